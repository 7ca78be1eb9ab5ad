import type { BrandConfig } from '@fairlead/brands/brand';
import { pence, type Pence } from '@fairlead/core/money/pence';
import { formatWholePounds, poundsInPence } from '@fairlead/core/money/pounds';
import { CREDIT_HISTORIES } from '@fairlead/core/pricing/bands';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';
import { percent as inWords } from '../../parts/loan/percent.ts';

type Columns = { key: string; heading: string }[];

/** Ranges of amounts, named by their ends: "Under £10,000", "£10,000 to £14,999", "£15,000 or more". */
export function bandColumns({ bandTable: { minimumAmounts } }: BrandConfig): Columns {
  return minimumAmounts.map((from, range) => ({
    key: `from-${from}`,
    heading: rangeInWords(from, minimumAmounts[range + 1]),
  }));
}

function rangeInWords(from: Pence, next: Pence | undefined): string {
  if (next === undefined) return `${formatWholePounds(from)} or more`;
  if (from === 0) return `Under ${formatWholePounds(next)}`;
  return `${formatWholePounds(from)} to ${formatWholePounds(pence(next - 100))}`;
}

/** One row for each credit history: the illustrative APR of every range of amounts. */
export function bandRows(config: BrandConfig): (Record<string, string> & { id: string })[] {
  const columns = bandColumns(config);
  return CREDIT_HISTORIES.map((history) => {
    const percents = config.bandTable.percents[history];
    const cells = columns.map(({ key }, range) => [key, aprInWords(percents[range] ?? null, config)]);
    return { ...(Object.fromEntries(cells) as Record<string, string>), id: history, history };
  });
}

/**
 * A rate-led product stores borrowing rates; its APRs are those of the representative example's amount and term,
 * to which the page says they belong.
 */
function aprInWords(percent: number | null, config: BrandConfig): string {
  if (percent === null) return 'Not offered';
  const product = PRODUCTS[config.productId];
  if (product.basis === 'apr') return inWords(percent);
  const { assumedAmount, assumedDuration } = config.representativeExample;
  const priced = price(
    { amount: poundsInPence(assumedAmount), termMonths: assumedDuration, percent },
    product,
  );
  if (!priced.ok) throw new Error(`A band of ${config.brandId} cannot be priced: ${priced.refusal}`);
  return `${displayPercent(priced.value.apr)}%`;
}
