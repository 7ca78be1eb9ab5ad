import { pence, type Pence } from '../money/pence.ts';
import { PRODUCT_DATES, type ProductDates, type ProductId } from './product-dates.ts';

export type { ProductId } from './product-dates.ts';

/**
 * The arrangement fee added to the balance: the lowest of a flat amount, a share of the loan amount and, where set, a
 * share of the total charge for credit.
 */
export type FeeCaps = {
  readonly flat: Pence;
  readonly ofAmount: { readonly numerator: number; readonly denominator: number };
  readonly ofCharge: number | null;
};

/** One version of a product's terms. A loan keeps the version it was signed under; a change is a new record. */
export type PricingProduct = ProductDates & {
  readonly id: ProductId;
  readonly name: string;
  /** What a price is based on: the APR on the net amount, or the borrowing rate on amount and fee. */
  readonly basis: 'apr' | 'rate';
  readonly feeCaps: FeeCaps;
  /** The option-to-purchase fee, paid with the last instalment. */
  readonly optionFee: Pence;
  /** The last instalment completes the rounded total, or clears the balance. */
  readonly finalPaymentRule: 'spread-total' | 'clear-balance';
  readonly amount: { readonly min: Pence; readonly max: Pence };
  readonly termMonths: { readonly min: number; readonly max: number };
};

export const UNSECURED_2026 = {
  id: 'unsecured-2026-1',
  name: 'Personal loan',
  basis: 'apr',
  feeCaps: { flat: pence(440_00), ofAmount: { numerator: 440, denominator: 7500 }, ofCharge: 0.17 },
  optionFee: pence(0),
  finalPaymentRule: 'spread-total',
  amount: { min: pence(1_000_00), max: pence(25_000_00) },
  termMonths: { min: 12, max: 60 },
  ...PRODUCT_DATES['unsecured-2026-1'],
} as const satisfies PricingProduct;

export const HIRE_PURCHASE_2026 = {
  id: 'hire-purchase-2026-1',
  name: 'Hire purchase',
  basis: 'rate',
  feeCaps: { flat: pence(375_00), ofAmount: { numerator: 375, denominator: 10_000 }, ofCharge: null },
  optionFee: pence(25_00),
  finalPaymentRule: 'clear-balance',
  amount: { min: pence(1_000_00), max: pence(35_000_00) },
  termMonths: { min: 12, max: 60 },
  ...PRODUCT_DATES['hire-purchase-2026-1'],
} as const satisfies PricingProduct;

export const PRODUCTS: Readonly<Record<ProductId, PricingProduct>> = {
  'unsecured-2026-1': UNSECURED_2026,
  'hire-purchase-2026-1': HIRE_PURCHASE_2026,
};
