import { HOUR } from '@fairlead/contract/wire/rate-limit';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { countOne } from '../rate-limit/rate-limit.ts';
import { recordAudit, type AuditEntry, type AuditMakers } from './audit-store.ts';

const RECORDED = { calls: 60, perMinutes: HOUR };

/**
 * Records an attempt that was refused, for `by`: a user's id, a member of staff, a service, or the keyed hash of a
 * network. Of many attempts in an hour only the first are recorded, so that no one can fill the audit trail.
 */
export async function recordRefusedAttempt(
  services: AuditMakers & Pick<AppServices, 'config'>,
  tx: Db,
  by: string,
  entry: AuditEntry,
): Promise<void> {
  const { tooMany } = await countOne(services, tx, `refused-attempts/${by}`, RECORDED);
  if (tooMany === 0) await recordAudit(services, tx, entry);
}
