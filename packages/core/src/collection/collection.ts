import { addWorkingDays } from '../calendar/working-days.ts';
import type { Day } from '../calendar/day.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import type { ProjectedRow } from '../loan/read/projected-rows.ts';
import { pence, type Pence } from '../money/pence.ts';
import { submissionDay } from '../schedule/payment-days.ts';

/**
 * Working days after its collection date on which an instalment can still be submitted. The debit then reaches the
 * account within the three working days that the Direct Debit scheme allows after the notified date.
 */
const MAX_WORKING_DAYS_LATE = 1;

/** A Direct Debit payment already recorded for an instalment. */
export type RecordedPayment = {
  /** Null when the borrower asked for the payment. */
  readonly instalment: number | null;
  readonly amount: Pence;
  /** Not yet collected, failed or voided. */
  readonly isOpen: boolean;
  /** When it is collected and pays off the loan; null when it does not. */
  readonly settlesOn: Day | null;
};

/** An instalment to collect by Direct Debit. */
export type Collection = {
  readonly instalment: number;
  readonly amount: Pence;
  readonly dueOn: Day;
  readonly collectOn: Day;
  /** The day on which it must be submitted to Bacs. */
  readonly submitOn: Day;
};

/** Whether the Direct Debit instruction is active, or lodged and not cancelled. */
export function hasInstruction(
  { isMandateActive }: Pick<LoanProjection, 'isMandateActive'>,
  events: readonly LoanEvent[],
): boolean {
  return isMandateActive || !events.some(({ kind }) => kind === 'mandate-cancelled');
}

/** Paid out, not finished, and the instruction has not been cancelled. */
function isCollecting(projection: LoanProjection, events: readonly LoanEvent[]): boolean {
  return projection.isActive && projection.disbursedOn !== null && hasInstruction(projection, events);
}

/** Instalments that were never submitted and still can be, earliest first. */
function collectableRows(projection: LoanProjection, events: readonly LoanEvent[]): readonly ProjectedRow[] {
  if (!isCollecting(projection, events)) return [];
  const submitted = new Set(
    events.map((event) => (event.kind === 'payment-submitted' ? event.instalment : null)),
  );
  return projection.rows.filter(
    ({ number, paid, payment, collectOn }) =>
      paid < payment &&
      !submitted.has(number) &&
      addWorkingDays(collectOn, MAX_WORKING_DAYS_LATE) >= projection.asOf,
  );
}

/** The day on which the next collection must be submitted to Bacs; null when there is none. */
export function nextSubmissionDay(projection: LoanProjection, events: readonly LoanEvent[]): Day | null {
  const next = collectableRows(projection, events)[0];
  return next ? submissionDay(next.collectOn) : null;
}

/**
 * The collections to submit on the projection's day. An instalment is collected once, for its unpaid part, and all
 * collections together never exceed what is left to pay less what is already being collected. From the day on which
 * the loan is paid off nothing else is collected: what is due then is part of the settlement figure.
 */
export function collectionsDue(
  projection: LoanProjection,
  events: readonly LoanEvent[],
  recorded: readonly RecordedPayment[],
): readonly Collection[] {
  const heldFrom = recorded.find(({ isOpen, settlesOn }) => isOpen && settlesOn !== null)?.settlesOn;
  const known = new Set(recorded.map(({ instalment }) => instalment));
  const underWay = recorded.filter(({ isOpen }) => isOpen).reduce((sum, { amount }) => sum + amount, 0);
  let left = projection.leftToPay - underWay;
  const collections: Collection[] = [];
  for (const { number, payment, paid, dueOn, collectOn } of collectableRows(projection, events)) {
    const submitOn = submissionDay(collectOn);
    const amount = Math.min(payment - paid, left);
    if (known.has(number) || submitOn > projection.asOf || amount <= 0) continue;
    if (heldFrom && collectOn >= heldFrom) continue;
    left -= amount;
    collections.push({ instalment: number, amount: pence(amount), dueOn, collectOn, submitOn });
  }
  return collections;
}
