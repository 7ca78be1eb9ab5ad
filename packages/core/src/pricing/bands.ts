import { pence, ZERO, type Pence } from '../money/pence.ts';

export const CREDIT_HISTORIES = ['Great', 'Good', 'Fair', 'Limited'] as const;

export type CreditHistory = (typeof CREDIT_HISTORIES)[number];

/** A price for each credit history and each range of amounts; null where the amount is not offered. */
export type BandTable = {
  /** Ascending; a range runs to just below the next minimum. */
  readonly minimumAmounts: readonly Pence[];
  /** A percent for each range: an APR, or a borrowing rate for a rate-led product. */
  readonly percents: Readonly<Record<CreditHistory, readonly (number | null)[]>>;
};

/** The percent at which an amount is offered to a credit history, or null when it is not. */
export function percentFor(table: BandTable, history: CreditHistory, amount: Pence): number | null {
  const range = table.minimumAmounts.findLastIndex((minimum) => amount >= minimum);
  return table.percents[history][range] ?? null;
}

/** Inclusive, in pence. */
export type AmountLimits = { readonly min: Pence; readonly max: Pence };

/** A percent and the amounts, whole pounds, that are offered at it. */
export type OfferedRange = { readonly percent: number; readonly amount: AmountLimits };

/** What is offered to a credit history within the limits, smaller amounts first. */
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

/** The most, in whole pounds within the limits, that is offered to a credit history; zero when nothing is. */
export function largestOffered(table: BandTable, history: CreditHistory, limits: AmountLimits): Pence {
  return offeredRanges(table, history, limits).at(-1)?.amount.max ?? ZERO;
}
