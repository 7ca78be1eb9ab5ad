/**
 * The life of a loan. All but `Pending`, `Funded`, `Live`, `Late` and `Complete` are reached by events of their
 * own; those five are derived from the history. A correction may undo any step.
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
  /** A returned payment re-opens a loan that was complete. */
  Complete: ['Live', 'Late', 'Settled', 'Cancelled'],
  Cancelled: [],
  Settled: [],
  Sold: [],
  'Written Off': ['Sold'],
  /** The rest of a terminated debt may be settled for less. */
  Terminated: ['Settled', 'Written Off', 'Sold'],
  'Voluntary terminated': ['Settled', 'Written Off', 'Sold'],
} as const satisfies Record<string, readonly string[]>;

export type LoanState = keyof typeof TRANSITIONS;

export const LOAN_TRANSITIONS: Readonly<Record<LoanState, readonly LoanState[]>> = TRANSITIONS;

export const LOAN_STATES = Object.keys(TRANSITIONS) as readonly LoanState[];

/** The groups of the specification, section 4; a state may stand in several. */
export const LOAN_GROUPS = {
  notYetLive: ['Pending', 'Funded'],
  closedByLender: ['Sold', 'Written Off'],
  terminated: ['Terminated', 'Voluntary terminated'],
  finished: ['Complete', 'Cancelled', 'Settled', 'Sold'],
  inArrears: ['Late'],
  /** Signed and neither finished, closed nor terminated. */
  active: ['Pending', 'Funded', 'Live', 'Late'],
} as const satisfies Record<string, readonly LoanState[]>;

export type LoanGroup = keyof typeof LOAN_GROUPS;

/** True when the state belongs to the group. */
export function isIn(group: LoanGroup, state: LoanState): boolean {
  const states: readonly LoanState[] = LOAN_GROUPS[group];
  return states.includes(state);
}

/** A borrower who owes and has no mandate to collect by is asked for one. */
export function showsDirectDebitAlert(loan: {
  readonly state: LoanState;
  readonly isMandateActive: boolean;
  readonly disbursedOn: string | null;
}): boolean {
  return !isIn('finished', loan.state) && !loan.isMandateActive && loan.disbursedOn !== null;
}

/** Withdrawal (Consumer Credit Act 1974, s.66A) is offered while it is open or a quote for it is alive. */
export function offersCancellation(loan: {
  readonly state: LoanState;
  readonly isEligibleForCancellation: boolean;
  readonly hasActiveCancellationQuote: boolean;
}): boolean {
  const isOpen = loan.isEligibleForCancellation || loan.hasActiveCancellationQuote;
  return isOpen && !isIn('notYetLive', loan.state);
}
