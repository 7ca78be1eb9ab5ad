import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Button } from '@fairlead/ui/button/Button';
import { InsetText } from '@fairlead/ui/inset-text/InsetText';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { SummaryList } from '@fairlead/ui/summary-list/SummaryList';
import { Stack } from '@fairlead/ui/stack/Stack';
import { formPath } from '../../paths.ts';
import { OtherThings } from '../../parts/loan/OtherThings.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { PhoneLink } from '../../parts/lender/PhoneLink.tsx';
import type { Application } from '../../resources/loan-application.ts';
import { useReadDownsellQuery } from '../../resources/requoting.ts';
import { usePageSettings } from '../../state/page-settings.ts';
import { ApplyAgain } from './ApplyAgain.tsx';
import { Downsell } from './Downsell.tsx';
import { OtherLender } from './OtherLender.tsx';
import { SecondLook } from './SecondLook.tsx';

/** Why we can't lend; or the most we could, and how to ask for it. */
export function Declined({ application }: { application: Application }) {
  const { amount, mostWeCanOffer, declineReasons, creditAgency } = application;
  const title =
    mostWeCanOffer === null
      ? 'We can’t lend to you at the moment'
      : `We can’t lend you ${formatWholePounds(amount)}`;
  return (
    <Page title={title}>
      <h1>{title}</h1>
      {mostWeCanOffer !== null && <SmallerLoan application={application} most={mostWeCanOffer} />}
      <Stack as="section" gap={3}>
        <h2>Why we decided this</h2>
        <ul className="list">
          {declineReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Stack>
      <SoftSearch />
      {creditAgency !== null && <CreditFile agency={creditAgency} />}
      <SecondLook application={application} />
      <OtherLender application={application} />
      <ApplyAgain application={application} />
      <WhatYouCanDo reference={application.reference} />
      <OtherThings here={application.id} />
    </Page>
  );
}

type CreditAgency = NonNullable<Application['creditAgency']>;

type SmallerLoanProps = { application: Application; most: NonNullable<Application['mostWeCanOffer']> };

/** The smaller loan with its price, as long as the decision holds; after that it takes another application. */
function SmallerLoan({ application, most }: SmallerLoanProps) {
  const { data, error } = useReadDownsellQuery({ params: { id: application.id } });
  if (data) return <Downsell application={application} downsell={data} />;
  return error ? (
    <ApplyForLess most={most} />
  ) : (
    <Skeleton label="Finding what we can lend you" figure lines={3} />
  );
}

function ApplyForLess({ most }: Pick<SmallerLoanProps, 'most'>) {
  return (
    <Stack gap={4}>
      <p className="lead">
        The most we could lend you is <strong>{formatWholePounds(most)}</strong>. You can ask for that or
        less; your other answers are saved.
      </p>
      <Button href={formPath('loan', { isChange: true, amount: Math.floor(most / 100) })}>
        Ask for {formatWholePounds(most)} instead
      </Button>
    </Stack>
  );
}

/** Whose file decided, each way to see it, and what to do about a mistake. */
function CreditFile({ agency: { name, address, phone, fileUrl } }: { agency: CreditAgency }) {
  return (
    <Stack as="section" gap={3}>
      <h2>The credit file we used</h2>
      <p>
        We used your credit file at <strong>{name}</strong>, a credit reference agency.
      </p>
      <p>You can see it free of charge. If something in it is wrong, ask the agency to correct it.</p>
      <SummaryList
        rows={[
          { key: 'Online', value: <a href={fileUrl}>See your file at {name}</a> },
          { key: 'Phone', value: <PhoneLink phone={phone} /> },
          { key: 'Post', value: `${name}, ${address}` },
        ]}
      />
    </Stack>
  );
}

function WhatYouCanDo({ reference }: { reference: string }) {
  const { phone, contactEmails } = usePageSettings().brand.dictionary;
  return (
    <Stack as="section" gap={4}>
      <h2>What you can do</h2>
      <ul className="list">
        <li>
          Talk to us about the decision: call <PhoneLink phone={phone} /> or write to{' '}
          <a href={`mailto:${contactEmails.support}`}>{contactEmails.support}</a>. Quote your reference,{' '}
          <strong className="tabular">{reference}</strong>.
        </li>
        <li>
          If you’re worried about money, you can get free and confidential debt advice, for example from{' '}
          <a href="https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt/debt-advice-locator">
            MoneyHelper
          </a>
          .
        </li>
      </ul>
      <p>Lenders look for different things. Several applications in a short time can count against you.</p>
    </Stack>
  );
}

/** The same for everyone who was declined. */
export function SoftSearch() {
  return (
    <InsetText>
      This was a soft search. Other lenders can’t see it, and it hasn’t changed your credit score.
    </InsetText>
  );
}
