import type { BrandId } from '@fairlead/brands/brand';
import { sql, type ExpressionBuilder, type Insertable, type Selectable } from 'kysely';
import type { Instant, Sealed } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { preparedRead, type Given } from '../../database/prepared-read.ts';
import type { Database } from '../../database/schema.ts';
import { seeking } from '../../database/seeking.ts';
import type { AuthTokensTable, TokenKind } from '../../database/tables/auth-tokens.ts';
import type { Owner } from '../user/user-store.ts';

export type TokenRow = Selectable<AuthTokensTable>;

export async function insertToken(db: Db, row: Insertable<AuthTokensTable>): Promise<void> {
  await db.insertInto('auth_tokens').values(row).execute();
}

const liveBearer = preparedRead((db, given: Given<{ tokenHash: string; now: Instant }>) =>
  db
    .selectFrom('auth_tokens')
    .selectAll()
    .where('token_hash', '=', given('tokenHash'))
    .where('kind', '=', 'bearer')
    .where('revoked_at', 'is', null)
    .where('idle_expires_at', '>', given('now'))
    .where('absolute_expires_at', '>', given('now')),
);

/** A bearer token that is neither revoked nor expired. It may have been rotated. */
export async function findBearer(db: Db, tokenHash: string, now: Instant): Promise<TokenRow | undefined> {
  const [found] = await liveBearer(db, { tokenHash, now });
  return found;
}

export interface TokenChanges {
  readonly tokenHashes: readonly string[];
  /** The oldest transaction whose end this reading could not see: ask for changes since it the next time. */
  readonly horizon: string;
}

const changedTokens = preparedRead((db, given: Given<{ since: string }>) =>
  db.selectNoFrom(({ selectFrom }) => [
    sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('horizon'),
    selectFrom('auth_tokens')
      .select(sql<string[]>`coalesce(json_agg(token_hash), '[]')`.as('hashes'))
      .where('changed_in', '>=', sql<string>`${given('since')}::xid8`)
      .$asScalar()
      .$notNull()
      .as('tokenHashes'),
  ]),
);

/** Tokens that were changed by this transaction or a later one, as far as they have committed. */
export async function listChangedTokens(db: Db, since: string): Promise<TokenChanges> {
  const [changes] = await changedTokens(db, { since });
  if (!changes) throw new Error('The database answered no row.');
  return changes;
}

/** A bearer token of a session that has not ended, however long it was idle. It may have been rotated. */
async function findOfSession(tx: Db, tokenHash: string, now: Instant): Promise<TokenRow | undefined> {
  return tx
    .selectFrom('auth_tokens')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'bearer')
    .where('revoked_at', 'is', null)
    .where('absolute_expires_at', '>', now)
    .executeTakeFirst();
}

/** The same, with its whole family held until the transaction ends. */
export async function lockBearer(tx: Db, tokenHash: string, now: Instant): Promise<TokenRow | undefined> {
  const found = await findOfSession(tx, tokenHash, now);
  if (!found) return undefined;
  await lockFamily(tx, found.family_id);
  return findOfSession(tx, tokenHash, now);
}

/** The one token of a family that has no successor; undefined once the session has ended or was idle for too long. */
export async function findNewest(tx: Db, familyId: string, now: Instant): Promise<TokenRow | undefined> {
  return tx
    .selectFrom('auth_tokens')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('kind', '=', 'bearer')
    .where('rotated_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .executeTakeFirst();
}

/** The first token of a sign-in is locked for its whole family: rotating and ending a session wait for each other here. */
async function lockFamily(tx: Db, familyId: string): Promise<void> {
  await tx.selectFrom('auth_tokens').select('id').where('id', '=', familyId).forUpdate().execute();
}

const SINGLE_USE: readonly TokenKind[] = ['auto_login', 'login_link'];

/** A single-use token of this brand; undefined when it is unknown, spent or past its time. */
export async function findSingleUse(
  db: Db,
  tokenHash: string,
  brandId: BrandId,
  now: Instant,
): Promise<TokenRow | undefined> {
  return seeking(db, tokenHash, () =>
    db.selectFrom('auth_tokens').selectAll().where(isUsable({ tokenHash, brandId, now })).executeTakeFirst(),
  );
}

/** Any token, of whatever kind, brand and age. */
export async function findToken(db: Db, tokenHash: string): Promise<TokenRow | undefined> {
  return seeking(db, tokenHash, () =>
    db.selectFrom('auth_tokens').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),
  );
}

/** Spends it; undefined when it cannot be used. */
export async function spendToken(
  tx: Db,
  tokenHash: string,
  brandId: BrandId,
  now: Instant,
): Promise<TokenRow | undefined> {
  return tx
    .updateTable('auth_tokens')
    .set({ used_at: now })
    .where(isUsable({ tokenHash, brandId, now }))
    .returningAll()
    .executeTakeFirst();
}

function isUsable(asked: { tokenHash: string; brandId: BrandId; now: Instant }) {
  return (is: ExpressionBuilder<Database, 'auth_tokens'>) =>
    is.and([
      is('token_hash', '=', asked.tokenHash),
      is('brand_id', '=', asked.brandId),
      is('kind', 'in', SINGLE_USE),
      is('used_at', 'is', null),
      is('revoked_at', 'is', null),
      is('absolute_expires_at', '>', asked.now),
    ]);
}

/** Notes that a bearer token was presented: how long it may be idle from now on, and when it was first used. */
export async function noteUseOf(
  db: Db,
  id: string,
  changes: Pick<TokenRow, 'idle_expires_at' | 'used_at'>,
): Promise<void> {
  await db.updateTable('auth_tokens').set(changes).where('id', '=', id).execute();
}

export async function markRotated(tx: Db, id: string, successor: Sealed, now: Instant): Promise<void> {
  await tx
    .updateTable('auth_tokens')
    .set({ successor_encrypted: successor, rotated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Forgets tokens whose time was over before this. */
export async function deleteTokensBefore(db: Db, instant: Instant): Promise<void> {
  await db.deleteFrom('auth_tokens').where('absolute_expires_at', '<', instant).execute();
}

/** What all tokens of one sign-in have in common. */
export async function familyOf(db: Db, tokenId: string): Promise<string> {
  const { family_id } = await db
    .selectFrom('auth_tokens')
    .select('family_id')
    .where('id', '=', tokenId)
    .executeTakeFirstOrThrow();
  return family_id;
}

/** Ends every token that came from the same sign-in as this one, one that is just being made among them. */
export async function endSession(tx: Db, tokenId: string, now: Instant): Promise<void> {
  const family_id = await familyOf(tx, tokenId);
  await lockFamily(tx, family_id);
  await endFamily(tx, family_id, now);
}

/** Ends every token of a family that the caller holds. */
export async function endFamily(tx: Db, familyId: string, now: Instant): Promise<void> {
  await tx
    .updateTable('auth_tokens')
    .set({ revoked_at: now })
    .where('family_id', '=', familyId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Whether a single-use token has signed anyone in to the account, as far as tokens are still stored. */
export async function hasBeenSignedIn(db: Db, { userId, brandId }: Owner): Promise<boolean> {
  const spent = await db
    .selectFrom('auth_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('kind', 'in', SINGLE_USE)
    .where('used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return spent !== undefined;
}

/**
 * Ends every session of the borrower, and every one that a token of theirs could still begin without a link; or only
 * those that are limited to an application.
 */
export async function endSessionsOf(
  tx: Db,
  { userId, brandId }: Owner,
  now: Instant,
  limitedTo?: string,
): Promise<void> {
  const isMeant = limitedTo === undefined ? sql<boolean>`true` : sql<boolean>`limited_to = ${limitedTo}`;
  const first = await tx
    .selectFrom('auth_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where(isMeant)
    .where('kind', 'in', ['bearer', 'auto_login'])
    .whereRef('id', '=', 'family_id')
    .where('absolute_expires_at', '>', now)
    .orderBy('id')
    .execute();
  for (const { id } of first) await lockFamily(tx, id);
  await tx
    .updateTable('auth_tokens')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where(isMeant)
    .where('kind', 'in', ['bearer', 'auto_login'])
    .where('revoked_at', 'is', null)
    .execute();
}
