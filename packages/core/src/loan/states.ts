import { keysOf } from '../records.ts';
/**
 * Transitions of a loan. `Pending`, `Funded`, `Live`, `Late` and `Complete` are derived from the history; the other
 * states are reached by their own events. A correction can undo any transition.
 */
const TRANSITIONS = {
  Pending: ['Funded', 'Live', 'Cancelled'],
  Funded: ['Pending', 'Live', 'Cancelled'],
  Live: [
    'Pending',
    'Funded',
    'Late',
    'Complete',
    'Cancelled',
    'Settled',
    'Sold',
    'Written Off',
    'Terminated',
    'Voluntary terminated',
  ],
  Late: [
    'Live',
    'Complete',
    'Cancelled',
    'Settled',
    'Sold',
    'Written Off',
    'Terminated',
    'Voluntary terminated',
  ],
  /** A reversed payment reopens a completed loan. */
  Complete: ['Live', 'Late', 'Settled', 'Cancelled'],
  Cancelled: [],
  /** Money that comes back re-opens a settlement. */
  Settled: ['Live', 'Late', 'Complete'],
  Sold: [],
  'Written Off': ['Sold'],
  /** The rest of a terminated debt can be settled for less. */
  Terminated: ['Settled', 'Written Off', 'Sold'],
  'Voluntary terminated': ['Settled', 'Written Off', 'Sold'],
} as const satisfies Record<string, readonly string[]>;

export type LoanState = keyof typeof TRANSITIONS;

export const LOAN_TRANSITIONS: Readonly<Record<LoanState, readonly LoanState[]>> = TRANSITIONS;

export const LOAN_STATES = keysOf(TRANSITIONS);

/** The groups of the specification, section 4. A state can be in several. */
export const LOAN_GROUPS = {
  notYetLive: ['Pending', 'Funded'],
  closedByLender: ['Sold', 'Written Off'],
  terminated: ['Terminated', 'Voluntary terminated'],
  finished: ['Complete', 'Cancelled', 'Settled', 'Sold'],
  inArrears: ['Late'],
  /** Signed and not finished, closed or terminated. */
  active: ['Pending', 'Funded', 'Live', 'Late'],
} as const satisfies Record<string, readonly LoanState[]>;

export type LoanGroup = keyof typeof LOAN_GROUPS;

/** Whether the state is in the group. */
export function isIn(group: LoanGroup, state: LoanState): boolean {
  const states: readonly LoanState[] = LOAN_GROUPS[group];
  return states.includes(state);
}

/** Whether to ask a borrower with a debt and no active mandate for a new one. */
export function showsDirectDebitAlert(loan: {
  readonly state: LoanState;
  readonly isMandateActive: boolean;
  readonly disbursedOn: string | null;
}): boolean {
  return !isIn('finished', loan.state) && !loan.isMandateActive && loan.disbursedOn !== null;
}

/** Withdrawal (Consumer Credit Act 1974, s.66A) is offered while it is open or a quote for it is active. */
export function offersCancellation(loan: {
  readonly state: LoanState;
  readonly isEligibleForCancellation: boolean;
  readonly hasActiveCancellationQuote: boolean;
}): boolean {
  const isOpen = loan.isEligibleForCancellation || loan.hasActiveCancellationQuote;
  return isOpen && !isIn('notYetLive', loan.state);
}
