import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../context.ts';
import { listToCheck, type BankPaymentRow } from '../resources/payment/bank-payment-store.ts';
import { endBankPayment, followBankPayment } from '../resources/payment/follow-bank-payment.ts';
import { attempt } from './attempt.ts';

/**
 * Asks the provider about every payment by open banking that is under way, and ends those to which no one has agreed in
 * time. It resolves whatever a closed tab, a killed process or a notice that never came has left open.
 */
export async function followBankPayments(services: AppServices, today: Day): Promise<void> {
  const now = services.wallNow().toISOString();
  for (const bank of await listToCheck(services.db, now, today)) {
    await attempt(services, { userId: bank.user_id, loanId: bank.loan_id }, () => check(services, bank, now));
  }
}

async function check(services: AppServices, bank: BankPaymentRow, now: string): Promise<void> {
  const status = await followBankPayment(services, bank);
  if (status !== 'waiting' || bank.consent_until > now) return;
  await endBankPayment(services, bank, { status: 'expired', reason: 'expired', actor: 'system' });
}
