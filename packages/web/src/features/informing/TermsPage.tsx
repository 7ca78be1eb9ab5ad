import { rateThatStays } from '@fairlead/core/pricing/product-dates';
import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import { keptForWords } from '@fairlead/core/retention/retention-words';
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
      description={`What you can expect from the ${websiteName} website, and what we expect from you.`}
      lead={`These terms are about this website. They were last changed on ${longDay(CHANGED_ON)}. If you borrow, your credit agreement is a separate document. If the two differ, the agreement applies.`}
      sections={[
        { id: 'who', heading: 'Who we are', content: <Who {...page} /> },
        { id: 'prices', heading: 'Prices on this site', content: <Prices {...page} /> },
        { id: 'no-advice', heading: 'Information, not advice', content: <NoAdvice {...page} /> },
        { id: 'account', heading: 'Your account', content: <Account {...page} /> },
        { id: 'fair-use', heading: 'Using the site fairly', content: <FairUse /> },
        { id: 'available', heading: 'If the site does not work', content: <Available /> },
        { id: 'others', heading: 'Content and other sites', content: <Others {...page} /> },
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
        You can contact us at <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a> or at{' '}
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
        Anyone can work out a price here. Until you apply, a price is an illustration and not an offer. The
        page says which credit history a price is for. If you don’t choose one, it shows the range of prices.
      </p>
      <p>
        You get your own price after you apply. We’ll hold it for {quoteDays} days. We work out the figures in
        the documents that you sign from your actual payment dates, so a payment may differ slightly from the
        quote. The {rateThatStays(brand.config.productId)} does not change. There is no loan until you and the
        lender have signed an agreement.
      </p>
    </>
  );
}

function NoAdvice(page: PublicPageProps) {
  return (
    <p>
      Our pages explain our own product. They do not recommend that you borrow, and they do not compare us
      with others. For free, independent guidance, go to{' '}
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
        You sign in with a link that we send to your email address. Anyone who can read that mailbox can ask
        for a link, so keep it private. Never tell anyone a code that we text you.
      </p>
      <p>
        What you tell us in an application must be true and about you. If you think someone else has used your
        account, call {phone} straight away.
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
        <li>try to access anything that is not yours, or get around a limit or a check</li>
        <li>send harmful files, or so many requests that others are slowed down</li>
        <li>collect prices automatically to show them elsewhere without asking us</li>
      </ul>
      <p>If you do any of these, we may close your access, and tell the police if the law is broken.</p>
    </>
  );
}

function Available() {
  return (
    <>
      <p>
        We may take the site down for a time to fix or change it. We keep what you have sent us. Answers that
        you have typed but not sent stay in your browser tab for up to a day and, once you have given your
        email address, with us for {keptForWords(RETENTION_PERIODS.drafts)}.
      </p>
      <p>
        A problem with the site does not stop Direct Debits, so it does not make your payment late. If it
        stops you from doing something in time, call us before the deadline, or as soon as you can.
      </p>
    </>
  );
}

function Others(page: PublicPageProps) {
  const { websiteName } = page.brand.dictionary;
  return (
    <>
      <p>
        The text, drawings and figures on this site belong to us or to those who let us use them. Name{' '}
        {websiteName} when you quote them.
      </p>
      <p>
        If we link to another site, such as a public service, we are not responsible for its content. To see
        how we use your information, read the <a href={publicAddress('/privacy', page)}>privacy notice</a>.
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
        care, as far as it could be foreseen. We are not responsible for a loss that no one could foresee, for
        a loss to a business, or for damage caused by a virus that we took reasonable care to keep out.
      </p>
      <p>
        Nothing here takes away a right that the law gives you. Nor does it limit our liability for death or
        injury caused by negligence, for fraud, or under consumer credit law.
      </p>
    </>
  );
}

function Law(page: PublicPageProps) {
  return (
    <>
      <p>
        The law of England and Wales applies to these terms, and its courts decide disputes. If you live in
        Scotland or Northern Ireland, you can use the courts there, and you keep the protection that the law
        there gives you.
      </p>
      <p>
        When we change these terms, we publish the new ones here with their date. They apply from then on, and
        not to anything that happened before. If you’re not happy with us, see{' '}
        <a href={publicAddress('/complaints', page)}>complaints</a>.
      </p>
    </>
  );
}
