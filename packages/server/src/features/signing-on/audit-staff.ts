import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';

/** A row of what happened to a session of staff. It has what the identity provider calls them, and no name. */
export function auditStaff(
  context: RequestContext,
  tx: Db,
  action: string,
  { staff, session }: { readonly staff: string; readonly session: string },
): Promise<void> {
  return recordAudit(context, tx, {
    brandId: context.brand.id,
    userId: null,
    actor: 'staff',
    action,
    subjectType: 'staff-session',
    subjectId: session,
    detail: { staff },
  });
}
