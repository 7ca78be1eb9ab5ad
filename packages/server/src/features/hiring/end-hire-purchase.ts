import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import type { LoanEvent } from '@fairlead/core/loan/events';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { recordCase } from '../../resources/loan-case/open-case.ts';
import { presentCase } from '../../resources/loan-case/present-case.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { recordEvents } from '../../resources/loan/record-events.ts';
import { cancelDebitsOf } from '../../resources/payment/cancel-debit.ts';
import { lockHired } from './lock-hired.ts';

/**
 * The hirer's notice (Consumer Credit Act 1974, ss.99 and 100): the agreement ends today, and what is not submitted yet
 * is not collected. A payment that the bank was asked for counts when it arrives.
 */
export async function endHirePurchase(
  context: RequestContext<Borrower>,
  id: string,
  { toPay, ...car }: BodyOf<Endpoints['endHirePurchase']>,
) {
  const { actor, today, now, newId } = context;
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const { loan, projection, position } = await lockHired(context, tx, id);
    const owed = position?.toPayOnReturn ?? null;
    if (owed === null) return refuse('carNotReturnable');
    if (owed !== toPay) return refuse('returnFigureChanged');
    const about = { valueOn: today, recordedAt: now, reference: newId() };
    const paid = projection.totalPaid;
    const ended: LoanEvent = { kind: 'voluntarily-terminated', ...about, owed, paid };
    await cancelDebitsOf(context, tx, { userId: loan.user_id, loanId: loan.id });
    await recordEvents(context, tx, loan, [ended], { asOf: today, actor: 'borrower' });
    const stated = { carReturn: { ...car, toPay } };
    const opened = await recordCase(context, tx, loan, { kind: 'car-return', stated });
    return accept(presentCase(loan, opened, { cipher: context.cipher, sent: [] }));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}
