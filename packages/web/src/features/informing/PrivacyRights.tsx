import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import { keptForWords } from '@fairlead/core/retention/retention-words';
import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

export function HowLong(page: PublicPageProps) {
  const { brand } = page;
  const isOpen = isOpenToApplications(brand.config.productId, page.settings.clientConfig);
  return (
    <>
      <ul>
        <li>
          <strong>Counts of requests</strong> from a network address:{' '}
          {keptForWords(RETENTION_PERIODS.requestCounts)}
        </li>
        <li>
          <strong>Sign-in links and sessions</strong>: {keptForWords(RETENTION_PERIODS.signIns)} after they
          end
        </li>
        <li>
          <strong>Browsers that you have signed in with</strong>:{' '}
          {keptForWords(RETENTION_PERIODS.knownBrowsers)} after you last signed in with them
        </li>
        {isOpen && (
          <li>
            <strong>Devices that you have signed in with</strong>: {keptForWords(RETENTION_PERIODS.devices)}{' '}
            after each visit
          </li>
        )}
        {isOpen && (
          <li>
            <strong>Which version of a page we showed you</strong>, where we compare two:{' '}
            {keptForWords(RETENTION_PERIODS.experimentSeeds)}; you can switch this off on{' '}
            <a href={publicAddress('/cookies', page)}>our cookies page</a>
          </li>
        )}
        <li>
          <strong>Counts of how often a page was opened</strong>, if you agree to statistics; they say nothing
          about you: {keptForWords(RETENTION_PERIODS.pageViews)}
        </li>
        <li>
          <strong>Visits to our pages</strong>, stored with a number for your browser and without your name:{' '}
          {keptForWords(RETENTION_PERIODS.visits)}
        </li>
        <li>
          <strong>Copies of our server’s replies</strong>, stored so that pressing a button twice only acts
          once: {keptForWords(RETENTION_PERIODS.answers)}
        </li>
        <li>
          <strong>Messages about your payments</strong> from the services that carry them out:{' '}
          {keptForWords(RETENTION_PERIODS.providerMessages)}
        </li>
        {brand.switches.contactUsForm && (
          <li>
            <strong>What you send with the form on our contact page</strong>, and our emails about it:{' '}
            {keptForWords(RETENTION_PERIODS.contactMessages)}, the time for which we must keep the record of a
            complaint
          </li>
        )}
        <li>
          <strong>What you write or tell us in another way</strong>: until we’ve dealt with it, and a
          complaint for at least {keptForWords(RETENTION_PERIODS.contactMessages)}
        </li>
        {isOpen && <OfApplications />}
      </ul>
      <p>
        What our server stores is deleted automatically at the end of that time.
        {isOpen &&
          ' Your account has a page about your data: download a copy of all of it, and see what we can delete now, what we can’t, why, and until when.'}{' '}
        If you want something deleted sooner, ask us. We’ll delete it unless the law or an open dispute
        prevents us.
      </p>
    </>
  );
}

function OfApplications() {
  return (
    <>
      <li>
        <strong>Answers that you saved and didn’t send</strong>, and our emails about them:{' '}
        {keptForWords(RETENTION_PERIODS.drafts)} after your last change, or until you apply or delete them
        from the link in our email
      </li>
      <li>
        <strong>That you pressed “Stop these emails” about saved answers</strong>:{' '}
        {keptForWords(RETENTION_PERIODS.stoppedAddresses)}, so that we don’t write again
      </li>
      <li>
        <strong>Payments that we read from your bank</strong>: until we’ve worked out your income, and{' '}
        {keptForWords(RETENTION_PERIODS.unusedBankData)} at most. What they show is stored with the
        application, or until you delete it
      </li>
      <li>
        <strong>
          A loan, its documents, the files that you sent for it, its payments and our messages about it
        </strong>
        : until it ends, and {keptForWords(RETENTION_PERIODS.loans)} afterwards, for as long as a claim about
        it is possible
      </li>
      <li>
        <strong>
          An application without a loan, its decision, its documents and the files that you sent for it
        </strong>
        : {keptForWords(RETENTION_PERIODS.applications)} after its last change, so that we can explain it
      </li>
      <li>
        <strong>Your budget</strong>, if you fill one in in your account:{' '}
        {keptForWords(RETENTION_PERIODS.financialStatements)} after its last change, or until you ask us to
        erase it
      </li>
      <li>
        <strong>Your choices about reminders and offers</strong>: as long as we keep your account, which is
        until the last of your applications and loans is deleted
      </li>
    </>
  );
}

export function Safe({ brand, settings }: PublicPageProps) {
  const isOpen = isOpenToApplications(brand.config.productId, settings.clientConfig);
  return (
    <p>
      {isOpen
        ? 'Your name, addresses, date of birth, bank details, the application as you sent it, your documents, your budget and messages in both directions are encrypted where they are stored. What you signed cannot be changed afterwards, not even by us.'
        : 'Messages in both directions are encrypted where they are stored.'}{' '}
      Our logs carry no names, addresses or account numbers.
    </p>
  );
}

/** UK GDPR, Articles 12 to 21; a month to answer, Article 12(3). Complaints: Data Protection Act 2018, s.164A. */
export function Rights(page: PublicPageProps) {
  return (
    <>
      <p>Using them is free, and we’ll answer within a month. You can ask us to:</p>
      <ul>
        <li>tell you what we hold about you, and give you a copy</li>
        <li>correct what is wrong, and complete what is missing</li>
        <li>delete what we no longer need, or stop using it while a question is open</li>
        <li>give you the information you gave us in a format that a computer can read</li>
        <li>
          stop using it for our own interests, and stop using it for offers and advertising straight away
        </li>
        <li>
          stop using information that you agreed to let us use, if you withdraw your consent; what we did
          before that stays lawful
        </li>
      </ul>
      <p>
        To use a right or to complain, <a href={publicAddress('/contact', page)}>contact us in any way</a>. We
        acknowledge a complaint about your information within 30 days and tell you the outcome. You can also
        go to the{' '}
        <a href="https://ico.org.uk/make-a-complaint/" rel="noreferrer">
          Information Commissioner’s Office
        </a>
        , which regulates data protection in the United Kingdom.
      </p>
    </>
  );
}
