import type { BrandConfig } from '@fairlead/brands/brand';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { percent } from '../../parts/percent.ts';
import { wholePounds } from './facts.ts';

/**
 * The brand's representative example in one paragraph, for a page that names another rate or cost (FCA handbook,
 * CONC 3.5.3R and 3.5.5R). The last payment is what completes the total.
 */
export function representativeExample({ representativeExample: example }: BrandConfig): string {
  const inPence = (pounds: number) => Math.round(pounds * 100);
  const equal = example.assumedDuration - 1;
  const last = inPence(example.totalAmountPayable) - equal * inPence(example.monthlyCost);
  const money = (amount: number) => formatPounds(pence(amount));
  return [
    `Borrow ${wholePounds(example.assumedAmount)} over ${example.assumedDuration} months at ${percent(example.interestRate)} a year (fixed), with fees of ${wholePounds(example.totalFees)}.`,
    `${equal} payments of ${money(inPence(example.monthlyCost))} and a last one of ${money(last)}.`,
    `Representative ${percent(example.representativeAPR)} APR. Total amount payable ${money(inPence(example.totalAmountPayable))}.`,
  ].join(' ');
}
