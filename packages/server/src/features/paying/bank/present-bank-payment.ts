import { outcomeOfBankPayment } from '@fairlead/core/collection/bank-payment';
import type { AppServices } from '../../../context.ts';
import type { Db } from '../../../database/database.ts';
import { openUrl, type BankPaymentRow } from '../../../resources/payment/bank-payment-store.ts';
import { findPaymentOf, type PaymentRow } from '../../../resources/payment/payment-store.ts';

/** How far a payment is. */
export function outcomeOf({ provider_status: report }: BankPaymentRow, payment: PaymentRow) {
  return outcomeOfBankPayment({ status: payment.status, report, reason: payment.failure_reason });
}

/** The payment of a row of `bank_payments`, which is there with it. */
export async function paymentOf(db: Db, bank: BankPaymentRow): Promise<PaymentRow> {
  const { user_id: userId, loan_id: loanId, id } = bank;
  const payment = await findPaymentOf(db, { userId, loanId }, id);
  if (!payment) throw new Error(`bank payment ${id} has no payment`);
  return payment;
}

/** As its borrower sees it. */
export async function presentBankPayment(
  { cipher, wallNow }: Pick<AppServices, 'cipher' | 'wallNow'>,
  db: Db,
  bank: BankPaymentRow,
) {
  const payment = await paymentOf(db, bank);
  const outcome = outcomeOf(bank, payment);
  return {
    '@type': 'bank-payment' as const,
    id: bank.id,
    loanId: bank.loan_id,
    flow: bank.flow,
    amount: payment.amount_pence,
    outcome,
    isCredited: payment.status === 'collected',
    url: outcome === 'waiting' ? openUrl(cipher, bank, wallNow().toISOString()) : null,
  };
}
