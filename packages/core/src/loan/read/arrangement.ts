import { addDays, type Day } from '../../calendar/day.ts';
import { nextWorkingDay } from '../../calendar/working-days.ts';
import { pence, type Pence } from '../../money/pence.ts';
import { collectionDay } from '../../schedule/payment-days.ts';
import type { LoanEvent, LoanEventOf, PromisedPayment, PromisesPaidBy } from '../events.ts';
import { attemptsAtPromise, unpaidFrom } from './attempts.ts';

type Agreed = LoanEventOf<'arrangement-agreed'>;

export type ArrangementPayment = PromisedPayment & {
  /** The collection date: the due date or the next working day. */
  readonly collectOn: Day;
  readonly paid: Pence;
  /** `upcoming` as well while a payment for it is pending. */
  readonly status: 'kept' | 'upcoming' | 'broken';
};

/** A payment arrangement with a borrower who could not pay as contracted (CONC 7.3). */
export type Arrangement = {
  readonly reference: string;
  readonly agreedOn: Day;
  /** The day from which it is over: the first on which its last promise is either kept or broken. */
  readonly endsOn: Day;
  readonly paidBy: PromisesPaidBy;
  /** `kept` when every promised payment is made; `broken` by the first that is missed, from the next working day. */
  readonly status: 'active' | 'kept' | 'broken';
  readonly payments: readonly ArrangementPayment[];
};

export type CurrentArrangement = {
  readonly arrangement: Arrangement | null;
  /** The first later day on which a promise is broken without further payments, or the end is recorded. */
  readonly nextChangeOn: Day | null;
};

/**
 * The arrangement in force: the latest that has not ended. Payments since it was agreed count towards its oldest
 * promise first.
 */
export function currentArrangement(past: readonly LoanEvent[], asOf: Day): CurrentArrangement {
  const inForce = arrangementInForce(past);
  if (!inForce) return { arrangement: null, nextChangeOn: null };
  const judged = judge(inForce, past);
  const payments = judged.map(({ brokenOn, ...payment }): ArrangementPayment => {
    const isBroken = brokenOn !== null && brokenOn <= asOf;
    return {
      ...payment,
      status: payment.paid === payment.amount ? 'kept' : isBroken ? 'broken' : 'upcoming',
    };
  });
  const isBroken = payments.some(({ status }) => status === 'broken');
  const next = payments.findIndex(({ status }) => status === 'upcoming');
  const status = isBroken ? 'broken' : next < 0 ? 'kept' : 'active';
  const endsOn = arrangementEnd(inForce.payments);
  const { reference, valueOn: agreedOn, paidBy = 'borrower' } = inForce;
  return {
    arrangement: { reference, agreedOn, endsOn, paidBy, status, payments },
    nextChangeOn: status === 'active' ? (judged[next]?.brokenOn ?? null) : later(endsOn, addDays(asOf, 1)),
  };
}

/** The day on which an arrangement with these promises is over: the first on which the last of them can be broken. */
export function arrangementEnd(payments: readonly PromisedPayment[]): Day {
  const last = payments.at(-1);
  if (!last) throw new RangeError('an arrangement without a promise');
  return nextWorkingDay(addDays(collectionDay(last.dueOn), 1));
}

const later = (one: Day, other: Day): Day => (one > other ? one : other);

function arrangementInForce(past: readonly LoanEvent[]): Agreed | undefined {
  const ended = new Set<string>();
  for (const { kind, reference } of past) if (kind === 'arrangement-ended') ended.add(reference);
  return past.findLast((event) => event.kind === 'arrangement-agreed' && !ended.has(event.reference)) as
    | Agreed
    | undefined;
}

function paidSince(past: readonly LoanEvent[], { valueOn }: Agreed): number {
  const reversed = new Set<string>();
  for (const event of past) if (event.kind === 'payment-reversed') reversed.add(event.reverses);
  let paid = 0;
  for (const event of past) {
    const isCounted = event.kind === 'payment-received' && event.valueOn >= valueOn;
    if (isCounted && !reversed.has(event.reference)) paid += event.amount;
  }
  return paid;
}

/** What is paid of each promise, and from when it is broken; null while a pending payment prevents that. */
function judge(agreed: Agreed, past: readonly LoanEvent[]) {
  let left = paidSince(past, agreed);
  const since = past.filter(({ valueOn }) => valueOn >= agreed.valueOn);
  return agreed.payments.map((promise) => {
    const paid = pence(Math.min(left, promise.amount));
    left -= paid;
    const collectOn = collectionDay(promise.dueOn);
    const brokenOn = unpaidFrom(addDays(collectOn, 1), attemptsAtPromise(since, promise.dueOn));
    return { ...promise, collectOn, paid, brokenOn };
  });
}
