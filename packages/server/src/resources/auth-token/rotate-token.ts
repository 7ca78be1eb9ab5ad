import type { AppServices } from '../../context.ts';
import type { Instant, Sealed } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Place } from '../../security/cipher.ts';
import {
  endFamily,
  findBearer,
  lockBearer,
  markRotated,
  markStrong,
  type TokenRow,
} from './auth-token-store.ts';
import { issueToken, ownerOf, tokenHash } from './issue-token.ts';
import { later, TOKEN_TIMES } from './token-times.ts';

type Makers = Pick<AppServices, 'cipher' | 'newId' | 'wallNow'>;

/** A session's token with the description that the caller gets. */
export interface Session {
  readonly token: string;
  /** What answers call the borrower. */
  readonly subjectId: string;
  readonly strongUntil: Instant | null;
  readonly idleExpiresAt: Instant;
  readonly absoluteExpiresAt: Instant;
}

/** What a refresh came to: a session, a token that cannot be used, or one whose session had to be ended. */
export type Refreshed =
  | { readonly outcome: 'session'; readonly session: Session }
  | { readonly outcome: 'unusable' }
  | { readonly outcome: 'reused'; readonly token: TokenRow };

const UNUSABLE: Refreshed = { outcome: 'unusable' };

const placeOf = (row: string): Place => ({ table: 'auth_tokens', row, column: 'successor_encrypted' });

const sessionOf = (token: string, row: TokenRow): Session => ({
  token,
  subjectId: row.subject_id ?? row.user_id,
  strongUntil: row.strong_until,
  idleExpiresAt: row.idle_expires_at,
  absoluteExpiresAt: row.absolute_expires_at,
});

/**
 * A token that has been rotated gives the same successor for 30 seconds, in which calls that were under way and answers
 * that were lost repeat themselves, and for as long as the successor was never used. Presented after that, one of its
 * two holders stole it: the session ends for both.
 */
async function presentedAgain(
  { cipher, wallNow }: Makers,
  tx: Db,
  row: TokenRow,
  successor: Sealed,
): Promise<Refreshed> {
  const now = wallNow();
  const token = cipher.open(placeOf(row.id), successor);
  const next = await findBearer(tx, tokenHash(cipher, token), now.toISOString());
  const isInGrace = row.rotated_at !== null && row.rotated_at > later(now, -TOKEN_TIMES.rotationGrace);
  const isUnused = next?.used_at === null && next.rotated_at === null;
  if (next && (isInGrace || isUnused)) return { outcome: 'session', session: sessionOf(token, next) };
  if (isInGrace) return UNUSABLE;
  await endFamily(tx, row.family_id, now.toISOString());
  return { outcome: 'reused', token: row };
}

async function succeed(makers: Makers, tx: Db, row: TokenRow): Promise<Refreshed> {
  const issued = await issueToken(makers, tx, ownerOf(row), 'bearer', {
    familyId: row.family_id,
    absoluteExpiresAt: row.absolute_expires_at,
    strongUntil: row.strong_until,
    returnTo: row.return_to ?? undefined,
  });
  const sealed = makers.cipher.seal(placeOf(row.id), issued.token);
  await markRotated(tx, row.id, sealed, makers.wallNow().toISOString());
  const session = { ...issued, subjectId: row.subject_id ?? row.user_id, strongUntil: row.strong_until };
  return { outcome: 'session', session };
}

/** Puts a new token in place of this one, or gives the one that already is. */
export async function rotateToken(makers: Makers, tx: Db, token: string): Promise<Refreshed> {
  const now = makers.wallNow().toISOString();
  const row = await lockBearer(tx, tokenHash(makers.cipher, token), now);
  if (!row) return UNUSABLE;
  if (row.successor_encrypted !== null) return presentedAgain(makers, tx, row, row.successor_encrypted);
  return succeed(makers, tx, row);
}

/** The same, with a successor that is strong for 15 minutes. The weak token does not become strong. */
export async function strengthen(makers: Makers, tx: Db, token: string): Promise<Session | undefined> {
  const strongUntil = later(makers.wallNow(), TOKEN_TIMES.strong);
  const rotated = await rotateToken(makers, tx, token);
  if (rotated.outcome !== 'session') return undefined;
  const { session } = rotated;
  const row = await lockBearer(tx, tokenHash(makers.cipher, session.token), makers.wallNow().toISOString());
  if (row) await markStrong(tx, row.id, strongUntil);
  return { ...session, strongUntil };
}
