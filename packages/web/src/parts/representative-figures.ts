import type { Brand } from '@fairlead/brands/brand';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { percent } from './percent.ts';

const inPence = (pounds: number) => pence(Math.round(pounds * 100));
const money = (pounds: number) => formatPounds(inPence(pounds));

/**
 * The brand's representative example in the words of FCA handbook CONC 3.5.5R: rate and that it is fixed, other
 * charges, credit, APR, duration, total payable and each repayment, the last one where it differs.
 */
export function representativeFigures({ config }: Pick<Brand, 'config'>) {
  const { assumedAmount, assumedDuration, ...example } = config.representativeExample;
  return {
    amount: formatWholePounds(inPence(assumedAmount)),
    months: String(assumedDuration),
    rate: percent(example.interestRate),
    fees: money(example.totalFees),
    monthly: money(example.monthlyCost),
    last: lastPayment(config),
    total: money(example.totalAmountPayable),
    apr: percent(example.representativeAPR),
    optionFee: formatPounds(PRODUCTS[config.productId].optionFee),
  };
}

export type RepresentativeFigures = ReturnType<typeof representativeFigures>;

/** The last payment, or null where it is like the others. The stored example does not carry it; pricing tells it. */
function lastPayment({ productId, representativePercent, representativeExample }: Brand['config']) {
  const { assumedAmount, assumedDuration } = representativeExample;
  const terms = {
    amount: inPence(assumedAmount),
    termMonths: assumedDuration,
    percent: representativePercent,
  };
  const priced = price(terms, PRODUCTS[productId]);
  if (!priced.ok) throw new Error(`The representative example cannot be priced: ${priced.refusal}`);
  const { monthly, final } = priced.value;
  return final === monthly ? null : formatPounds(final);
}

/** The example as one sentence after another, for where it is read beside other rates. */
export function representativeWords(figures: RepresentativeFigures): string {
  const { amount, months, rate, fees, monthly, last, total } = figures;
  const payments =
    last === null
      ? `${months} payments of ${monthly}`
      : `${Number(months) - 1} payments of ${monthly} and a last one of ${last}`;
  return `Borrow ${amount} over ${months} months at ${rate} a year, fixed, with an arrangement fee of ${fees}. ${payments}. Total payable ${total}.`;
}
