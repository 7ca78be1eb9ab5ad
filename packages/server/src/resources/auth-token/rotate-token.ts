import type { AppServices } from '../../context.ts';
import type { Instant, Sealed } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Place } from '../../security/cipher.ts';
import { findBearer, lockBearer, markRotated, markStrong, type TokenRow } from './auth-token-store.ts';
import { issueToken, tokenHash } from './issue-token.ts';
import { later, TOKEN_TIMES } from './token-times.ts';

type Makers = Pick<AppServices, 'cipher' | 'newId' | 'wallNow'>;

/** A session's token with the description that the caller gets. */
export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly limitedTo: string | null;
  readonly strongUntil: Instant | null;
  readonly idleExpiresAt: Instant;
  readonly absoluteExpiresAt: Instant;
}

const placeOf = (row: string): Place => ({ table: 'auth_tokens', row, column: 'successor_encrypted' });

const sessionOf = (token: string, row: TokenRow): Session => ({
  token,
  userId: row.user_id,
  limitedTo: row.limited_to,
  strongUntil: row.strong_until,
  idleExpiresAt: row.idle_expires_at,
  absoluteExpiresAt: row.absolute_expires_at,
});

async function givenBefore(
  { cipher, wallNow }: Makers,
  tx: Db,
  row: TokenRow,
  successor: Sealed,
): Promise<Session | undefined> {
  const now = wallNow();
  const isInGrace = row.rotated_at !== null && row.rotated_at > later(now, -TOKEN_TIMES.rotationGrace);
  if (!isInGrace) return undefined;
  const token = cipher.open(placeOf(row.id), successor);
  const next = await findBearer(tx, tokenHash(cipher, token), now.toISOString());
  return next && sessionOf(token, next);
}

async function succeed(makers: Makers, tx: Db, row: TokenRow, strongUntil: Instant | null): Promise<Session> {
  const owner = { userId: row.user_id, brandId: row.brand_id, limitedTo: row.limited_to };
  const issued = await issueToken(makers, tx, owner, 'bearer', {
    familyId: row.family_id,
    absoluteExpiresAt: row.absolute_expires_at,
    strongUntil,
  });
  const sealed = makers.cipher.seal(placeOf(row.id), issued.token);
  await markRotated(tx, row.id, sealed, makers.wallNow().toISOString());
  return { ...issued, userId: row.user_id, limitedTo: row.limited_to, strongUntil };
}

/** Puts a new token in place of this one. Repeated within 30 seconds it gives the same successor. */
export async function rotateToken(makers: Makers, tx: Db, token: string): Promise<Session | undefined> {
  const now = makers.wallNow().toISOString();
  const row = await lockBearer(tx, tokenHash(makers.cipher, token), now);
  if (!row) return undefined;
  if (row.successor_encrypted !== null) return givenBefore(makers, tx, row, row.successor_encrypted);
  return succeed(makers, tx, row, row.strong_until);
}

/** The same, with a successor that is strong for 15 minutes. The weak token does not become strong. */
export async function strengthen(makers: Makers, tx: Db, token: string): Promise<Session | undefined> {
  const strongUntil = later(makers.wallNow(), TOKEN_TIMES.strong);
  const rotated = await rotateToken(makers, tx, token);
  if (!rotated) return undefined;
  const row = await lockBearer(tx, tokenHash(makers.cipher, rotated.token), makers.wallNow().toISOString());
  if (row) await markStrong(tx, row.id, strongUntil);
  return { ...rotated, strongUntil };
}
