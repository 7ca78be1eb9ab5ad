import { arrearsBucket, type ArrearsBucket } from './arrears-buckets.ts';
import { daysBetween, type Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import { missedFrom, type Attempts } from './attempts.ts';
import { totalOf, type Book, type Demand } from '../replay/book.ts';

export type Arrears = {
  /** The unpaid part of all missed instalments. */
  readonly amount: Pence;
  /** The contractual due date of the oldest missed instalment. */
  readonly since: Day | null;
  /** Days since `since`. */
  readonly days: number;
  readonly bucket: ArrearsBucket;
  readonly instalments: number;
  /** What each of them leaves unpaid, the oldest first. */
  readonly missed: readonly { readonly number: number; readonly unpaid: Pence }[];
};

export type OpenDemands = {
  readonly missed: readonly Demand[];
  /** Due, and not yet missed: still expected for its due date. */
  readonly expected: readonly Demand[];
  /** The first later day on which an expected one is missed if nothing comes. */
  readonly nextMissedOn: Day | null;
};

/** Sorts what is due and unpaid by whether it has been missed. */
export function openDemands(book: Book, attempts: Attempts, asOf: Day): OpenDemands {
  const missed: Demand[] = [];
  const expected: Demand[] = [];
  let nextMissedOn: Day | null = null;
  const demands = book.closing === null ? book.demands : [];
  for (const demand of demands) {
    if (totalOf(demand.open) === 0) continue;
    const from = missedFrom(demand, attempts);
    const isMissed = from !== null && from <= asOf;
    (isMissed ? missed : expected).push(demand);
    if (!isMissed && from !== null && (nextMissedOn === null || from < nextMissedOn)) nextMissedOn = from;
  }
  return { missed, expected, nextMissedOn };
}

/** What the missed instalments come to as of a day: whole pence, and days from the oldest contractual due date. */
export function arrearsOf(missed: readonly Demand[], asOf: Day): Arrears {
  const since = missed[0]?.row.dueOn ?? null;
  const days = since === null ? 0 : daysBetween(since, asOf);
  return {
    amount: pence(missed.reduce((sum, { open }) => sum + totalOf(open), 0)),
    since,
    days,
    bucket: arrearsBucket(days),
    instalments: missed.length,
    missed: missed.map(({ row, open }) => ({ number: row.number, unpaid: pence(totalOf(open)) })),
  };
}
