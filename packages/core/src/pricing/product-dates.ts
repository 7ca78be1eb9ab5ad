export type ProductId = 'unsecured-2026-1' | 'hire-purchase-2026-1';

/** Whether a product is hire purchase, of any version. Here, so that a page that asks it loads no prices. */
export const isHirePurchase = (productId: ProductId): boolean => productId.startsWith('hire-purchase');

/** The quoted rate, which does not change with the day of signing: hire purchase is priced by its interest rate. */
export const rateThatStays = (productId: ProductId): 'APR' | 'interest rate' =>
  isHirePurchase(productId) ? 'interest rate' : 'APR';

/** The days of a product, without its prices: pages that only say when something happens load nothing else of it. */
export type ProductDates = {
  readonly quoteValidDays: number;
  /** Working days' notice of a direct debit's amount and date before it is collected. */
  readonly advanceNoticeWorkingDays: number;
  /** Working days from submission to Bacs to collection. */
  readonly bacsDays: number;
  readonly firstDueEarliestDays: number;
  readonly firstDueLatestDays: number;
  /** Consumer Credit Act 1974, s.66A. */
  readonly withdrawalDays: number;
};

const DATES_2026 = {
  quoteValidDays: 30,
  advanceNoticeWorkingDays: 10,
  bacsDays: 2,
  firstDueEarliestDays: 14,
  firstDueLatestDays: 45,
  withdrawalDays: 14,
} as const;

export const PRODUCT_DATES = {
  'unsecured-2026-1': DATES_2026,
  'hire-purchase-2026-1': DATES_2026,
} as const satisfies Record<ProductId, ProductDates>;
