import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { solveLevelRate, type LevelFlows } from '../rates/level-rate.ts';
import { EQUAL_MONTH, instalmentOf, type Instalment } from './instalment.ts';
import { LAST_INSTALMENT, type LastInstalment } from './last-instalment.ts';
import type { PricingProduct, ProductId } from './products.ts';
import type { PriceTerms } from './terms.ts';

export type Price = PriceTerms & {
  readonly productId: ProductId;
  /** Added to the balance on which interest is charged; not part of the credit. */
  readonly fee: Pence;
  /** Paid with the last instalment and included in `final`. */
  readonly optionFee: Pence;
  readonly monthly: Pence;
  readonly final: Pence;
  readonly totalPayable: Pence;
  /** Everything payable in addition to the amount. */
  readonly chargeForCredit: Pence;
  /** Effective annual borrowing rate on amount and fee, a fraction. */
  readonly rate: number;
  /** Of the contract's rounded payments against the net amount, a fraction. */
  readonly apr: number;
};

export type PriceRefusal = 'amountOutOfRange' | 'termOutOfRange' | 'feeExceedsCharge';

/** A price with the intermediate values that its workings show. */
export type PriceCalculation = {
  readonly price: Price;
  /** Years from drawdown to the first instalment. */
  readonly firstYears: number;
  readonly instalment: Instalment;
  /** The flows from which the borrowing rate was solved; null where it is the quoted percent. */
  readonly rateFlows: LevelFlows | null;
  readonly last: LastInstalment;
  /** The contract's payments against the net amount, from which the APR was solved. */
  readonly aprFlows: LevelFlows;
};

/**
 * Prices a loan at equal months. Amounts must be whole pounds and terms whole months, or they are out of range.
 * `feeExceedsCharge`: the borrowing rate would be negative.
 * @throws RangeError when the percent is negative.
 */
export function price(terms: PriceTerms, product: PricingProduct): Outcome<Price, PriceRefusal> {
  const calculated = calculatePrice(terms, product, EQUAL_MONTH);
  return calculated.ok ? accept(calculated.value.price) : calculated;
}

/**
 * Prices a loan whose first instalment is due `firstYears` after drawdown, counted by CONC App 1.2, and returns the
 * intermediate values. The fee and the quoted percent are those of equal months: dates do not change them.
 */
export function calculatePrice(
  { amount, termMonths, percent }: PriceTerms,
  product: PricingProduct,
  firstYears: number,
): Outcome<PriceCalculation, PriceRefusal> {
  const terms = { amount, termMonths, percent };
  const refusal = outOfRange(terms, product);
  if (refusal) return refuse(refusal);
  const instalment = instalmentOf(terms, product, firstYears);
  const { fee, financed, level, monthly } = instalment;
  if (roundHalfUp(level * termMonths) < financed) return refuse('feeExceedsCharge');

  const rateFlows =
    product.basis === 'rate' ? null : { level, final: level, advance: financed, termMonths, firstYears };
  const rate = rateFlows === null ? percent / 100 : Math.max(0, solveLevelRate(rateFlows));
  const plan = { opening: financed, rate, firstYears, termMonths, monthly };
  const last = LAST_INSTALMENT[product.finalPaymentRule](plan, level);
  const final = pence(last.amount + product.optionFee);
  const totalPayable = pence(monthly * (termMonths - 1) + final);
  const aprFlows = { advance: amount, level: monthly, final, termMonths, firstYears };
  const price: Price = {
    productId: product.id,
    ...terms,
    fee: fee.fee,
    optionFee: product.optionFee,
    monthly,
    final,
    totalPayable,
    chargeForCredit: pence(totalPayable - amount),
    rate,
    apr: solveLevelRate(aprFlows),
  };
  return accept({ price, firstYears, instalment, rateFlows, last, aprFlows });
}

function outOfRange({ amount, termMonths, percent }: PriceTerms, product: PricingProduct) {
  if (!(percent >= 0)) throw new RangeError(`not a valid percent: ${percent}`);
  if (amount % 100 !== 0 || isOutside(amount, product.amount)) return 'amountOutOfRange';
  const isTerm = Number.isInteger(termMonths) && !isOutside(termMonths, product.termMonths);
  return isTerm ? undefined : 'termOutOfRange';
}

function isOutside(value: number, range: { readonly min: number; readonly max: number }): boolean {
  return value < range.min || value > range.max;
}
