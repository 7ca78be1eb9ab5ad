import type { ProductId } from '@fairlead/core/pricing/products';

const CREDIT_FILE =
  'Missing payments could affect your credit file and make it harder, or dearer, to borrow in future.';
const REPOSSESSION = 'Your vehicle may be repossessed if you do not keep up the payments.';

type Risks = {
  /** For beside a price and at the foot of a page. */
  short: string;
  /** What weighs most, and what else to think of. */
  long: readonly [string, string];
};

/** What not paying can lead to, by product (FCA handbook, CONC 3.3.1R: clear, fair and not misleading). */
export const RISKS = {
  'unsecured-2026-1': {
    short: CREDIT_FILE,
    long: [CREDIT_FILE, 'Borrow only what you can pay back each month, on days when money is short as well.'],
  },
  'hire-purchase-2026-1': {
    short: `${REPOSSESSION} ${CREDIT_FILE}`,
    long: [`${REPOSSESSION} The car belongs to the lender until the last payment.`, CREDIT_FILE],
  },
} as const satisfies Record<ProductId, Risks>;
