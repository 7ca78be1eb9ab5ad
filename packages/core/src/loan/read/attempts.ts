import { addDays, type Day } from '../../calendar/day.ts';
import { nextWorkingDay } from '../../calendar/working-days.ts';
import type { BilledInstalment } from '../replay/book.ts';
import type { LoanEvent } from '../events.ts';

/** A payment for an instalment or a promise, pending from its submission until it is received or fails. */
export type Attempt = { readonly from: Day; readonly until: Day | null };

export type Attempts = ReadonlyMap<number, readonly Attempt[]>;

/** The payment attempts for each instalment, earliest first. Events of one attempt share a reference. */
export function attemptsIn(past: readonly LoanEvent[]): Attempts {
  const resolvedOn = resolvedIn(past);
  const attempts = new Map<number, Attempt[]>();
  for (const event of past) {
    if (event.kind !== 'payment-submitted' || event.instalment === undefined) continue;
    const ofInstalment = attempts.get(event.instalment) ?? [];
    ofInstalment.push({ from: event.valueOn, until: resolvedOn.get(event.reference) ?? null });
    attempts.set(event.instalment, ofInstalment);
  }
  return attempts;
}

/** The attempts at a promise, earliest first: those collected for it, and payments that the borrower asked for. */
export function attemptsAtPromise(past: readonly LoanEvent[], promised: Day): readonly Attempt[] {
  const resolvedOn = resolvedIn(past);
  return past.flatMap((event) => {
    if (event.kind !== 'payment-submitted' || event.instalment !== undefined) return [];
    const isForIt = event.promised === undefined || event.promised === promised;
    return isForIt ? [{ from: event.valueOn, until: resolvedOn.get(event.reference) ?? null }] : [];
  });
}

/** When each payment was received or failed, by reference. */
function resolvedIn(past: readonly LoanEvent[]): ReadonlyMap<string, Day> {
  const resolvedOn = new Map<string, Day>();
  for (const event of past) {
    const isResolved = event.kind === 'payment-received' || event.kind === 'payment-failed';
    if (isResolved && !resolvedOn.has(event.reference)) resolvedOn.set(event.reference, event.valueOn);
  }
  return resolvedOn;
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
  const earliest =
    instalment.canBeMissedFrom > afterCollection ? instalment.canBeMissedFrom : afterCollection;
  return unpaidFrom(earliest, attempts.get(number) ?? []);
}

/**
 * The first working day, at the earliest that of `earliest`, on which what was to be collected is neither received nor
 * pending; null while a pending payment prevents that.
 */
export function unpaidFrom(earliest: Day, attempts: readonly Attempt[]): Day | null {
  let from = nextWorkingDay(earliest);
  for (const attempt of attempts) {
    if (attempt.from > from) break;
    if (attempt.until === null) return null;
    if (attempt.until > from) from = nextWorkingDay(attempt.until);
  }
  return from;
}
