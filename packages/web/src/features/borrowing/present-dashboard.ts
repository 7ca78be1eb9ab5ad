import { day, parseDay } from '@fairlead/core/calendar/day';
import { displayDay } from '@fairlead/core/calendar/display';
import type { ApplicationState } from '@fairlead/core/application/states';
import type { LoanState } from '@fairlead/core/loan/states';
import type { Pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { applicationPath, loanPath } from '@fairlead/contract/web/account-paths';
import { APPLICATION_STATUS } from '../../parts/application/application-status.ts';
import type { ApplicationSummary, LoanSummary } from '../../resources/open-applications.ts';

/** A loan or an application on the dashboard, with its next action. */
export type Entry = {
  id: string;
  heading: string;
  status: string;
  /** The main figure, if there is one. */
  figure: { label: string; value: string } | null;
  lines: readonly { label: string; value: string }[];
  href: string;
  action: string;
};

const LOAN_STATUS = {
  Pending: 'Your money is being sent',
  Funded: 'Your money has been sent',
  Live: 'Being repaid',
  Late: 'We haven’t received a payment',
  Complete: 'Repaid in full',
  Cancelled: 'You withdrew',
  Settled: 'Settled early',
  Sold: 'Now owned by another company',
  'Written Off': 'Closed',
  Terminated: 'Ended',
  'Voluntary terminated': 'Ended by you',
} satisfies Record<LoanState, string>;

const NOT_SENT_YET: readonly string[] = ['Pending', 'Funded'];

export function presentLoanEntry({
  id,
  reference,
  state,
  amount,
  leftToPay,
  nextPaymentOn,
}: LoanSummary): Entry {
  const isStarting = NOT_SENT_YET.includes(state);
  const next =
    nextPaymentOn === null ? [] : [{ label: 'Next payment due', value: displayDay(day(nextPaymentOn)) }];
  return {
    id,
    heading: `${formatWholePounds(amount)} loan`,
    status: LOAN_STATUS[state],
    figure: isStarting
      ? { label: 'Sent to you', value: formatPounds(amount) }
      : { label: 'Left to pay', value: formatPounds(leftToPay) },
    lines: [...next, { label: 'Reference', value: reference }],
    href: loanPath(id),
    action: 'See this loan',
  };
}

type Words = { action: string; isPriced: boolean };

const APPLICATION_WORDS = {
  Quoted: { action: 'See your offer', isPriced: true },
  Declined: { action: 'See why', isPriced: false },
  'Address Mismatch': { action: 'Check your address', isPriced: false },
  Referred: { action: 'See what happens next', isPriced: false },
  Requirements: { action: 'Continue application', isPriced: true },
  Documents: { action: 'Continue application', isPriced: true },
  Requested: { action: 'See your confirmation', isPriced: true },
  Unrequested: { action: 'Reopen this offer', isPriced: true },
  Expired: { action: 'See why', isPriced: false },
} satisfies Record<ApplicationState, Words>;

/** Whether it has a personal price to show. */
export function isPriced({ state }: Pick<ApplicationSummary, 'state'>): boolean {
  return APPLICATION_WORDS[state].isPriced;
}

/** A price that is still loading leaves its place empty; without one no figure is emphasised. */
export function presentApplicationEntry(
  application: ApplicationSummary,
  monthlyCost: Pence | 'on its way' | null,
): Entry {
  const { id, state, amount, term, createdAt, expiresAt } = application;
  const { action } = APPLICATION_WORDS[state];
  const until = expiresAt === null ? undefined : parseDay(expiresAt.slice(0, 10));
  return {
    id,
    heading: `${formatWholePounds(amount)} over ${term} months`,
    status: APPLICATION_STATUS[state],
    figure: isPriced(application) && monthlyCost !== null ? priceFigure(monthlyCost) : null,
    lines: [
      { label: 'Started', value: displayDay(day(createdAt.slice(0, 10))) },
      ...(until && isPriced(application) ? [{ label: 'Price held until', value: displayDay(until) }] : []),
    ],
    href: applicationPath(application),
    action,
  };
}

function priceFigure(monthlyCost: Pence | 'on its way') {
  return { label: 'Each month', value: monthlyCost === 'on its way' ? '…' : formatPounds(monthlyCost) };
}
