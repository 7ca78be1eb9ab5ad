import type { Db } from '../../database/database.ts';
import { recordAudit, type AuditEntry, type AuditMakers } from '../audit/audit-store.ts';
import type { PaymentRow } from './payment-store.ts';

/** A row of the audit trail about a payment. */
export function auditPayment(
  makers: AuditMakers,
  tx: Db,
  { user_id: userId, brand_id: brandId, id }: Pick<PaymentRow, 'user_id' | 'brand_id' | 'id'>,
  entry: Pick<AuditEntry, 'actor' | 'action' | 'detail'>,
): Promise<void> {
  return recordAudit(makers, tx, { ...entry, userId, brandId, subjectType: 'payment', subjectId: id });
}
