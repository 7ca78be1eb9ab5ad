import { addDays, type Day } from '../../calendar/day.ts';
import { nextWorkingDay } from '../../calendar/working-days.ts';
import { pence, type Pence } from '../../money/pence.ts';
import { collectionDay } from '../../schedule/payment-days.ts';
import type { LoanEvent, LoanEventOf, PromisedPayment } from '../events.ts';

type ArrangementPayment = PromisedPayment & {
  /** The collection date: the due date or the next working day. */
  readonly collectOn: Day;
  readonly paid: Pence;
  readonly status: 'kept' | 'upcoming' | 'broken';
};

/** A payment arrangement with a borrower who could not pay as contracted (CONC 7.3). */
export type Arrangement = {
  readonly reference: string;
  readonly agreedOn: Day;
  /** `kept` when every promised payment is made; `broken` by the first that is missed, from the next working day. */
  readonly status: 'active' | 'kept' | 'broken';
  readonly payments: readonly ArrangementPayment[];
};

export type CurrentArrangement = {
  readonly arrangement: Arrangement | null;
  /** The first later day on which a promise is broken without further payments. */
  readonly nextBrokenOn: Day | null;
};

/**
 * The arrangement in force: the latest that has not ended. Payments since it was agreed count towards its oldest
 * promise first.
 */
export function currentArrangement(past: readonly LoanEvent[], asOf: Day): CurrentArrangement {
  const inForce = arrangementInForce(past);
  if (!inForce) return { arrangement: null, nextBrokenOn: null };
  const payments = paymentsOf(inForce, paidSince(past, inForce), asOf);
  const isBroken = payments.some(({ status }) => status === 'broken');
  const next = payments.find(({ status }) => status === 'upcoming');
  return {
    arrangement: {
      reference: inForce.reference,
      agreedOn: inForce.valueOn,
      status: isBroken ? 'broken' : next ? 'active' : 'kept',
      payments,
    },
    nextBrokenOn: next ? brokenFrom(next.collectOn) : null,
  };
}

function arrangementInForce(past: readonly LoanEvent[]): LoanEventOf<'arrangement-agreed'> | undefined {
  const ended = new Set<string>();
  for (const { kind, reference } of past) if (kind === 'arrangement-ended') ended.add(reference);
  return past.findLast((event) => event.kind === 'arrangement-agreed' && !ended.has(event.reference)) as
    | LoanEventOf<'arrangement-agreed'>
    | undefined;
}

function paidSince(past: readonly LoanEvent[], { valueOn }: LoanEventOf<'arrangement-agreed'>): number {
  const reversed = new Set<string>();
  for (const event of past) if (event.kind === 'payment-reversed') reversed.add(event.reverses);
  let paid = 0;
  for (const event of past) {
    const isCounted = event.kind === 'payment-received' && event.valueOn >= valueOn;
    if (isCounted && !reversed.has(event.reference)) paid += event.amount;
  }
  return paid;
}

const brokenFrom = (collectOn: Day): Day => nextWorkingDay(addDays(collectOn, 1));

function paymentsOf(
  { payments }: LoanEventOf<'arrangement-agreed'>,
  received: number,
  asOf: Day,
): ArrangementPayment[] {
  let left = received;
  return payments.map((promise) => {
    const paid = pence(Math.min(left, promise.amount));
    left -= paid;
    const collectOn = collectionDay(promise.dueOn);
    const isBroken = brokenFrom(collectOn) <= asOf;
    const status = paid === promise.amount ? 'kept' : isBroken ? 'broken' : 'upcoming';
    return { ...promise, collectOn, paid, status };
  });
}
