import type { BrandId } from '@fairlead/brands/brand';
import type { AppServices, Borrower } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';

export interface AuditEntry {
  readonly brandId: BrandId;
  readonly userId: string | null;
  /** Who did it: `borrower`, `anyone`, `staff`, `service`, `system`. */
  readonly actor: string;
  /** In the past tense: `signed-in`, `application-submitted`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** Facts without personal data. */
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** What borrowers did to their own account. */
export function borrowersEntry(
  actor: Pick<Borrower, 'userId' | 'brandId'>,
  action: string,
  detail: NonNullable<AuditEntry['detail']> = {},
): AuditEntry {
  const { userId, brandId } = actor;
  return { brandId, userId, actor: 'borrower', action, subjectType: 'user', subjectId: userId, detail };
}

/** What makes a row. A request's context says by itself which request and which session it was. */
export interface AuditMakers extends Pick<AppServices, 'newId' | 'wallNow'> {
  readonly actor?: Pick<Borrower, 'strength'> | null;
  /** Absent where there is no request. */
  readonly requestId?: string;
}

/** Writes a row of the audit trail, in the same transaction as the change it records. */
export async function recordAudit(
  { newId, wallNow, actor, requestId }: AuditMakers,
  tx: Db,
  entry: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('audit_rows')
    .values({
      id: newId(),
      brand_id: entry.brandId,
      user_id: entry.userId,
      actor: entry.actor,
      strength: actor?.strength ?? null,
      request_id: requestId ?? null,
      action: entry.action,
      subject_type: entry.subjectType,
      subject_id: entry.subjectId,
      detail: json(entry.detail ?? {}),
      at: wallNow().toISOString(),
    })
    .execute();
}
