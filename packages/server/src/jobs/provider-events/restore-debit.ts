import type { LoanEvent } from '@fairlead/core/loan/events';
import { londonDay } from '@fairlead/core/calendar/london';
import type { Db } from '../../database/database.ts';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import { insertPayment, newPayment, type PaymentRow } from '../../resources/payment/payment-store.ts';
import { receiptOf } from '../../resources/payment/receipt.ts';
import type { EffectAt } from './event-source.ts';

/**
 * Credits a Direct Debit again whose charge-back was undone (GoCardless: `chargeback_cancelled`,
 * https://developer.gocardless.com/api-reference/#event-types-payment): a payment of its own, from the day on which the
 * money had been taken back, so that it costs the borrower no interest. An instalment was due meanwhile, and perhaps
 * paid in another way, so this is not its collection: it pays what is overdue first.
 */
export async function restoreDebit(
  tx: Db,
  taken: PaymentRow,
  { recordedAt, wallNow, newId, loan }: EffectAt,
): Promise<readonly LoanEvent[]> {
  const history = await listEvents(tx, { userId: taken.user_id, loanId: taken.loan_id });
  const reversal = history.find((event) => event.kind === 'payment-reversed' && event.reverses === taken.id);
  const valueOn = reversal?.valueOn ?? londonDay(Date.parse(recordedAt));
  const isOfSchedule = taken.purpose === 'instalment' || taken.purpose === 'arrangement';
  const row: PaymentRow = {
    ...newPayment({ newId, wallNow: () => new Date(wallNow), today: valueOn }, loan),
    kind: 'direct-debit',
    purpose: isOfSchedule ? 'late' : taken.purpose,
    keeps: taken.keeps,
    amount_pence: taken.amount_pence,
    status: 'collected',
    due_on: valueOn,
    collect_on: valueOn,
    submit_on: valueOn,
    asked_at: null,
    request_key: null,
    restores_payment_id: taken.id,
  };
  await insertPayment(tx, row);
  return receiptOf(tx, loan, row, { valueOn, recordedAt, amount: row.amount_pence });
}
