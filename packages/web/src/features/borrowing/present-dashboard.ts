import { day, parseDay } from '@fairlead/core/calendar/day';
import { displayDay } from '@fairlead/core/calendar/display';
import type { ApplicationState } from '@fairlead/core/application/states';
import type { LoanState } from '@fairlead/core/loan/states';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { loanPath } from '../../resources/loan.ts';
import { applicationPath, type ApplicationSummary, type LoanSummary } from './dashboard-destination.ts';

/** One thing a borrower has here, and what they can do with it. */
export type Entry = {
  id: string;
  heading: string;
  status: string;
  /** The figure that matters of it. */
  figure: { label: string; value: string };
  lines: readonly { label: string; value: string }[];
  href: string;
  action: string;
};

const LOAN_STATUS = {
  Pending: 'Your money is being sent',
  Funded: 'Your money has been sent',
  Live: 'Being repaid',
  Late: 'A payment has not reached us',
  Complete: 'Repaid in full',
  Cancelled: 'You withdrew from it',
  Settled: 'Settled early',
  Sold: 'Belongs to another company',
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
      ? { label: 'To you', value: formatPounds(amount) }
      : { label: 'Left to pay', value: formatPounds(leftToPay) },
    lines: [...next, { label: 'Reference', value: reference }],
    href: loanPath(id),
    action: 'See this loan',
  };
}

type Words = { status: string; action: string };

const APPLICATION_WORDS = {
  Quoted: { status: 'Your price is ready', action: 'See your offer' },
  Declined: { status: 'We could not offer a loan', action: 'See why' },
  'Address Mismatch': { status: 'We need to check your address', action: 'Check your address' },
  Referred: { status: 'A person is looking at it', action: 'See where it stands' },
  Requirements: { status: 'A few details are left', action: 'Go on with it' },
  Documents: { status: 'Your documents are ready to read', action: 'Go on with it' },
  Requested: { status: 'Signed', action: 'See it' },
  Unrequested: { status: 'You chose not to go on', action: 'Open it again' },
  Expired: { status: 'The price has ended', action: 'See it' },
} satisfies Record<ApplicationState, Words>;

export function presentApplicationEntry(application: ApplicationSummary): Entry {
  const { id, state, amount, term, createdAt, expiresAt } = application;
  const words = APPLICATION_WORDS[state];
  const until = expiresAt === null ? undefined : parseDay(expiresAt.slice(0, 10));
  const isPriced = !['Declined', 'Address Mismatch', 'Referred'].includes(state);
  return {
    id,
    heading: 'Your application',
    status: words.status,
    figure: { label: `Over ${term} months`, value: formatPounds(amount) },
    lines: [
      { label: 'Started', value: displayDay(day(createdAt.slice(0, 10))) },
      ...(until && isPriced ? [{ label: 'Price held until', value: displayDay(until) }] : []),
    ],
    href: applicationPath(application),
    action: words.action,
  };
}
