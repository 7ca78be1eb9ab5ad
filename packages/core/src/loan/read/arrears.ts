import { arrearsBucket, type ArrearsBucket } from './arrears-buckets.ts';
import { daysBetween, type Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import { missedFrom, type Attempts } from './attempts.ts';
import { totalOf, type Book, type BilledInstalment } from '../replay/book.ts';

export type Arrears = {
  /** The unpaid part of all missed instalments. */
  readonly amount: Pence;
  /** The contractual due date of the oldest missed instalment. */
  readonly since: Day | null;
  /** Days since `since`. */
  readonly days: number;
  readonly bucket: ArrearsBucket;
  readonly instalments: number;
  /** The unpaid amount of each missed instalment, oldest first. */
  readonly missed: readonly { readonly number: number; readonly unpaid: Pence }[];
};

export type UnpaidInstalments = {
  readonly missed: readonly BilledInstalment[];
  /** Due and not yet missed: payment is still expected with its due date as value date. */
  readonly expected: readonly BilledInstalment[];
  /** The first later day on which an expected one is missed without further payments. */
  readonly nextMissedOn: Day | null;
};

/** Divides unpaid billed instalments into missed and still expected. */
export function unpaidInstalments(book: Book, attempts: Attempts, asOf: Day): UnpaidInstalments {
  const missed: BilledInstalment[] = [];
  const expected: BilledInstalment[] = [];
  let nextMissedOn: Day | null = null;
  const isBilling = book.closing === null && book.withdrawalNoticedOn === null;
  const billed = isBilling ? book.billedInstalments : [];
  for (const instalment of billed) {
    if (totalOf(instalment.unpaid) === 0) continue;
    const from = missedFrom(instalment, attempts);
    const isMissed = from !== null && from <= asOf;
    (isMissed ? missed : expected).push(instalment);
    if (!isMissed && from !== null && (nextMissedOn === null || from < nextMissedOn)) nextMissedOn = from;
  }
  return { missed, expected, nextMissedOn };
}

/** The arrears of the missed instalments as of a day: whole pence, and days from the oldest contractual due date. */
export function arrearsOf(missed: readonly BilledInstalment[], asOf: Day): Arrears {
  const since = missed[0]?.row.dueOn ?? null;
  const days = since === null ? 0 : daysBetween(since, asOf);
  return {
    amount: pence(missed.reduce((sum, { unpaid }) => sum + totalOf(unpaid), 0)),
    since,
    days,
    bucket: arrearsBucket(days),
    instalments: missed.length,
    missed: missed.map(({ row, unpaid }) => ({ number: row.number, unpaid: pence(totalOf(unpaid)) })),
  };
}
