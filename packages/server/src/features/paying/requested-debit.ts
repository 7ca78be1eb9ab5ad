import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import { submissionDay } from '@fairlead/core/schedule/payment-days';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { PaymentsTable } from '../../database/tables/money/payments.ts';
import { borrowersEntry, recordAudit } from '../../resources/audit/audit-store.ts';
import type { LoanRow } from '../../resources/loan/loan-store.ts';
import { insertPayment, movePayment, type PaymentRow } from '../../resources/payment/payment-store.ts';

type Context = RequestContext<Borrower>;

type RequestedDebit = Pick<PaymentsTable, 'purpose' | 'keeps'> & {
  readonly amount: Pence;
  readonly collectOn: Day;
};

/** Records a Direct Debit that the borrower asks for; the sweep submits it on its day. Answers its id. */
export async function requestDebit(
  { actor, today, newId, wallNow, ...context }: Context,
  tx: Db,
  loan: LoanRow,
  { purpose, keeps, amount, collectOn }: RequestedDebit,
): Promise<string> {
  const id = newId();
  await insertPayment(tx, {
    user_id: loan.user_id,
    id,
    brand_id: loan.brand_id,
    loan_id: loan.id,
    kind: 'direct-debit',
    purpose,
    keeps,
    instalment: null,
    attempt: 1,
    amount_pence: amount,
    status: 'created',
    due_on: collectOn,
    collect_on: collectOn,
    submit_on: submissionDay(collectOn),
    provider_reference: null,
    failure_reason: null,
    created_on: today,
    updated_at: wallNow().toISOString(),
  });
  const entry = paymentEntry(actor, 'payment-requested', id, { purpose, amount, collectOn });
  await recordAudit({ ...context, actor, newId, wallNow }, tx, entry);
  return id;
}

/** Cancels one that is not submitted yet; false when it is. Cancelled twice, it stays cancelled. */
export async function cancelDebit(context: Context, tx: Db, payment: PaymentRow): Promise<boolean> {
  if (payment.status === 'voided') return true;
  const updated_at = context.wallNow().toISOString();
  const changes = { status: 'voided', failure_reason: 'cancelled-by-borrower', updated_at } as const;
  if (!(await movePayment(tx, payment, 'created', changes))) return false;
  await recordAudit(context, tx, paymentEntry(context.actor, 'payment-cancelled', payment.id));
  return true;
}

function paymentEntry(
  actor: Borrower,
  action: string,
  id: string,
  detail: Readonly<Record<string, string | number>> = {},
) {
  return { ...borrowersEntry(actor, action, detail), subjectType: 'payment', subjectId: id };
}
