import { pence, type Pence } from '../money/pence.ts';
import type { ExistingAgreement } from '../vehicle/vehicle.ts';

/** Who is paid the price of a car that is bought out of another lender's agreement. Both together are the credit. */
export type PayoutSplit = { readonly toOldLender: Pence; readonly toBorrower: Pence };

/**
 * The lender buys the car for the whole credit: the old lender gets its settlement figure, which releases its title to
 * the borrower who sells (Consumer Credit Act 1974, s.94), and the borrower gets the rest. Throws where the credit does
 * not cover the figure: such an application is declined.
 */
export function splitPayout(
  credit: Pence,
  { settlementAmount }: Pick<ExistingAgreement, 'settlementAmount'>,
): PayoutSplit {
  if (settlementAmount > credit) throw new Error('the credit does not cover the settlement figure');
  return { toOldLender: settlementAmount, toBorrower: pence(credit - settlementAmount) };
}
