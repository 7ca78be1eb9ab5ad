import { isOpenToApplications } from '../../parts/application/open-products.ts';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

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

/** UK GDPR, Article 13(2)(e). */
export function MustYou({ brand }: PublicPageProps) {
  if (!isOpenToApplications(brand.config.productId))
    return <p>No. If you write to us, we need a name and an address to answer to, and nothing else.</p>;
  return (
    <>
      <p>
        Not to look at prices. To apply, yes: the law asks us to know who you are and to see what you can
        afford. Without those answers we can neither decide nor make an agreement with you. Where the form
        does not need an answer, it says “optional”.
      </p>
      <p>
        What you tell us of your support needs, and whether offers may be sent to you, is up to you. Neither
        changes what we decide or what you pay.
      </p>
    </>
  );
}

type Receiver = { who: string; what: string };

const OF_APPLICATIONS: readonly Receiver[] = [
  { who: 'A credit reference agency', what: 'for the search above' },
  { who: 'An address finder', what: 'which is told the postcode that you type' },
  { who: 'A bank account check', what: 'which compares name and number with your bank’s' },
  { who: 'Payment services and banks', what: 'which send the money and collect direct debits' },
  {
    who: 'A comparison site that sent you to us',
    what: 'where the lender pays it for an agreement: it is told that there is one, and nothing else of you',
  },
  { who: 'Somebody who buys or collects a debt', what: 'if it comes to that; you are told first' },
];

const OF_EVERYTHING: readonly Receiver[] = [
  { who: 'Those who carry our emails and text messages', what: 'to the address or number that you gave' },
  { who: 'Regulators, the ombudsman, courts and the police', what: 'where the law says so' },
];

export function Receivers(page: PublicPageProps) {
  const isOpen = isOpenToApplications(page.brand.config.productId);
  return (
    <>
      <p>Only those who need it for their part, and only as much as they need:</p>
      <ul>
        {[...(isOpen ? OF_APPLICATIONS : []), ...OF_EVERYTHING].map(({ who, what }) => (
          <li key={who}>
            <strong>{who}</strong>, {what}
          </li>
        ))}
      </ul>
      <p>
        What our pages store on your own device, and who is involved, is on{' '}
        <a href={publicAddress('/cookies', page)}>the page on cookies</a>.
      </p>
    </>
  );
}

/** UK GDPR, Articles 13(1)(f), 45A and 46. */
export function Abroad({ brand }: PublicPageProps) {
  const { support } = brand.dictionary.contactEmails;
  return (
    <p>
      If somebody named above, or a service that you agree to on the page on cookies, works outside the United
      Kingdom, it receives information only where UK law counts that country as safe, or under the standard
      contract of the Information Commissioner. Ask for a copy at <a href={`mailto:${support}`}>{support}</a>.
    </p>
  );
}
