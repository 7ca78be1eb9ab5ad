import { day, parseDay } from '@fairlead/core/calendar/day';
import { displayDay, fullDay, longDay } from '@fairlead/core/calendar/display';
import type { ApplicationState } from '@fairlead/core/application/states';
import type { LoanState } from '@fairlead/core/loan/states';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { applicationPath, loanPath } from '@fairlead/contract/web/account-paths';
import { APPLICATION_STATUS } from '../../parts/application/application-status.ts';
import { MESSAGES } from '../../paths.ts';
import type { ApplicationSummary, LoanSummary } from '../../resources/open-applications.ts';

/** A loan or an application on the dashboard, with its next action. */
export type Entry = {
  id: string;
  heading: string;
  status: string;
  /** The main figure, if there is one. */
  figure: { label: string; value: string; note?: string } | null;
  lines: readonly { label: string; value: string }[];
  href: string;
  action: string;
  /** Where else it leads. */
  link: { label: string; href: string } | null;
  /** The smallest number is the most urgent. */
  urgency: number;
};

type LoanWords = { status: string; urgency: number };

const LOAN_WORDS = {
  Late: { status: 'We haven’t received a payment', urgency: 0 },
  Live: { status: 'Being repaid', urgency: 3 },
  Pending: { status: 'Your money is being sent', urgency: 4 },
  Funded: { status: 'Your money has been sent', urgency: 4 },
  Complete: { status: 'Repaid in full', urgency: 6 },
  Cancelled: { status: 'Cancelled', urgency: 6 },
  Settled: { status: 'Settled early', urgency: 6 },
  Sold: { status: 'Now owned by another company', urgency: 6 },
  'Written Off': { status: 'Closed', urgency: 6 },
  Terminated: { status: 'Ended', urgency: 6 },
  'Voluntary terminated': { status: 'Ended by you', urgency: 6 },
} satisfies Record<LoanState, LoanWords>;

type ApplicationWords = { action: string; isPriced: boolean; urgency: number };

const APPLICATION_WORDS = {
  'Address Mismatch': { action: 'Check your address', isPriced: false, urgency: 1 },
  Requirements: { action: 'Continue application', isPriced: true, urgency: 1 },
  Documents: { action: 'Continue application', isPriced: true, urgency: 1 },
  Quoted: { action: 'See your offer', isPriced: true, urgency: 2 },
  Requested: { action: 'See your confirmation', isPriced: true, urgency: 4 },
  Referred: { action: 'See what happens next', isPriced: false, urgency: 4 },
  Unrequested: { action: 'Reopen this offer', isPriced: true, urgency: 5 },
  Declined: { action: 'See why', isPriced: false, urgency: 5 },
  Expired: { action: 'See why', isPriced: false, urgency: 5 },
} satisfies Record<ApplicationState, ApplicationWords>;

/** Everything a borrower has, the most urgent first. */
export function presentDashboard(
  loans: readonly LoanSummary[],
  applications: readonly ApplicationSummary[],
): Entry[] {
  return [...loans.map(presentLoan), ...applications.map(presentApplication)].toSorted(
    (one, other) => one.urgency - other.urgency,
  );
}

function presentLoan(loan: LoanSummary): Entry {
  const { id, reference, state, amount, leftToPay, isAccountNeeded } = loan;
  const figure = loanFigure(loan);
  const left = { label: 'Left to pay', value: formatPounds(leftToPay) };
  return {
    id,
    heading: `${formatWholePounds(amount)} loan`,
    status: loanStatus(loan),
    figure,
    lines: [...(leftToPay > 0 ? [left] : []), { label: 'Reference', value: reference }],
    href: loanPath(id),
    action: isAccountNeeded ? 'Add another account' : 'See this loan',
    link: state === 'Complete' ? { label: 'Read our closing letter', href: MESSAGES } : null,
    urgency: wordsOf(loan).urgency,
  };
}

const NOT_PAID: LoanWords = { status: 'We couldn’t pay you', urgency: 0 };

const wordsOf = ({ state, isAccountNeeded }: LoanSummary): LoanWords =>
  isAccountNeeded ? NOT_PAID : LOAN_WORDS[state];

/** "Repaid in full on 5 December 2029". */
function loanStatus(loan: LoanSummary): string {
  const { endedOn } = loan;
  const { status } = wordsOf(loan);
  return endedOn === null ? status : `${status} on ${longDay(endedOn)}`;
}

/** What is due next, or is late; what was sent before that. */
function loanFigure(loan: LoanSummary): Entry['figure'] {
  const { state, amount, arrears, nextPaymentOn, nextPaymentAmount } = loan;
  if (loan.isAccountNeeded) return { label: 'Waiting for you', value: formatWholePounds(amount) };
  if (state === 'Pending' || state === 'Funded') return { label: 'Sent to you', value: formatPounds(amount) };
  if (arrears > 0) return { label: 'To catch up', value: formatPounds(arrears) };
  if (nextPaymentOn === null || nextPaymentAmount === null) return null;
  const how = loan.isMandateActive ? ', by Direct Debit' : '';
  const note = `${fullDay(day(nextPaymentOn))}${how}`;
  return { label: 'Next payment', value: formatPounds(nextPaymentAmount), note };
}

function presentApplication(application: ApplicationSummary): Entry {
  const { id, state, amount, term, createdAt, expiresAt, monthlyCost } = application;
  const { action, isPriced, urgency } = APPLICATION_WORDS[state];
  const until = expiresAt === null || !isPriced ? undefined : parseDay(expiresAt.slice(0, 10));
  return {
    id,
    heading: `${formatWholePounds(amount)} over ${term} months`,
    status: applicationStatus(application),
    figure:
      isPriced && monthlyCost !== null ? { label: 'Each month', value: formatPounds(monthlyCost) } : null,
    lines: [
      { label: 'Started', value: displayDay(day(createdAt.slice(0, 10))) },
      ...(until ? [{ label: 'Offer valid until', value: displayDay(until) }] : []),
    ],
    href: applicationPath(application),
    action,
    link: null,
    urgency,
  };
}

/** What is left to do, where something is asked. */
function applicationStatus({ state, tasksLeft }: ApplicationSummary): string {
  if (state !== 'Requirements' || tasksLeft === null || tasksLeft === 0) return APPLICATION_STATUS[state];
  return tasksLeft === 1 ? 'One thing left to do' : `${tasksLeft} things left to do`;
}
