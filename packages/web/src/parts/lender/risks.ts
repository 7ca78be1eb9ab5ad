import type { ProductId } from '@fairlead/core/pricing/products';

const CREDIT_FILE =
  'Missing payments could affect your credit file and make it harder and more expensive to borrow in future.';
const REPOSSESSION = 'Your vehicle may be repossessed if you do not keep up the payments.';

type Risks = {
  /** For use next to a price and at the foot of a page. */
  short: string;
  /** What weighs most, and what else to think of. */
  long: readonly [string, string];
};

/** What not paying can lead to, by product (FCA handbook, CONC 3.3.1R: clear, fair and not misleading). */
export const RISKS = {
  'unsecured-2026-1': {
    short: CREDIT_FILE,
    long: [
      CREDIT_FILE,
      'Only borrow what you can afford to pay back each month, including when money is tight.',
    ],
  },
  'hire-purchase-2026-1': {
    short: `${REPOSSESSION} ${CREDIT_FILE}`,
    long: [`${REPOSSESSION} The car belongs to the lender until the last payment.`, CREDIT_FILE],
  },
} as const satisfies Record<ProductId, Risks>;
