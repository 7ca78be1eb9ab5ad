import { pence, sumPence, type Pence } from '../money/pence.ts';
import type { BankIncomeRules, PaidFrequency } from './bank-income-rules.ts';

/** What a regular payment counts as, and the three figures it is the lowest of. Fractions of a penny are dropped. */
export type CarefulAmount = {
  readonly mean: Pence;
  readonly median: Pence;
  /** The mean of the latest quarter of a year. */
  readonly latestMean: Pence;
  readonly counted: Pence;
};

function meanOf(amounts: readonly Pence[]): Pence {
  return pence(Math.floor(sumPence(amounts) / amounts.length));
}

/** @throws RangeError for no amounts. */
export function medianOf(amounts: readonly Pence[]): Pence {
  const sorted = amounts.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return meanOf(middle);
}

/**
 * The careful figure of payments that vary: the lowest of mean, median and the latest mean. A high month or a bonus
 * raises the mean and not the median, many low ones lower the mean, and pay that fell shows in the latest: what is
 * counted should be there for the term of the loan (CONC 5.2A.15R: current income, and a fall in it that is foreseeable).
 * @throws RangeError for no amounts.
 */
export function carefulAmount(
  amounts: readonly Pence[],
  frequency: PaidFrequency,
  rules: BankIncomeRules,
): CarefulAmount {
  const mean = meanOf(amounts);
  const median = medianOf(amounts);
  const latestMean = meanOf(amounts.slice(-rules.byFrequency[frequency].latest));
  return { mean, median, latestMean, counted: pence(Math.min(mean, median, latestMean)) };
}

const PERCENT = 100;

/** Whether more of the amounts are unusual than the rules allow. */
export function variesWidely(amounts: readonly Pence[], median: Pence, rules: BankIncomeRules): boolean {
  const unusual = amounts.filter(
    (amount) => Math.abs(amount - median) * PERCENT > median * rules.unusualPercent,
  );
  return unusual.length * PERCENT > amounts.length * rules.irregularPercent;
}
