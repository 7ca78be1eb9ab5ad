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

/** The most, in whole pounds within the limits, that is offered to a credit history; zero when nothing is. */
export function largestOffered(
  table: BandTable,
  history: CreditHistory,
  limits: { readonly min: Pence; readonly max: Pence },
): Pence {
  const tops = table.minimumAmounts.map((_, range) => {
    const next = table.minimumAmounts[range + 1];
    return next === undefined || next > limits.max ? limits.max : pence(next - 100);
  });
  const offered = tops.filter((top) => top >= limits.min && percentFor(table, history, top) !== null);
  return offered.at(-1) ?? ZERO;
}
