import type { Day } from '@fairlead/core/calendar/day';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { auditPayment } from './audit-payment.ts';
import { isOpen, listPaymentsOf, movePayment, type PaymentRow } from './payment-store.ts';

type Makers = Pick<AppServices, 'newId' | 'wallNow'> & { readonly today: Day };

/**
 * Cancels a Direct Debit before the day of its submission; false from then on: the bank can have it although its answer
 * was lost. Cancelled twice, it stays cancelled.
 */
export async function cancelDebit(services: Makers, tx: Db, payment: PaymentRow): Promise<boolean> {
  if (payment.status === 'voided') return true;
  if (payment.submit_on <= services.today) return false;
  const updated_at = services.wallNow().toISOString();
  const changes = { status: 'voided', failure_reason: 'cancelled-by-borrower', updated_at } as const;
  if (!(await movePayment(tx, payment, 'created', changes))) return false;
  await auditPayment(services, tx, payment, { actor: 'borrower', action: 'payment-cancelled' });
  return true;
}

/** Cancels every Direct Debit of a loan that no bank has yet. The caller holds the loan's row. */
export async function cancelDebitsOf(
  services: Makers,
  tx: Db,
  key: { readonly userId: string; readonly loanId: string },
): Promise<void> {
  for (const payment of (await listPaymentsOf(tx, key)).filter(isOpen))
    if (payment.kind === 'direct-debit') await cancelDebit(services, tx, payment);
}
