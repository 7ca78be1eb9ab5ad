import { publicAddress, type PublicPageProps } from '../../parts/public-page.ts';

export function CreditFiles() {
  return (
    <>
      <p>
        When you ask for your own rate we send your name, date of birth and addresses to a credit reference
        agency and receive its report. It is a soft search: you can see it on your file, other lenders cannot,
        and your score does not change. If the agency does not find you, we ask you to check your address and
        search once more.
      </p>
      <p>
        How a loan is repaid, late or missed payments too, can be recorded on your credit file, where other
        lenders see it. The agencies explain what they do in a notice of their own, the Credit Reference
        Agency Information Notice, on each of their sites.
      </p>
    </>
  );
}

/** UK GDPR, Articles 22A to 22D, as put in by the Data (Use and Access) Act 2025, s.80. */
export function AutomatedDecisions({ brand }: PublicPageProps) {
  const { phone, contactEmails } = brand.dictionary;
  return (
    <>
      <p>
        Whether we lend and at what price is worked out by a computer with written rules: your age, your
        income, serious marks on your credit file, the score of the agency, and what would be left of your
        income after bills and the new payment. Some applications are read by a person before there is an
        answer.
      </p>
      <p>
        You may ask how a decision about you was reached, tell us what you think of it, and have a person look
        at it again. Call {phone} or write to{' '}
        <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a>.
      </p>
    </>
  );
}

export function Receivers(page: PublicPageProps) {
  return (
    <>
      <p>Only those who need it for their part, under contract, and only as much as they need:</p>
      <ul>
        <li>
          <strong>A credit reference agency</strong>, for the search above
        </li>
        <li>
          <strong>An address finder</strong>, which is told the postcode that you type
        </li>
        <li>
          <strong>A bank account check</strong>, which compares name and number with your bank’s
        </li>
        <li>
          <strong>Payment services and banks</strong>, which send the money and collect direct debits
        </li>
        <li>
          <strong>Those who carry our emails and text messages</strong>
        </li>
        <li>
          <strong>Regulators, the ombudsman, courts and the police</strong>, where the law says so
        </li>
        <li>
          <strong>Somebody who buys or collects a debt</strong>, if it comes to that; you are told first
        </li>
      </ul>
      <p>
        Comparison sites that send you to us learn nothing about you from us. What our pages store on your own
        device, and who is involved, is on <a href={publicAddress('/cookies', page)}>the page on cookies</a>.
      </p>
    </>
  );
}
