import type { Brand } from '@fairlead/brands/brand';
import { ZERO } from '@fairlead/core/money/pence';
import { formatWholePounds, poundsInPence } from '@fairlead/core/money/pounds';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { percent } from './percent.ts';

const wholePounds = (pounds: number) => formatWholePounds(poundsInPence(pounds));

/**
 * The brand's representative example by FCA handbook CONC 3.5.5R(1): rate and that it is fixed, the nature and amount
 * of other charges, credit, APR, duration, total payable, each repayment, the last one where it differs, and for
 * goods their cash price and advance payment.
 */
export function representativeFigures({ config }: Pick<Brand, 'config'>) {
  const { assumedAmount, assumedDuration, ...example } = config.representativeExample;
  const amount = formatWholePounds(poundsInPence(assumedAmount));
  return {
    amount,
    months: String(assumedDuration),
    rate: percent(example.interestRate),
    fees: wholePounds(example.totalFees),
    monthly: wholePounds(example.monthlyCost),
    last: lastPayment(config),
    total: wholePounds(example.totalAmountPayable),
    apr: percent(example.representativeAPR),
    goods: goodsOf(config, amount),
  };
}

export type RepresentativeFigures = ReturnType<typeof representativeFigures>;

/** What the example says of a car: no deposit is assumed, so its cash price is the credit. Null for a loan of money. */
function goodsOf({ productId }: Brand['config'], cashPrice: string) {
  const { optionFee } = PRODUCTS[productId];
  if (optionFee === 0) return null;
  return { cashPrice, deposit: formatWholePounds(ZERO), optionFee: formatWholePounds(optionFee) };
}

/** The last payment, or null where it is like the others. The stored example does not carry it; pricing tells it. */
function lastPayment({ productId, representativePercent, representativeExample }: Brand['config']) {
  const { assumedAmount, assumedDuration } = representativeExample;
  const terms = {
    amount: poundsInPence(assumedAmount),
    termMonths: assumedDuration,
    percent: representativePercent,
  };
  const priced = price(terms, PRODUCTS[productId]);
  if (!priced.ok) throw new Error(`The representative example cannot be priced: ${priced.refusal}`);
  const { monthly, final } = priced.value;
  return final === monthly ? null : formatWholePounds(final);
}

/** The example as sentences, for use next to other rates. */
export function representativeWords(figures: RepresentativeFigures): string {
  const { amount, months, rate, fees, monthly, last, total, goods } = figures;
  const payments =
    last === null
      ? `${months} payments of ${monthly}`
      : `${Number(months) - 1} payments of ${monthly} and a final payment of ${last}`;
  const price = goods === null ? '' : `Cash price ${goods.cashPrice}, deposit ${goods.deposit}. `;
  const optionFee =
    goods === null ? '' : ` and an option-to-purchase fee of ${goods.optionFee} in the last payment`;
  return `${price}Borrow ${amount} over ${months} months at ${rate} a year, fixed, with an arrangement fee of ${fees}${optionFee}. ${payments}. Total payable ${total}.`;
}
