import type { LoanEvent } from '@fairlead/core/loan/events';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { writeLoanLetters } from './loan-letters.ts';
import { lockLoan } from './loan-store.ts';
import { recordEvents, type LoanChange } from './record-events.ts';

/**
 * Notifies the borrower, once, that the last instalment is more than agreed, in the transaction of the change after which
 * that is due: the day has come, or it has grown since.
 */
export async function notifyOfLastInstalment(
  services: AppServices,
  tx: Db,
  { loan, projection: { asOf, grownLast } }: LoanChange,
): Promise<void> {
  if (!grownLast?.isNoticeDue) return;
  const grown: LoanEvent = {
    kind: 'last-instalment-grown',
    valueOn: asOf,
    recordedAt: await services.clock.now(tx),
    reference: services.newId(),
  };
  const current = await lockLoan(tx, { userId: loan.user_id, loanId: loan.id });
  const change = await recordEvents(services, tx, current, [grown], { asOf, actor: 'system' });
  await writeLoanLetters(services, tx, change);
}
