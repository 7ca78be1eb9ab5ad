import type { LoanEvent } from '@fairlead/core/loan/events';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { writeLoanLetters } from '../../resources/loan/loan-letters.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import { isOpen, listPaymentsOf } from '../../resources/payment/payment-store.ts';
import { findPayable, type PayableLoan } from './find-payable.ts';
import { cancelDebit } from './requested-debit.ts';

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
  for (const payment of (await listPaymentsOf(tx, key)).filter(isOpen))
    if (payment.kind === 'direct-debit') await cancelDebit(context, tx, payment);
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
