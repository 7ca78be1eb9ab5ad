import type { Borrower, Staff } from '../../context.ts';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit, type AuditMakers } from '../audit/audit-store.ts';
import type { ApplicationRow } from './loan-application-store.ts';

/** The actor that moves an application: a request's, or none for the daily run. */
export interface AuditActor extends AuditMakers {
  /** The business instant. */
  readonly now: Instant;
  readonly actor?: Pick<Borrower, 'userId' | 'strength'> | null;
  readonly staff?: Staff | null;
}

/** `detail` holds no personal data. Of staff the row has what the identity provider calls them. */
export function auditApplication(
  tx: Db,
  doer: AuditActor,
  application: Pick<ApplicationRow, 'id' | 'user_id' | 'brand_id'>,
  action: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return recordAudit(doer, tx, {
    brandId: application.brand_id,
    userId: application.user_id,
    actor: nameOf(doer),
    action,
    subjectType: 'loan-application',
    subjectId: application.id,
    detail: doer.staff ? { ...detail, staff: doer.staff.subject } : detail,
  });
}

function nameOf({ actor, staff, requestId }: AuditActor): string {
  if (staff) return 'staff';
  if (actor) return 'borrower';
  return requestId === undefined ? 'system' : 'anyone';
}
