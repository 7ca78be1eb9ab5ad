import { newApplicant } from '@fairlead/testing/people';
import { prepare } from './prepared.ts';
import type { Visitor } from './visitor.ts';

/** A borrower whose first payment failed, and of whom nothing is being collected. Moves the date. */
export async function lateBorrower(visitor: Visitor): Promise<string> {
  const who = newApplicant('Penniless', 'Accept', { amount: 1000, term: 12 });
  const { loanId, token } = await prepare(visitor, 'paid out', who);
  const own = { token, params: { id: loanId } };
  const { nextPayment } = await visitor.api.get('readLoan', own);
  await visitor.api.get('advanceTime', { body: { to: nextPayment?.collectOn ?? '' } });
  // Before the second attempt, which would be a part of what is overdue that is being paid.
  const canPay = async () => (await visitor.api.get('repaymentOptions', own)).late.range !== null;
  while (!(await canPay())) await visitor.api.get('advanceTime', { body: { days: 1 } });
  return loanId;
}
