import { pence, ZERO, type Pence } from '../money/pence.ts';

export const CREDIT_HISTORIES = ['Great', 'Good', 'Fair', 'Limited'] as const;

export type CreditHistory = (typeof CREDIT_HISTORIES)[number];

/** The percent for each credit history and range of amounts; null where the amount is not offered. */
export type BandTable = {
  /** Ascending; each range ends just below the next minimum. */
  readonly minimumAmounts: readonly Pence[];
  /** One percent per range: an APR, or a borrowing rate for a rate-led product. */
  readonly percents: Readonly<Record<CreditHistory, readonly (number | null)[]>>;
};

/** The percent for an amount and credit history, or null when it is not offered. */
export function percentFor(table: BandTable, history: CreditHistory, amount: Pence): number | null {
  const range = table.minimumAmounts.findLastIndex((minimum) => amount >= minimum);
  return table.percents[history][range] ?? null;
}

/** Inclusive, in pence. */
export type AmountLimits = { readonly min: Pence; readonly max: Pence };

/** A percent and the whole-pound amounts offered at it. */
export type OfferedRange = { readonly percent: number; readonly amount: AmountLimits };

/** The ranges offered to a credit history within the limits, smallest amounts first. */
export function offeredRanges(
  table: BandTable,
  history: CreditHistory,
  limits: AmountLimits,
): OfferedRange[] {
  return table.minimumAmounts.flatMap((from, range) => {
    const percent = table.percents[history][range] ?? null;
    const next = table.minimumAmounts[range + 1];
    const min = from > limits.min ? from : limits.min;
    const max = next === undefined || next > limits.max ? limits.max : pence(next - 100);
    return percent === null || min > max ? [] : [{ percent, amount: { min, max } }];
  });
}

/** The largest amount offered to a credit history, in whole pounds within the limits; zero when nothing is offered. */
export function largestOffered(table: BandTable, history: CreditHistory, limits: AmountLimits): Pence {
  return offeredRanges(table, history, limits).at(-1)?.amount.max ?? ZERO;
}
