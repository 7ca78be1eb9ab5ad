import { checkMandate, lateRepayment, requestedDebit } from '@fairlead/core/collection/repayment';
import type { Pence } from '@fairlead/core/money/pence';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { Borrower, RequestContext } from '../../context.ts';
import type { PaymentsTable } from '../../database/tables/money/payments.ts';
import { findLoan, lockLoan } from '../../resources/loan/loan-store.ts';
import { viewLoan } from '../../resources/loan/view-loan.ts';
import { findBankPayment } from '../../resources/payment/bank-payment-store.ts';
import { endBankPayment } from '../../resources/payment/follow-bank-payment.ts';
import { cancelDebit } from '../../resources/payment/cancel-debit.ts';
import { findPaymentOf, isAskedFor } from '../../resources/payment/payment-store.ts';
import { checkAmount, findPayable, refusePayment, type PayableLoan } from './find-payable.ts';
import { earlyRange } from './repayment-options.ts';
import { requestDebit } from './requested-debit.ts';

type Context = RequestContext<Borrower>;

type Keeps = NonNullable<PaymentsTable['keeps']>;

/** Asks for an early payment, which is collected by Direct Debit in three working days. */
export function payEarlyByDebit(
  context: Context,
  id: string,
  { amount, keeps }: { readonly amount: Pence; readonly keeps: Keeps },
) {
  const { collectOn } = requestedDebit(context.today);
  return askForDebit(context, id, { purpose: 'early', amount, keeps }, (payable) =>
    checkAmount(amount, earlyRange(payable, collectOn)),
  );
}

/** Asks for a payment of arrears, which is collected by Direct Debit in three working days. */
export function payLateByDebit(context: Context, id: string, { amount }: { readonly amount: Pence }) {
  return askForDebit(context, id, { purpose: 'late', amount, keeps: null }, ({ projection, underWay }) =>
    checkAmount(amount, lateRepayment(projection, underWay)),
  );
}

type Asked = Pick<PaymentsTable, 'purpose' | 'keeps'> & { readonly amount: Pence };

/** The loan is locked: of two requests at once the second finds the payment of the first. */
async function askForDebit<R extends string>(
  context: Context,
  id: string,
  asked: Asked,
  check: (payable: PayableLoan) => Outcome<unknown, R>,
) {
  const { actor, today } = context;
  const outcome = await context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const loan = await lockLoan(tx, { userId: actor.subjectId, loanId: id });
    const payable = await findPayable(tx, loan, today);
    const checked = check(payable);
    if (!checked.ok) return checked;
    const mandate = checkMandate(payable.projection, payable.events);
    if (!mandate.ok) return refusePayment(mandate.refusal);
    await requestDebit(context, tx, loan, { ...asked, collectOn: requestedDebit(today).collectOn });
    return accept(await viewLoan(context, tx, id));
  });
  if (outcome.ok) context.wakeWorker();
  return outcome;
}

/** Cancels a payment that was asked for and that no bank has yet. */
export async function cancelRepayment(context: Context, id: string, paymentId: string) {
  const { actor, db } = context;
  const bank = await findBankPayment(db, actor, paymentId);
  if (!bank) return cancelRequestedDebit(context, id, paymentId);
  const loan = await findLoan(db, actor, id);
  if (loan?.id !== bank.loan_id) return refuse('notFound');
  const ending = { status: 'voided', reason: 'cancelled-by-borrower', actor: 'borrower' } as const;
  const isOver = await undefinedIfUnavailable('bank-payments', () => endBankPayment(context, bank, ending));
  if (isOver === undefined) return refuse('unavailable');
  return isOver ? accept(await viewLoan(context, db, id)) : refuse('paymentNotCancellable');
}

async function cancelRequestedDebit(context: Context, id: string, paymentId: string) {
  const { actor } = context;
  return context.transaction(async (tx) => {
    if (!(await findLoan(tx, actor, id))) return refuse('notFound');
    const key = { userId: actor.subjectId, loanId: id };
    await lockLoan(tx, key);
    const payment = await findPaymentOf(tx, key, paymentId);
    if (!payment || !isAskedFor(payment) || payment.kind !== 'direct-debit') return refuse('notFound');
    if (!(await cancelDebit(context, tx, payment))) return refuse('paymentNotCancellable');
    return accept(await viewLoan(context, tx, id));
  });
}
