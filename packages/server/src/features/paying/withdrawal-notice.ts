import type { LoanEvent } from '@fairlead/core/loan/events';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { writeLoanLetters } from '../../resources/loan/loan-letters.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import { cancelDebitsOf } from '../../resources/payment/cancel-debit.ts';
import { findPayable, type PayableLoan } from './find-payable.ts';

/**
 * Records the borrower's notice of withdrawal, once. From then nothing falls due, and what is not submitted yet is not
 * collected; a payment that the bank was asked for counts when it arrives.
 */
export async function giveNotice(
  context: RequestContext<Borrower>,
  tx: Db,
  payable: PayableLoan,
): Promise<PayableLoan> {
  const { loan, projection } = payable;
  if (projection.withdrawal !== null) return payable;
  const { today, now } = context;
  const key = { userId: loan.user_id, loanId: loan.id };
  await cancelDebitsOf(context, tx, key);
  const noticed: LoanEvent = {
    kind: 'withdrawal-noticed',
    valueOn: today,
    recordedAt: now,
    reference: context.newId(),
  };
  const change = await recordEvents(context, tx, loan, [noticed], { asOf: today, actor: 'borrower' });
  await writeLoanLetters(context, tx, change);
  return findPayable(tx, loan, today);
}
