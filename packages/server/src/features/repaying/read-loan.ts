import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { findBankAccount } from '../../resources/bank-account/bank-account-store.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { findLoan } from '../../resources/loan/loan-store.ts';
import { presentLoan } from '../../resources/loan/present-loan.ts';
import { findMandateOf } from '../../resources/mandate/mandate-store.ts';
import { isOpen, listPaymentsOf } from '../../resources/payment/payment-store.ts';

/** Told from the history as of today. Nothing is written: the row is the daily run's. */
export async function readLoan(
  { db, cipher, actor, today }: RequestContext<Borrower>,
  id: string,
  embedded: ReadonlySet<string>,
) {
  const loan = await findLoan(db, actor, id);
  if (!loan) return refuse('notFound');
  const key = { userId: loan.user_id, loanId: loan.id };
  const events = await listEvents(db, key);
  const payments = embedded.has('pendingRepayments') ? await listPaymentsOf(db, key) : [];
  const mandate = embedded.has('bankDetails') ? await findMandateOf(db, key) : undefined;
  const account = mandate && (await findBankAccount(db, cipher, mandate.user_id, mandate.bank_account_id));
  return accept(
    presentLoan({ loan, events, openPayments: payments.filter(isOpen), account, today }, embedded),
  );
}
