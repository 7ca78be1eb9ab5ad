import { ACCOUNT, pathTo } from '@fairlead/contract/web/account-paths';

// Apart from the other addresses of a loan, which pages of an application load as well.

/** A payment that the borrower made and does not see. */
export const MISSING_PAYMENT = `${ACCOUNT}/repay/missing-payment`;
export const BREATHING_SPACE = `${ACCOUNT}/repay/breathing-space`;

/** Where a borrower asks about a payment that does not show. */
export function missingPaymentPath(loanId: string): string {
  return pathTo(MISSING_PAYMENT, { id: loanId });
}

/** What a breathing space is, and that the borrower has applied for one. */
export function breathingSpacePath(loanId: string): string {
  return pathTo(BREATHING_SPACE, { id: loanId });
}
