import { addDays, daysBetween, type Day } from '../calendar/day.ts';
import type { Pence } from '../money/pence.ts';
import type { PaymentMethod } from '../loan/events.ts';
import type { ClaimedPayment, ClaimedWay } from './claim.ts';

/**
 * What happened to a payment of ours. `to-be-sent`: its bank has not been asked yet. `waiting`: a bank has it.
 * `not-finished`: it was started, and no money moved. `sent-back`: an overpayment that we sent back.
 */
export const TRACED_OUTCOMES = [
  'to-be-sent',
  'waiting',
  'counted',
  'refused',
  'cancelled',
  'not-finished',
  'taken-back',
  'sent-back',
] as const;

export type TracedOutcome = (typeof TRACED_OUTCOMES)[number];

/** A payment in our own records. */
export type KnownPayment = {
  /** The reference of its loan, and whether it is another loan than the one that the borrower asks about. */
  readonly loanReference: string;
  readonly isOnOtherLoan: boolean;
  readonly method: PaymentMethod;
  readonly amount: Pence;
  readonly outcome: TracedOutcome;
  /** When it was asked for, or collected by its schedule. */
  readonly startedOn: Day;
  /** The day from which it counts or would count: its value date. */
  readonly countsOn: Day;
  /** When we learned of its outcome; null while there is none. */
  readonly knownOn: Day | null;
  /** Why it was refused or taken back, as the borrower reads it. */
  readonly why: string | null;
};

/** One that a borrower can mean. */
export type TracedPayment = KnownPayment & {
  /** It has another amount than the borrower says. */
  readonly isOtherAmount: boolean;
};

/** A payment reaches us up to this many days after the borrower sent it: a Direct Debit that was asked for, a bank holiday. */
const DAYS_AFTER = 10;

/** A borrower can be wrong about the day by a weekend. */
const DAYS_BEFORE = 3;

const MOST_SHOWN = 3;

/**
 * The payments in our records that a borrower can mean, the best match first: those of the amount near the day, or else
 * those of the same way to pay at nearly the same day with another amount. None where nothing fits.
 */
export function tracePayment(
  claim: ClaimedPayment,
  known: readonly KnownPayment[],
): readonly TracedPayment[] {
  const near = known.filter((payment) => isNear(claim, payment));
  const same = near.filter(({ amount }) => amount === claim.amount);
  const others = near.filter(
    (payment) => METHODS[claim.way].includes(payment.method) && distance(claim, payment) <= DAYS_BEFORE,
  );
  const isOtherAmount = same.length === 0;
  return (isOtherAmount ? others : same)
    .toSorted((one, other) => rank(claim, one) - rank(claim, other))
    .slice(0, MOST_SHOWN)
    .map((payment) => ({ ...payment, isOtherAmount }));
}

const METHODS: Readonly<Record<ClaimedWay, readonly PaymentMethod[]>> = {
  card: ['card'],
  bank: ['bank-transfer', 'open-banking'],
  'direct-debit': ['direct-debit'],
  link: ['open-banking'],
};

/** The days on which a borrower can have seen it. */
const daysOf = ({ startedOn, countsOn, knownOn }: KnownPayment): readonly Day[] =>
  knownOn === null ? [startedOn, countsOn] : [startedOn, countsOn, knownOn];

function isNear({ paidOn }: ClaimedPayment, payment: KnownPayment): boolean {
  const from = addDays(paidOn, -DAYS_BEFORE);
  const until = addDays(paidOn, DAYS_AFTER);
  return daysOf(payment).some((on) => on >= from && on <= until);
}

function distance({ paidOn }: ClaimedPayment, payment: KnownPayment): number {
  return Math.min(...daysOf(payment).map((on) => Math.abs(daysBetween(paidOn, on))));
}

/** Another way to pay than the one that was named counts as if it were some days further away. */
function rank(claim: ClaimedPayment, payment: KnownPayment): number {
  const isSameWay = METHODS[claim.way].includes(payment.method);
  return distance(claim, payment) + (isSameWay ? 0 : DAYS_BEFORE);
}
