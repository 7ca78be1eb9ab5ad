import { knownPaymentsOf, type AskedPayment } from '@fairlead/core/missing-payment/known-payments';
import type { ClaimedPayment } from '@fairlead/core/missing-payment/claim';
import {
  tracePayment,
  type KnownPayment,
  type TracedPayment,
} from '@fairlead/core/missing-payment/trace-payment';
import type { Db } from '../../database/database.ts';
import { listEvents } from '../loan/loan-event-store.ts';
import { listLoansOf } from '../loan/loan-owner-store.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { listPaymentsOf, type PaymentRow } from '../payment/payment-store.ts';

const presentAsked = (payment: PaymentRow): AskedPayment => ({
  id: payment.id,
  method: payment.kind,
  amount: payment.amount_pence,
  status: payment.status,
  createdOn: payment.created_on,
  collectOn: payment.collect_on,
  failureReason: payment.failure_reason,
});

/** What the payment of a claim can be, in the records of the loan and of the borrower's other loans. */
export async function traceInRecords(
  db: Db,
  { user_id: userId, brand_id: brandId, id }: Pick<LoanRow, 'user_id' | 'brand_id' | 'id'>,
  claim: ClaimedPayment,
): Promise<TracedPayment[]> {
  const known: KnownPayment[] = [];
  for (const loan of await listLoansOf(db, { userId, brandId })) {
    const key = { userId, loanId: loan.id };
    const asked = (await listPaymentsOf(db, key)).map(presentAsked);
    const events = await listEvents(db, key);
    known.push(
      ...knownPaymentsOf({ loanReference: loan.reference, isOnOtherLoan: loan.id !== id, asked, events }),
    );
  }
  return [...tracePayment(claim, known)];
}
