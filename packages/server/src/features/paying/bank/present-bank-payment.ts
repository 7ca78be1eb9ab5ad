import { outcomeOfBankPayment } from '@fairlead/core/collection/bank-payment';
import type { AppServices } from '../../../context.ts';
import type { Db } from '../../../database/database.ts';
import { openUrl, paymentOf, type BankPaymentRow } from '../../../resources/payment/bank-payment-store.ts';
import type { PaymentRow } from '../../../resources/payment/payment-store.ts';

/** How far a payment is. */
export function outcomeOf({ provider_status: report }: BankPaymentRow, payment: PaymentRow) {
  return outcomeOfBankPayment({ status: payment.status, report, reason: payment.failure_reason });
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
