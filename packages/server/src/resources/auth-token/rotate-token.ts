import type { AppServices } from '../../context.ts';
import type { Instant, Sealed } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { Place } from '../../security/cipher.ts';
import {
  endFamily,
  findBearer,
  findNewest,
  lockBearer,
  markRotated,
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

const refreshedTo = (session: Session): Refreshed => ({ outcome: 'session', session });

const placeOf = (row: string): Place => ({ table: 'auth_tokens', row, column: 'successor_encrypted' });

const sessionOf = (token: string, row: TokenRow): Session => ({
  token,
  subjectId: row.subject_id ?? row.user_id,
  strongUntil: row.strong_until,
  idleExpiresAt: row.idle_expires_at,
  absoluteExpiresAt: row.absolute_expires_at,
});

interface Held {
  readonly row: TokenRow;
  /** The token that the session continues with: `row`, unless it has been rotated. */
  readonly newest: TokenRow;
}

/** Holds the session of a token; undefined when it has ended, or was idle for too long with every token. */
async function hold({ cipher, wallNow }: Makers, tx: Db, token: string): Promise<Held | undefined> {
  const now = wallNow().toISOString();
  const row = await lockBearer(tx, tokenHash(cipher, token), now);
  const newest = row && (await findNewest(tx, row.family_id, now));
  return newest && { row, newest };
}

const isStronger = (one: TokenRow, other: TokenRow): boolean =>
  (one.strong_until ?? '') > (other.strong_until ?? '');

/** Puts one new token in place of these, which are all of one session. */
async function succeed(
  makers: Makers,
  tx: Db,
  [row, ...others]: readonly [TokenRow, ...TokenRow[]],
  strongUntil: Instant | null,
): Promise<Session> {
  const issued = await issueToken(makers, tx, ownerOf(row), 'bearer', {
    familyId: row.family_id,
    absoluteExpiresAt: row.absolute_expires_at,
    strongUntil,
    returnTo: row.return_to ?? undefined,
  });
  const now = makers.wallNow().toISOString();
  for (const { id } of [row, ...others])
    await markRotated(tx, id, makers.cipher.seal(placeOf(id), issued.token), now);
  return { ...issued, subjectId: row.subject_id ?? row.user_id, strongUntil };
}

/**
 * A token that has been rotated gives the same successor for 30 seconds, in which calls that were under way and answers
 * that were lost repeat themselves, and for as long as the successor was never used. Presented after that, one of its
 * two holders stole it: the session ends for both.
 *
 * A successor that is stronger is given only to the caller who entered the code. If it was never used, that answer was
 * lost, and a token of the earlier strength takes its place.
 */
async function presentedAgain(makers: Makers, tx: Db, row: TokenRow, successor: Sealed): Promise<Refreshed> {
  const now = makers.wallNow();
  const token = makers.cipher.open(placeOf(row.id), successor);
  const next = await findBearer(tx, tokenHash(makers.cipher, token), now.toISOString());
  const isInGrace = row.rotated_at !== null && row.rotated_at > later(now, -TOKEN_TIMES.rotationGrace);
  const isUnused = next?.used_at === null && next.rotated_at === null;
  if (next && isStronger(next, row)) {
    if (isUnused) return refreshedTo(await succeed(makers, tx, [row, next], row.strong_until));
  } else if (next && (isInGrace || isUnused)) return refreshedTo(sessionOf(token, next));
  if (isInGrace) return UNUSABLE;
  await endFamily(tx, row.family_id, now.toISOString());
  return { outcome: 'reused', token: row };
}

/** Puts a new token in place of this one, or gives the one that already is. */
export async function rotateToken(makers: Makers, tx: Db, token: string): Promise<Refreshed> {
  const held = await hold(makers, tx, token);
  if (!held) return UNUSABLE;
  const { row } = held;
  if (row.successor_encrypted !== null) return presentedAgain(makers, tx, row, row.successor_encrypted);
  return refreshedTo(await succeed(makers, tx, [row], row.strong_until));
}

/** Puts a new token that is strong for 15 minutes in place of the session's newest. No token that is already known becomes strong. */
export async function strengthen(makers: Makers, tx: Db, token: string): Promise<Session | undefined> {
  const held = await hold(makers, tx, token);
  return held && succeed(makers, tx, [held.newest], later(makers.wallNow(), TOKEN_TIMES.strong));
}
