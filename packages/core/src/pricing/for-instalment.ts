import { pence, type Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { EQUAL_MONTH, instalmentOf } from './instalment.ts';
import { price, type Price } from './price.ts';
import type { PricingProduct } from './products.ts';

/** The percent for an amount, or null where it is not offered: a band table's row for one credit history. */
export type PercentFor = (amount: Pence) => number | null;

type AmountRange = { readonly percent: number; readonly lowest: Pence; readonly highest: Pence };

const POUND = 100;

/**
 * The price of the largest whole-pound amount whose monthly instalment at equal months is at most `maxMonthly`, at
 * the percent for that amount. The last instalment can differ by pence and includes an option fee. A larger amount
 * can cost less a month where the next band has a lower percent, so every band is tried. `notOffered`: no amount is
 * offered. `instalmentTooLow`: every instalment offered is higher.
 * @throws RangeError when a percent is negative.
 */
export function amountForInstalment(
  request: {
    readonly maxMonthly: Pence;
    readonly termMonths: number;
    readonly percentFor: PercentFor;
  },
  product: PricingProduct,
): Outcome<Price, 'termOutOfRange' | 'notOffered' | 'instalmentTooLow'> {
  const { maxMonthly, termMonths, percentFor } = request;
  if (!isTermAllowed(termMonths, product)) return refuse('termOutOfRange');
  const ranges = amountRanges(percentFor, product.amount);
  if (ranges.length === 0) return refuse('notOffered');
  for (const range of ranges) {
    const monthlyOf = (amount: Pence): Pence =>
      instalmentOf({ amount, termMonths, percent: range.percent }, product, EQUAL_MONTH).monthly;
    // Usually the first amount can be priced. If its fee exceeds its charge, a smaller one with a differently rounded
    // fee may not.
    for (
      let amount = largestWithin(range, (each) => monthlyOf(each) <= maxMonthly);
      amount >= range.lowest;
      amount = pence(amount - POUND)
    ) {
      const priced = price({ amount, termMonths, percent: range.percent }, product);
      if (priced.ok) return priced;
    }
  }
  return refuse('instalmentTooLow');
}

/**
 * The price over the shortest term whose monthly instalment at equal months is at most `maxMonthly`. The shortest,
 * because a longer term costs more in total (Consumer Duty, PRIN 2A: no default to a longer term). `notOffered`: the
 * amount is not offered. `instalmentTooLow`: even the longest term has a higher instalment.
 * @throws RangeError when the percent is negative.
 */
export function termForInstalment(
  request: { readonly maxMonthly: Pence; readonly amount: Pence; readonly percentFor: PercentFor },
  product: PricingProduct,
): Outcome<Price, 'amountOutOfRange' | 'notOffered' | 'instalmentTooLow'> {
  const { maxMonthly, amount, percentFor } = request;
  const { min, max } = product.amount;
  if (amount % POUND !== 0 || amount < min || amount > max) return refuse('amountOutOfRange');
  const percent = percentFor(amount);
  if (percent === null) return refuse('notOffered');
  for (let termMonths = product.termMonths.min; termMonths <= product.termMonths.max; termMonths += 1) {
    const terms = { amount, termMonths, percent };
    if (instalmentOf(terms, product, EQUAL_MONTH).monthly > maxMonthly) continue;
    const priced = price(terms, product);
    if (priced.ok) return accept(priced.value);
  }
  return refuse('instalmentTooLow');
}

function isTermAllowed(termMonths: number, { termMonths: { min, max } }: PricingProduct): boolean {
  return Number.isInteger(termMonths) && termMonths >= min && termMonths <= max;
}

/** The offered amounts as ranges of whole pounds at one percent, largest amounts first. */
function amountRanges(
  percentFor: PercentFor,
  { min, max }: PricingProduct['amount'],
): readonly AmountRange[] {
  const ranges: AmountRange[] = [];
  const first = Math.ceil(min / POUND) * POUND;
  for (let at = Math.floor(max / POUND) * POUND; at >= first; at -= POUND) {
    const amount = pence(at);
    const percent = percentFor(amount);
    const above = ranges.at(-1);
    if (percent === null) continue;
    if (above?.percent === percent && above.lowest === at + POUND)
      ranges[ranges.length - 1] = { ...above, lowest: amount };
    else ranges.push({ percent, lowest: amount, highest: amount });
  }
  return ranges;
}

/**
 * The largest amount of a range that fits, or one pound below the range. At one percent the instalment never falls as
 * the amount grows, because none of the fee's caps does.
 */
function largestWithin({ lowest, highest }: AmountRange, fits: (amount: Pence) => boolean): Pence {
  let [fitting, tooMuch] = [lowest - POUND, highest + POUND];
  while (tooMuch - fitting > POUND) {
    const middle = pence(fitting + Math.floor((tooMuch - fitting) / POUND / 2) * POUND);
    if (fits(middle)) fitting = middle;
    else tooMuch = middle;
  }
  return pence(fitting);
}
