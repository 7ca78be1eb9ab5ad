import { addDays, type Day } from '../../calendar/day.ts';
import { nextWorkingDay } from '../../calendar/working-days.ts';
import type { BilledInstalment } from '../replay/book.ts';
import type { LoanEvent } from '../events.ts';

/** A payment for an instalment, pending from its submission until it is received or fails. */
type Attempt = { readonly from: Day; readonly until: Day | null };

export type Attempts = ReadonlyMap<number, readonly Attempt[]>;

/** The payment attempts for each instalment, earliest first. Events of one attempt share a reference. */
export function attemptsIn(past: readonly LoanEvent[]): Attempts {
  const resolvedOn = new Map<string, Day>();
  for (const event of past) {
    const isResolved = event.kind === 'payment-received' || event.kind === 'payment-failed';
    if (isResolved && !resolvedOn.has(event.reference)) resolvedOn.set(event.reference, event.valueOn);
  }
  const attempts = new Map<number, Attempt[]>();
  for (const event of past) {
    if (event.kind !== 'payment-submitted' || event.instalment === undefined) continue;
    const ofInstalment = attempts.get(event.instalment) ?? [];
    ofInstalment.push({ from: event.valueOn, until: resolvedOn.get(event.reference) ?? null });
    attempts.set(event.instalment, ofInstalment);
  }
  return attempts;
}

/** Whether a payment for the instalment was submitted and is not resolved. */
export function isPending(attempts: Attempts, instalment: number): boolean {
  return attempts.get(instalment)?.some(({ until }) => until === null) ?? false;
}

/**
 * The first working day after the collection date on which an unpaid instalment is neither received nor pending,
 * which makes the loan Late; null while a pending payment prevents that. A payment submitted later does not change
 * it.
 */
export function missedFrom(instalment: BilledInstalment, attempts: Attempts): Day | null {
  const { collectOn, number } = instalment.row;
  const afterCollection = addDays(collectOn, 1);
  let from = nextWorkingDay(
    instalment.canBeMissedFrom > afterCollection ? instalment.canBeMissedFrom : afterCollection,
  );
  for (const attempt of attempts.get(number) ?? []) {
    if (attempt.from > from) break;
    if (attempt.until === null) return null;
    if (attempt.until > from) from = nextWorkingDay(attempt.until);
  }
  return from;
}
