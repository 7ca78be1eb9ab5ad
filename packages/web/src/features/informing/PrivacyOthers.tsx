import { isOpenToApplications } from '@fairlead/contract/web/open-products';
import { publicAddress, type PublicPageProps } from '../../parts/public/public-page.ts';

export function CreditFiles() {
  return (
    <>
      <p>
        When you ask for your own rate, we send your name, date of birth and addresses to a credit reference
        agency and receive its report. This is a soft search: you can see it on your file, but other lenders
        can’t, and it doesn’t affect your score. If the agency doesn’t find you, we ask you to check your
        address and search again.
      </p>
      <p>
        How you repay a loan, including late or missed payments, can be recorded on your credit file, where
        other lenders can see it. Each agency explains what it does in the Credit Reference Agency Information
        Notice on its site.
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
        A computer decides whether we lend and at what price. It applies written rules to your age, your
        income, serious problems on your credit file, the agency’s score, and what you would have left after
        bills and the new payment. Our team reviews some applications before we decide.
      </p>
      <p>
        You can ask how we reached a decision about you, tell us what you think of it, and ask for a person to
        look at it again: on the page with the decision within 30 days, or by calling {phone} or writing to{' '}
        <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a>.
      </p>
    </>
  );
}

/** UK GDPR, Article 13(2)(e). */
export function MustYou({ brand, settings }: PublicPageProps) {
  if (!isOpenToApplications(brand.config.productId, settings.clientConfig))
    return <p>No. If you write to us, we only need a name and an address so that we can reply.</p>;
  return (
    <>
      <p>
        Not to look at prices. To apply, yes: the law requires us to check who you are and what you can
        afford. Without those answers we can’t make a decision or an agreement with you. If a question is
        optional, the form says so.
      </p>
      <p>
        You choose whether to tell us about support needs, and whether we can send you offers. Neither affects
        our decision or what you pay.
      </p>
    </>
  );
}

type Receiver = { who: string; what: string };

const OF_APPLICATIONS: readonly Receiver[] = [
  { who: 'A credit reference agency', what: 'for the search above' },
  { who: 'An address finder', what: 'which receives the postcode that you type' },
  {
    who: 'A bank account check',
    what: 'which compares your name and account number with your bank’s records',
  },
  {
    who: 'TrueLayer, if you connect your bank to prove your income',
    what: 'which gets the payments of your current accounts from your bank and passes them to us, once',
  },
  { who: 'Payment services and banks', what: 'which send the money and collect Direct Debits' },
  {
    who: 'A comparison site that sent you to us',
    what: 'if the lender pays it a commission: it learns that there is an agreement, and nothing else about you',
  },
  {
    who: 'A panel of other lenders, and the one that you choose, if we decline you and you ask us to find one',
    what: 'which first sees the loan and a range of your income without your name, and the details of your application only if you choose to continue with it',
  },
  { who: 'A company that buys or collects a debt', what: 'if that becomes necessary; we’ll tell you first' },
];

const OF_EVERYTHING: readonly Receiver[] = [
  {
    who: 'The companies that deliver our emails and text messages',
    what: 'to the address or number you gave us',
  },
  { who: 'Regulators, the ombudsman, courts and the police', what: 'where the law requires it' },
];

export function Receivers(page: PublicPageProps) {
  const isOpen = isOpenToApplications(page.brand.config.productId, page.settings.clientConfig);
  return (
    <>
      <p>Only those who need it to do their job, and only as much as they need:</p>
      <ul>
        {[...(isOpen ? OF_APPLICATIONS : []), ...OF_EVERYTHING].map(({ who, what }) => (
          <li key={who}>
            <strong>{who}</strong>, {what}
          </li>
        ))}
      </ul>
      <p>
        To see what our pages store on your device, and who is involved, read{' '}
        <a href={publicAddress('/cookies', page)}>our cookies page</a>.
      </p>
    </>
  );
}

/** UK GDPR, Articles 13(1)(f), 45A and 46. */
export function Abroad({ brand }: PublicPageProps) {
  const { support } = brand.dictionary.contactEmails;
  return (
    <p>
      If anyone named above, or a service that you agree to on our cookies page, is outside the United
      Kingdom, it only receives information if UK law treats that country as safe, or under the Information
      Commissioner’s standard contract. Ask for a copy at <a href={`mailto:${support}`}>{support}</a>.
    </p>
  );
}
