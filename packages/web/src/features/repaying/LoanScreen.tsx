import { Link } from '@fairlead/ui/link/Link';
import { Skeleton } from '@fairlead/ui/skeleton/Skeleton';
import { Tabs } from '@fairlead/ui/tabs/Tabs';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { Suspense, useDeferredValue, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { CallFailed } from '../../parts/page/CallFailed.tsx';
import { laterPart } from '../../parts/page/later-part.tsx';
import { OtherThings } from '../../parts/loan/OtherThings.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { screen } from '../../parts/page/screen.ts';
import { BUDGET } from '../../paths.ts';
import { loanReading, useLoan, type Loan } from '../../resources/loan.ts';
import { LOAN_TABS, loanTabLinks, tabNamed, type LoanTab } from './loan-tabs.ts';
import { Overview } from './Overview.tsx';
import './loan.css';
import './loan-picture.css';
import './schedule.css';

export const handle = screen({ access: 'borrower', reads: loanReading });

const NO_LOAN = { status: 404, type: 'notFound', message: '', requestId: '' };

const ScheduleTab = laterPart('your schedule', async () => (await import('./ScheduleTab.tsx')).ScheduleTab);

const TransactionsTab = laterPart(
  'your transactions',
  async () => (await import('./TransactionsTab.tsx')).TransactionsTab,
);

const CONTENT: Readonly<Record<LoanTab, (loan: Loan) => ReactNode>> = {
  overview: (loan) => <Overview loan={loan} />,
  schedule: (loan) => <ScheduleTab loan={loan} />,
  transactions: (loan) => <TransactionsTab loan={loan} />,
};

/** The same for every loan, above its schedule and its transactions. */
const WORKING_DAYS =
  'If a due date isn’t a working day, we collect on the next working day. The payment counts from its due date, so a weekend never costs you interest.';

/** A loan and its plan, as of today. */
export default function LoanScreen() {
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  if (id === '') return <CallFailed error={NO_LOAN} />;
  return <LoanOf key={id} id={id} tab={tabNamed(search.get('tab'))} />;
}

function LoanOf({ id, tab }: { id: string; tab: LoanTab }) {
  const { data, error, refetch } = useLoan(id, {
    refetchOnMountOrArgChange: true,
  });
  // Deferred: a page that takes long to render does not hold up what the borrower does.
  const loan = useDeferredValue(data);
  if (error && !data) return <CallFailed error={error} onRetry={() => void refetch()} />;
  const name = LOAN_TABS[tab].toLowerCase();
  return (
    <Page title={`Your loan: ${name}`} width="wide">
      <header className="stack gap-2">
        <h1>
          Your loan <span className="visually-hidden">{name}</span>
        </h1>
        <p className="muted">{loan ? subtitleOf(loan) : '\u00a0'}</p>
      </header>
      <Tabs label="Your loan" tabs={loanTabLinks(id, tab)} />
      {tab !== 'overview' && <p className="measure">{WORKING_DAYS}</p>}
      {tab === 'overview' && (loan === undefined || asksAboutWorries(loan)) && (
        <p className="measure">
          Worried about a payment? <Link href="/contact">Talk to us</Link>, and we’ll look for a way to pay
          that works for you. <Link href={BUDGET}>Your budget</Link> shows what you can afford.
        </p>
      )}
      {loan ? <Suspense fallback={<Waiting />}>{CONTENT[tab](loan)}</Suspense> : <Waiting />}
      {loan && <OtherThings here={id} />}
    </Page>
  );
}

/** Pages of a loan in trouble say themselves what can be done. */
function asksAboutWorries({ state, isActive, payoutProblem, breathingSpace }: Loan): boolean {
  return isActive && state !== 'Late' && payoutProblem === null && breathingSpace === null;
}

function subtitleOf({ amount, term, reference }: Loan): string {
  return `${formatWholePounds(amount)} over ${term} months, reference ${reference}`;
}

/** The skeleton of the page, shown once loading takes long enough to notice. */
function Waiting() {
  return (
    <div className="loan-waiting stack gap-7">
      <Skeleton label="Loading your loan" figure lines={4} />
      <Skeleton label="Loading your plan" lines={6} />
    </div>
  );
}
