import type { StaffRole } from '@fairlead/contract/wire/endpoint';
import type { AppServices, Staff } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { later } from '../auth-token/token-times.ts';
import { sealText, textIn } from '../sealed-columns/sealed-columns.ts';
import {
  extendStaffSession,
  findStaffSession,
  insertStaffSession,
  type StaffSessionRow,
} from './staff-session-store.ts';
import { newSecret } from '../../security/new-secret.ts';

const MINUTE_MS = 60_000;

/** How long a session of staff counts, in milliseconds of the wall clock: a working day, and half an hour of silence. */
const TIMES = { idle: 30 * MINUTE_MS, absolute: 8 * 60 * MINUTE_MS, noteEvery: MINUTE_MS } as const;

type Services = Pick<AppServices, 'cipher' | 'db' | 'newId' | 'wallNow'>;

/** What the identity provider says of a member of staff, with the roles that their groups have here. */
export interface StaffMember {
  readonly subject: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
}

const hashOf = (cipher: AppServices['cipher'], token: string): string =>
  cipher.secretHash('staff-session', token);

function staffOf(cipher: AppServices['cipher'], row: StaffSessionRow): Staff {
  return {
    subject: row.subject,
    name: textIn(cipher, 'staff_sessions', row) ?? '',
    roles: row.roles,
    sessionId: row.id,
    expiresAt: row.absolute_expires_at,
  };
}

/** Makes a session; its token is known to the caller alone. */
export async function openStaffSession(
  { cipher, newId, wallNow }: Omit<Services, 'db'>,
  tx: Db,
  member: StaffMember,
): Promise<{ readonly token: string; readonly staff: Staff }> {
  const now = wallNow();
  const token = newSecret();
  const id = newId();
  const row = {
    id,
    token_hash: hashOf(cipher, token),
    subject: member.subject,
    display_name_encrypted: sealText(cipher, 'staff_sessions', id, member.name),
    display_name: null,
    idle_expires_at: later(now, TIMES.idle),
    absolute_expires_at: later(now, TIMES.absolute),
    revoked_at: null,
    created_at: now.toISOString(),
  };
  await insertStaffSession(tx, { ...row, roles: json(member.roles) });
  return { token, staff: staffOf(cipher, { ...row, roles: member.roles }) };
}

/** The member of staff whose live session this token is, and null for any other token. A use makes it live on. */
export async function staffWith(services: Services, token: string | null): Promise<Staff | null> {
  if (token === null) return null;
  const { cipher, db, wallNow } = services;
  const now = wallNow();
  const row = await findStaffSession(db, hashOf(cipher, token), now.toISOString());
  if (!row) return null;
  if (row.idle_expires_at < later(now, TIMES.idle - TIMES.noteEvery))
    await extendStaffSession(db, row.id, later(now, TIMES.idle));
  return staffOf(cipher, row);
}
