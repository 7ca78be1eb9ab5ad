import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import { keptForWords } from '../../parts/lender/retention-words.ts';
import { isOpenToApplications } from '../../parts/application/open-products.ts';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

/** Limitation Act 1980, s.5: six years; Prescription and Limitation (Scotland) Act 1973, s.6: five. */
const CLAIM_YEARS = { most: 6, scotland: 5 } as const;

export function HowLong({ brand }: PublicPageProps) {
  const isOpen = isOpenToApplications(brand.config.productId);
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
          <strong>Copies of answers</strong>, kept so that a button pressed twice acts once:{' '}
          {keptForWords(RETENTION_PERIODS.answers)}
        </li>
        {brand.switches.contactUsForm && (
          <li>
            <strong>What you send by the form on our contact page</strong>, and our emails about it:{' '}
            {keptForWords(RETENTION_PERIODS.contactMessages)}, the time for which the record of a complaint
            must be kept
          </li>
        )}
        <li>
          <strong>What you write or tell us in another way</strong>: until it is dealt with, and a complaint
          for at least {keptForWords(RETENTION_PERIODS.contactMessages)}
        </li>
        {isOpen && <OfApplications />}
      </ul>
      <p>
        {isOpen &&
          'Loans, applications and choices are not deleted by machine when their years are over: ask, and we delete them. '}
        If you want something deleted sooner, ask. We delete it unless a law or an open question stands
        against it.
      </p>
    </>
  );
}

function OfApplications() {
  return (
    <>
      <li>
        <strong>A loan, its documents, its payments and our messages about it</strong>: while it runs, and for
        as long afterwards as a claim about it can be brought, which is {CLAIM_YEARS.most} years (
        {CLAIM_YEARS.scotland} in Scotland)
      </li>
      <li>
        <strong>An application without a loan, and its decision</strong>: for as long as we may have to
        explain it, at most those {CLAIM_YEARS.most} years
      </li>
      <li>
        <strong>Your choices about reminders and offers</strong>: as long as the application or loan with
        which you made them, so that we can show what you chose
      </li>
    </>
  );
}

export function Safe({ brand }: PublicPageProps) {
  const isOpen = isOpenToApplications(brand.config.productId);
  return (
    <p>
      {isOpen
        ? 'Bank details, dates of birth, the application as you sent it, your documents and messages in both directions are encrypted where they are stored. What you signed cannot be changed afterwards, not even by us.'
        : 'Messages in both directions are encrypted where they are stored.'}{' '}
      Our logs carry no names, addresses or account numbers.
    </p>
  );
}

/** UK GDPR, Articles 12 to 21; a month to answer, Article 12(3). Complaints: Data Protection Act 2018, s.164A. */
export function Rights(page: PublicPageProps) {
  return (
    <>
      <p>It costs nothing to use them, and we answer within a month. You can ask us to:</p>
      <ul>
        <li>tell you what we hold about you, and give you a copy</li>
        <li>correct what is wrong, and complete what is missing</li>
        <li>delete what we no longer need, or stop using it while a question is open</li>
        <li>hand you, in a form that a computer reads, what you gave us yourself</li>
        <li>stop using it for our own interests, and at once for offers and advertising</li>
        <li>forget a consent that you gave; what was done before stays lawful</li>
      </ul>
      <p>
        To use a right or to complain, <a href={publicAddress('/contact', page)}>reach us in any way</a>. We
        acknowledge a complaint about your information within 30 days and tell you what comes of it. You can
        also go to the{' '}
        <a href="https://ico.org.uk/make-a-complaint/" rel="noreferrer">
          Information Commissioner’s Office
        </a>
        , which watches over data protection in the United Kingdom.
      </p>
    </>
  );
}
