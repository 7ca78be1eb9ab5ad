import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import { submissionDay } from '@fairlead/core/schedule/payment-days';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { PaymentsTable } from '../../database/tables/money/payments.ts';
import type { LoanRow } from '../../resources/loan/loan-store.ts';
import { auditPayment } from '../../resources/payment/audit-payment.ts';
import { insertPayment, newPayment } from '../../resources/payment/payment-store.ts';

type Context = RequestContext<Borrower>;

type RequestedDebit = Pick<PaymentsTable, 'purpose' | 'keeps'> & {
  readonly amount: Pence;
  readonly collectOn: Day;
};

/** Records a Direct Debit that the borrower asks for; the sweep submits it on its day. Answers its id. */
export async function requestDebit(
  context: Context,
  tx: Db,
  loan: LoanRow,
  { purpose, keeps, amount, collectOn }: RequestedDebit,
): Promise<string> {
  const payment = {
    ...newPayment(context, loan),
    kind: 'direct-debit',
    purpose,
    keeps,
    amount_pence: amount,
    due_on: collectOn,
    collect_on: collectOn,
    submit_on: submissionDay(collectOn),
  } as const;
  await insertPayment(tx, payment);
  const detail = { purpose, amount, collectOn };
  await auditPayment(context, tx, payment, { actor: 'borrower', action: 'payment-requested', detail });
  return payment.id;
}
