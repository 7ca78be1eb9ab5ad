import type { Range } from '@fairlead/brands/brand';
import { amountErrors, parseAmount } from '@fairlead/core/application/loan-request';
import { priceAmong, TERMS_ERRORS, type RequoteOptions } from '@fairlead/core/decision/requote';
import { formatPounds, formatWholePounds } from '@fairlead/core/money/pounds';
import { pence } from '@fairlead/core/money/pence';
import type { Price } from '@fairlead/core/pricing/price';
import type { PricingProduct } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';
import { percent } from '../../parts/loan/percent.ts';
import type { Quote } from '../../resources/loan-application.ts';
import type { Requotability } from '../../resources/requoting.ts';

/** As typed and selected. */
export type Asked = { readonly amount: string; readonly term: string };

/** What the borrower can choose from; null where they cannot. */
export function optionsOf({ amounts, terms, maximumMonthlyCost }: Requotability): RequoteOptions | null {
  if (!terms || maximumMonthlyCost === null || amounts.length === 0) return null;
  return {
    ranges: amounts.map(({ from, to, percent: each }) => ({ percent: each, amount: { min: from, max: to } })),
    termMonths: { min: terms.from, max: terms.to },
    maximumMonthly: maximumMonthlyCost,
  };
}

/** The smallest and the largest amount, in pounds. */
export function amountRange({ ranges }: RequoteOptions): Range {
  const [min, max] = [ranges[0]?.amount.min ?? 0, ranges.at(-1)?.amount.max ?? 0];
  return { min: min / 100, max: max / 100 };
}

/** The price of what was asked, or why there is none. */
export type Change =
  | { readonly price: Price; readonly problem?: undefined }
  | { readonly price?: undefined; readonly problem: string };

export function presentChange(
  { amount, term }: Asked,
  options: RequoteOptions,
  product: PricingProduct,
): Change {
  const range = amountRange(options);
  const typed = parseAmount(amount, range);
  if (!typed.ok) return { problem: amountErrors(range)[typed.refusal] };
  const priced = priceAmong(options, { amount: typed.value, termMonths: Number(term) }, product);
  return priced.ok ? { price: priced.value } : { problem: TERMS_ERRORS[priced.refusal] };
}

/** Whether nothing would change. */
export function isAsBefore({ amount, termMonths }: Price, quote: Quote): boolean {
  return amount === quote.amount && termMonths === quote.term;
}

/** "£12.50 a month less than now". */
export function comparedWithNow({ monthly }: Price, { monthlyCost }: Quote): string {
  if (monthly === monthlyCost) return 'The same each month as now';
  const by = formatWholePounds(pence(Math.abs(monthly - monthlyCost)));
  return `${by} a month ${monthly > monthlyCost ? 'more' : 'less'} than now`;
}

export type ComparedRow = { id: string; label: string; now: string; next: string };

/** The figures by which two prices are compared. */
type Compared = Pick<
  Quote,
  'amount' | 'term' | 'monthlyCost' | 'totalAmountPayable' | 'totalChargeForCredit' | 'apr'
>;

/** A price that the browser worked out, by the same code as the server. */
export const figuresOf = (price: Price): Compared => ({
  amount: price.amount,
  term: price.termMonths,
  monthlyCost: price.monthly,
  totalAmountPayable: price.totalPayable,
  totalChargeForCredit: price.chargeForCredit,
  apr: Number(displayPercent(price.apr)),
});

/** The price as it is and as it would be. */
export function comparedRows(now: Compared, next: Compared): ComparedRow[] {
  const row = (label: string, inWords: (price: Compared) => string): ComparedRow => ({
    id: label,
    label,
    now: inWords(now),
    next: inWords(next),
  });
  return [
    row('You borrow', ({ amount }) => formatWholePounds(amount)),
    row('Months', ({ term }) => String(term)),
    row('A month', ({ monthlyCost }) => formatPounds(monthlyCost)),
    row('Total payable', ({ totalAmountPayable }) => formatPounds(totalAmountPayable)),
    row('Cost of borrowing', ({ totalChargeForCredit }) => formatPounds(totalChargeForCredit)),
    row('APR', ({ apr }) => percent(apr)),
  ];
}
