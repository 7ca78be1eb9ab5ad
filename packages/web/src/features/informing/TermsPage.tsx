import { longDay } from '@fairlead/core/calendar/display';
import { day } from '@fairlead/core/calendar/day';
import { brokerWords } from '../../parts/lender/broker-words.ts';
import { InformationPage } from '../../parts/public/InformationPage.tsx';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';
import { factsOf } from './facts.ts';

const CHANGED_ON = day('2026-11-21');

export function TermsPage(page: PublicPageProps) {
  const { websiteName } = page.brand.dictionary;
  return (
    <InformationPage
      page={page}
      title="Terms of use"
      description={`What you may expect of the ${websiteName} website, and what it expects of you.`}
      lead={`These terms are about this website. They were last changed on ${longDay(CHANGED_ON)}. If you borrow, your credit agreement is a document of its own, and where the two differ the agreement counts.`}
      sections={[
        { id: 'who', heading: 'Who we are', content: <Who {...page} /> },
        { id: 'prices', heading: 'Prices on this site', content: <Prices {...page} /> },
        { id: 'no-advice', heading: 'Information, not advice', content: <NoAdvice {...page} /> },
        { id: 'account', heading: 'Your account', content: <Account {...page} /> },
        { id: 'fair-use', heading: 'Using the site fairly', content: <FairUse /> },
        { id: 'available', heading: 'If the site does not work', content: <Available /> },
        { id: 'others', heading: 'Words, pictures and other sites', content: <Others {...page} /> },
        { id: 'responsible', heading: 'What we are responsible for', content: <Responsible /> },
        { id: 'law', heading: 'Law, courts and changes', content: <Law {...page} /> },
      ]}
    />
  );
}

function Who({ brand }: PublicPageProps) {
  const { websiteName, legalEntity, tradingAddress, contactEmails } = brand.dictionary;
  return (
    <>
      <p>
        {brokerWords(brand.dictionary)} The site is run for the lender, company number{' '}
        {legalEntity.companyNumber}, {legalEntity.address.join(', ')}. “We” means the lender, and{' '}
        {websiteName} where it acts for it.
      </p>
      <p>
        You reach us at <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a> or at{' '}
        {tradingAddress.join(', ')}.
      </p>
      {legalEntity.isDemonstration && (
        <p>The site is a demonstration. The lender is fictional and no loan is made.</p>
      )}
    </>
  );
}

function Prices({ brand }: PublicPageProps) {
  const { quoteDays } = factsOf(brand);
  return (
    <>
      <p>
        Anybody can work out a price here. Before we know you it is an illustration, not an offer: the page
        says which credit history it assumes.
      </p>
      <p>
        A price of your own is one that you get after an application. It holds for {quoteDays} days. The
        figures in the documents that you sign are worked out on the real dates of your payments, so an
        instalment may differ from the quote by a little; the APR does not. There is no loan until both sides
        have signed an agreement.
      </p>
    </>
  );
}

function NoAdvice(page: PublicPageProps) {
  return (
    <p>
      Our pages explain our own product. They do not recommend that you borrow, and they do not compare us
      with others. For independent guidance, free of charge, go to{' '}
      <a href="https://www.moneyhelper.org.uk/" rel="noreferrer">
        MoneyHelper
      </a>
      . If paying is difficult, see{' '}
      <a href={publicAddress('/help-and-support#difficulty', page)}>help and support</a>.
    </p>
  );
}

function Account({ brand }: PublicPageProps) {
  const { phone } = brand.dictionary;
  return (
    <>
      <p>
        You sign in with a link that we send to your email address. Whoever can read that mailbox can ask for
        a link, so keep it to yourself, and tell nobody a code that we text you.
      </p>
      <p>
        What you tell us in an application must be true and your own. If you think that somebody else has been
        in your account, call {phone} at once.
      </p>
    </>
  );
}

/** Computer Misuse Act 1990, ss.1 to 3A. */
function FairUse() {
  return (
    <>
      <p>Read, print and share our pages as you like. Do not:</p>
      <ul>
        <li>apply in the name of another person, or with made-up answers</li>
        <li>try to get into what is not yours, or get around a limit or a check</li>
        <li>send harmful files, or so many requests that others are slowed down</li>
        <li>collect prices by machine to show them elsewhere without asking us</li>
      </ul>
      <p>If somebody does, we may close their access, and tell the police where the law is broken.</p>
    </>
  );
}

function Available() {
  return (
    <>
      <p>
        We may stop the site for a time to mend or change it. What you have sent us is kept. Answers that you
        have typed and not yet sent stay in your own browser tab for up to a day.
      </p>
      <p>
        A fault of the site never makes your payment late by itself: direct debits run without it. If it keeps
        you from doing something in time, call us before the time is up, or as soon as you can.
      </p>
    </>
  );
}

function Others(page: PublicPageProps) {
  const { websiteName } = page.brand.dictionary;
  return (
    <>
      <p>
        The words, drawings and figures on this site belong to us or to those who let us use them. Name{' '}
        {websiteName} when you quote them.
      </p>
      <p>
        Where we link to another site, such as a public service, it speaks for itself. What we do with
        information about you is in the <a href={publicAddress('/privacy', page)}>privacy notice</a>.
      </p>
    </>
  );
}

/** Consumer Rights Act 2015, ss.31, 57, 62 and 65: what a consumer term may not shut out. */
function Responsible() {
  return (
    <>
      <p>
        We are responsible for loss that you suffer because we broke these terms or did not take reasonable
        care, as far as it could be foreseen. We are not responsible for a loss that nobody could foresee, for
        a loss to a business, or for what is caused by a virus that we took reasonable care to keep out.
      </p>
      <p>
        Nothing here takes away a right that the law gives you, nor limits what we owe for death or injury
        through carelessness, for fraud, or under consumer credit law.
      </p>
    </>
  );
}

function Law(page: PublicPageProps) {
  return (
    <>
      <p>
        These terms are under the law of England and Wales, and its courts decide. If you live in Scotland or
        Northern Ireland you may go to the courts there, and the protection that the law there gives you stays
        yours.
      </p>
      <p>
        When we change these terms we put the new ones here with their date. They count from then on, not for
        what was before. If you are not content with us, see{' '}
        <a href={publicAddress('/complaints', page)}>complaints</a>.
      </p>
    </>
  );
}
