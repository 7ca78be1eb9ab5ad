import { addMonths, type Day } from '../../calendar/day.ts';
import { londonDayOf } from '../../calendar/london.ts';
import { pence, type Pence } from '../../money/pence.ts';
import type { LoanEvent, LoanEventOf } from '../events.ts';
import type { LoanProjection } from './project.ts';

/** One time that the bank was asked for an instalment. */
export type CollectionAttempt = {
  readonly sentOn: Day;
  /** When the bank answered, or took it back; null while it has not. */
  readonly answeredOn: Day | null;
  readonly outcome: 'waiting' | 'paid' | 'failed' | 'taken-back';
  /** Why, by its name in `DIRECT_DEBIT_REASONS`; null where it was paid or waits. */
  readonly reason: string | null;
};

/** An instalment that was missed: what was asked, sent and answered, and from when it is on the credit file. */
export type MissedPayment = {
  readonly number: number;
  readonly dueOn: Day;
  readonly amount: Pence;
  readonly unpaid: Pence;
  readonly attempts: readonly CollectionAttempt[];
  readonly recordedFrom: Day;
};

/**
 * The day from which an unpaid instalment is recorded as missed: a month after its due date. Until the day before, the
 * lender reports it as paid once it is.
 */
function recordedAsMissedFrom(dueOn: Day): Day {
  return addMonths(dueOn, 1);
}

/** The missed instalments of a loan, oldest first; none once it is closed. */
export function missedPaymentsOf(
  { arrears, rows, asOf }: LoanProjection,
  events: readonly LoanEvent[],
): readonly MissedPayment[] {
  const past = events.filter(({ valueOn }) => valueOn <= asOf);
  return arrears.missed.flatMap(({ number, unpaid }) => {
    const row = rows.find((each) => each.number === number);
    if (!row) return [];
    const { dueOn, payment: amount } = row;
    return {
      number,
      dueOn,
      amount,
      unpaid: pence(unpaid),
      attempts: attemptsOf(past, number),
      recordedFrom: recordedAsMissedFrom(dueOn),
    };
  });
}

function attemptsOf(past: readonly LoanEvent[], number: number): readonly CollectionAttempt[] {
  return past
    .filter((event) => event.kind === 'payment-submitted' && event.instalment === number)
    .map(({ valueOn: sentOn, reference }) => ({ sentOn, ...answerTo(past, reference) }));
}

type Answer = LoanEventOf<'payment-failed'> | LoanEventOf<'payment-reversed'>;

function answerTo(past: readonly LoanEvent[], reference: string): Omit<CollectionAttempt, 'sentOn'> {
  const refused = past.find(
    (event): event is Answer =>
      (event.kind === 'payment-failed' && event.reference === reference) ||
      (event.kind === 'payment-reversed' && event.reverses === reference),
  );
  if (refused) {
    const outcome = refused.kind === 'payment-failed' ? 'failed' : 'taken-back';
    return { answeredOn: heardOn(refused), outcome, reason: refused.reason };
  }
  const paid = past.find((event) => event.kind === 'payment-received' && event.reference === reference);
  return paid
    ? { answeredOn: heardOn(paid), outcome: 'paid', reason: null }
    : { answeredOn: null, outcome: 'waiting', reason: null };
}

/** A collection has its due date as value date, before the bank answers. */
function heardOn({ valueOn, recordedAt }: LoanEvent): Day {
  const on = londonDayOf(recordedAt);
  return on > valueOn ? on : valueOn;
}
