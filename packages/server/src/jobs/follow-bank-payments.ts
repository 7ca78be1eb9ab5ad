import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../context.ts';
import { findOfProvider, listToCheck, type BankPaymentRow } from '../resources/payment/bank-payment-store.ts';
import { endBankPayment, followBankPayment } from '../resources/payment/follow-bank-payment.ts';
import {
  listMessagesToApply,
  markMessageApplied,
  type ProviderMessage,
} from '../resources/provider-message/provider-message-store.ts';
import { attempt } from './attempt.ts';

/**
 * Asks the provider about every payment by open banking that is under way, and ends those to which no one has agreed in
 * time. It resolves whatever a closed tab, a killed process or a notice that never came has left open.
 */
export async function followBankPayments(services: AppServices, today: Day): Promise<void> {
  const now = services.wallNow().toISOString();
  for (const message of await listMessagesToApply(services.db, 'bank-payments'))
    await apply(services, message, now);
  for (const bank of await listToCheck(services.db, now, today)) {
    await attempt(services, { userId: bank.user_id, loanId: bank.loan_id }, () => check(services, bank, now));
  }
}

/** A message only says that something happened: the payment is asked about, also one that was closed before. */
async function apply(services: AppServices, message: ProviderMessage, now: string): Promise<void> {
  const bank = await findOfProvider(services.db, message.subject);
  if (!bank) {
    services.log.error({ eventId: message.event_id }, 'a message about a bank payment that is not ours');
    return markMessageApplied(services.db, message, now);
  }
  await attempt(services, { userId: bank.user_id, loanId: bank.loan_id }, async () => {
    await followBankPayment(services, bank);
    await markMessageApplied(services.db, message, now);
  });
}

async function check(services: AppServices, bank: BankPaymentRow, now: string): Promise<void> {
  const status = await followBankPayment(services, bank);
  if (status !== 'waiting' || bank.consent_until > now) return;
  await endBankPayment(services, bank, { status: 'expired', reason: 'expired', actor: 'system' });
}
