import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { solveLevelRate } from '../rates/level-rate.ts';
import { growth, levelPayment, monthlyRate } from '../rates/periodic.ts';
import { amortiseToLast, type Amortisation } from '../schedule/amortise.ts';
import type { FeeCaps, PricingProduct, ProductId } from './products.ts';

export type PriceTerms = {
  /** Net credit, in whole pounds. */
  readonly amount: Pence;
  readonly termMonths: number;
  /** The quoted APR, or for a rate-led product the borrowing rate; a percent number such as 29.68. */
  readonly percent: number;
};

export type Price = PriceTerms & {
  readonly productId: ProductId;
  /** Added to the balance that bears interest; no part of the credit. */
  readonly fee: Pence;
  /** Paid with the last instalment and contained in `final`. */
  readonly optionFee: Pence;
  readonly monthly: Pence;
  readonly final: Pence;
  readonly totalPayable: Pence;
  /** Everything payable beyond the amount. */
  readonly chargeForCredit: Pence;
  /** Effective annual borrowing rate on amount and fee, a fraction. */
  readonly rate: number;
  /** Of the contract's own rounded payments against the net amount, a fraction. */
  readonly apr: number;
};

export type PriceRefusal = 'amount-out-of-range' | 'term-out-of-range' | 'fee-exceeds-charge';

const EQUAL_MONTH = 1 / 12;

/**
 * Prices a loan at equal months. An amount that is not in whole pounds is out of range, as is a term that is
 * not in whole months. `fee-exceeds-charge`: the borrowing rate would be negative.
 * @throws RangeError when the percent is negative.
 */
export function price(terms: PriceTerms, product: PricingProduct): Outcome<Price, PriceRefusal> {
  return priceFrom(terms, product, EQUAL_MONTH);
}

/**
 * Prices a loan whose first instalment falls `firstYears` after drawdown, counted by CONC App 1.2. The fee and
 * the quoted percent are those of equal months: dates never move them.
 */
export function priceFrom(
  terms: PriceTerms,
  product: PricingProduct,
  firstYears: number,
): Outcome<Price, PriceRefusal> {
  const refusal = outOfRange(terms, product);
  if (refusal) return refuse(refusal);
  const { amount, termMonths, percent } = terms;
  const fee = financedFee(terms, product.feeCaps);
  const financed = pence(amount + fee);
  const level = unroundedLevel(terms, product, financed, firstYears);
  if (roundHalfUp(level * termMonths) < financed) return refuse('fee-exceeds-charge');

  const monthly = roundHalfUp(level);
  const solved = { level, final: level, advance: financed, termMonths, firstYears };
  const rate = product.basis === 'rate' ? percent / 100 : Math.max(0, solveLevelRate(solved));
  const plan = { opening: financed, rate, firstYears, termMonths, monthly };
  const final = pence(LAST_INSTALMENT[product.finalPaymentRule](plan, level) + product.optionFee);
  const totalPayable = pence(monthly * (termMonths - 1) + final);
  const apr = solveLevelRate({ advance: amount, level: monthly, final, termMonths, firstYears });
  return accept({
    productId: product.id,
    amount,
    termMonths,
    percent,
    fee,
    optionFee: product.optionFee,
    monthly,
    final,
    totalPayable,
    chargeForCredit: pence(totalPayable - amount),
    rate,
    apr,
  });
}

function outOfRange({ amount, termMonths, percent }: PriceTerms, product: PricingProduct) {
  if (!(percent >= 0)) throw new RangeError(`not a percent to lend at: ${percent}`);
  if (amount % 100 !== 0 || isOutside(amount, product.amount)) return 'amount-out-of-range';
  const isTerm = Number.isInteger(termMonths) && !isOutside(termMonths, product.termMonths);
  return isTerm ? undefined : 'term-out-of-range';
}

function isOutside(value: number, range: { readonly min: number; readonly max: number }): boolean {
  return value < range.min || value > range.max;
}

/** An APR is levied on the net amount; a borrowing rate on everything financed. */
function unroundedLevel(
  terms: PriceTerms,
  product: PricingProduct,
  financed: Pence,
  firstYears: number,
): number {
  const annual = terms.percent / 100;
  const base = product.basis === 'apr' ? terms.amount : financed;
  return levelPayment(base * (1 + growth(annual, firstYears - EQUAL_MONTH)), annual, terms.termMonths);
}

/** The last instalment, before an option fee. */
const LAST_INSTALMENT = {
  'spread-total': ({ monthly, termMonths }, level) =>
    roundHalfUp(level * termMonths) - monthly * (termMonths - 1),
  'clear-balance': (plan) => {
    const left = amortiseToLast(plan).at(-1)?.closing ?? plan.opening;
    return left + roundHalfUp(left * monthlyRate(plan.rate));
  },
} as const satisfies Record<
  PricingProduct['finalPaymentRule'],
  (plan: Amortisation, unroundedLevel: number) => number
>;

/** The least of the caps, rounded once. The share of the charge is of the charge at the quoted APR. */
function financedFee({ amount, termMonths, percent }: PriceTerms, caps: FeeCaps): Pence {
  const ofAmount = (amount * caps.ofAmount.numerator) / caps.ofAmount.denominator;
  const charge = levelPayment(amount, percent / 100, termMonths) * termMonths - amount;
  const ofCharge = caps.ofCharge === null ? Infinity : Math.max(0, charge * caps.ofCharge);
  return roundHalfUp(Math.min(caps.flat, ofAmount, ofCharge));
}
