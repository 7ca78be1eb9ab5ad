import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { recordRefusedAttempt } from '../../resources/audit/refused-attempts.ts';

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

/** A sign-on that no one came out of: neither a name nor a session is known, only the network that it came from. */
export function auditRefusedSignOn(context: RequestContext, because: string): Promise<void> {
  return context.transaction((tx) =>
    recordRefusedAttempt(context, tx, context.networkHash(), {
      brandId: context.brand.id,
      userId: null,
      actor: 'anyone',
      action: 'staff-sign-on-refused',
      subjectType: 'staff-session',
      subjectId: 'unknown',
      detail: { because, network: context.networkHash() },
    }),
  );
}
