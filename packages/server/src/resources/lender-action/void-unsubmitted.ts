import type { LenderAction } from '@fairlead/core/lender-action/lender-actions';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { LoanRow } from '../loan/loan-store.ts';
import { auditPayment } from '../payment/audit-payment.ts';
import { listPaymentsOf, movePayment } from '../payment/payment-store.ts';

/** What ends the collection of instalments. A breathing space leaves what the borrower asked for. */
const ENDS_COLLECTION: Readonly<Partial<Record<LenderAction, 'instalments' | 'all'>>> = {
  'breathing-space': 'instalments',
  termination: 'all',
  'write-off': 'all',
  sale: 'all',
};

/** Cancels the Direct Debits that the bank has not been asked for yet. */
export async function voidUnsubmitted(
  services: Pick<AppServices, 'newId' | 'wallNow'>,
  tx: Db,
  loan: LoanRow,
  action: LenderAction,
): Promise<void> {
  const ends = ENDS_COLLECTION[action];
  if (ends === undefined) return;
  const updated_at = services.wallNow().toISOString();
  for (const payment of await listPaymentsOf(tx, { userId: loan.user_id, loanId: loan.id })) {
    if (payment.status !== 'created' || payment.kind !== 'direct-debit') continue;
    if (ends === 'instalments' && payment.purpose !== 'instalment') continue;
    const changes = { status: 'voided', failure_reason: action, updated_at } as const;
    if (!(await movePayment(tx, payment, 'created', changes))) continue;
    const detail = { because: action };
    await auditPayment(services, tx, payment, { actor: 'staff', action: 'payment-voided', detail });
  }
}
