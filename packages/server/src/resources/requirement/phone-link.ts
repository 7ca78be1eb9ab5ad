import { isPhoneLinkLive, stepPhoneLink, type PhoneLinkEvent } from '@fairlead/core/requirement/phone-link';
import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { Cipher } from '../../security/cipher.ts';
import { findNewest } from '../auth-token/auth-token-store.ts';
import { auditApplication, type AuditActor } from '../loan-application/audit-application.ts';
import { countSentBy, updatePhoneLink, type PhoneLinkRow } from './phone-link-store.ts';

type Clock = Pick<AppServices, 'wallNow'>;

export const phoneTokenHash = (cipher: Cipher, token: string): string =>
  cipher.secretHash('phone-link', token);

export const phoneKeyHash = (cipher: Cipher, key: string): string => cipher.secretHash('phone-key', key);

/** Whether a link works: it was not ended, its time is not over, and the session that made it has not ended. */
export async function isLive({ wallNow }: Clock, db: Db, link: PhoneLinkRow): Promise<boolean> {
  const now = wallNow().toISOString();
  if (!isPhoneLinkLive(link.state) || link.expires_at <= now) return false;
  return (await findNewest(db, link.session_id, now)) !== undefined;
}

/** A link as its borrower follows it. */
export async function presentPhoneLink(clock: Clock, db: Db, link: PhoneLinkRow) {
  const { id, state, expires_at: expiresAt } = link;
  const isOver = isPhoneLinkLive(state) && !(await isLive(clock, db, link));
  const files = await countSentBy(db, link);
  return { '@type': 'phone-link' as const, id, state: isOver ? 'ended' : state, expiresAt, files };
}

interface Step {
  readonly event: PhoneLinkEvent;
  /** Of the phone that opens it. */
  readonly keyHash?: string;
  /** Why it ends. */
  readonly why?: 'replaced' | 'cancelled';
}

/**
 * Moves a link that is held by the table of its states, with an audit row.
 * @throws when the table has no such step.
 */
export async function movePhoneLink(
  tx: Db,
  doer: AuditActor,
  link: PhoneLinkRow,
  { event, keyHash, why }: Step,
): Promise<PhoneLinkRow> {
  const next = stepPhoneLink(link.state, event);
  if (!next.ok) throw new Error(`a phone link that is ${link.state} cannot be ${event}`);
  await auditPhoneLink(tx, doer, link, event, why && { why });
  const opened = keyHash === undefined ? {} : { opened_by_key_hash: keyHash };
  return updatePhoneLink(tx, link, { state: next.value, ...opened });
}

/** Notes what happened to a link at the application that it is for. */
export function auditPhoneLink(
  tx: Db,
  doer: AuditActor,
  { id, application_id, user_id, brand_id }: PhoneLinkRow,
  what: PhoneLinkEvent | 'made',
  detail: Readonly<Record<string, string>> = {},
): Promise<void> {
  const application = { id: application_id, user_id, brand_id };
  return auditApplication(tx, doer, application, `phone-link-${what}`, { link: id, ...detail });
}
