import type { BrandId } from '@fairlead/brands/brand';
import type { ReturnTo } from '@fairlead/contract/return-to';
import type { AppServices } from '../../context.ts';
import { json, type Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { TokenKind } from '../../database/tables/auth-tokens.ts';
import { insertToken, type TokenRow } from './auth-token-store.ts';
import { later, TOKEN_TIMES } from './token-times.ts';
import { newSecret } from '../../security/new-secret.ts';

type Makers = Pick<AppServices, 'cipher' | 'newId' | 'wallNow'>;

/** Whose session a token begins. */
export interface TokenOwner {
  readonly userId: string;
  readonly brandId: BrandId;
  /** The one application that the session may see; null for everything of the borrower. */
  readonly limitedTo: string | null;
  /** What answers call the borrower, where the session may not know the account's id. */
  readonly subjectId: string | null;
}

export interface IssuedToken {
  readonly id: string;
  readonly token: string;
  readonly idleExpiresAt: Instant;
  readonly absoluteExpiresAt: Instant;
}

interface Issue {
  readonly familyId?: string;
  readonly strongUntil?: Instant | null;
  readonly absoluteExpiresAt?: Instant;
  readonly returnTo?: ReturnTo | undefined;
}

export function tokenHash(cipher: AppServices['cipher'], token: string): string {
  return cipher.secretHash('token', token);
}

/** Everything of a borrower, for sessions of their own. */
export function wholeAccount({ userId, brandId }: Pick<TokenOwner, 'userId' | 'brandId'>): TokenOwner {
  return { userId, brandId, limitedTo: null, subjectId: null };
}

/** Whose session a stored token is. */
export function ownerOf(row: TokenRow): TokenOwner {
  return {
    userId: row.user_id,
    brandId: row.brand_id,
    limitedTo: row.limited_to,
    subjectId: row.subject_id,
  };
}

/** Makes a token and keeps its digest; the token itself is known to the caller alone. */
export async function issueToken(
  { cipher, newId, wallNow }: Makers,
  tx: Db,
  owner: TokenOwner,
  kind: TokenKind,
  from: Issue = {},
): Promise<IssuedToken> {
  const now = wallNow();
  const token = newSecret();
  const id = newId();
  const isBearer = kind === 'bearer';
  const idleExpiresAt = later(now, isBearer ? TOKEN_TIMES.bearerIdle : TOKEN_TIMES.singleUse);
  const absoluteExpiresAt =
    from.absoluteExpiresAt ?? later(now, isBearer ? TOKEN_TIMES.bearerAbsolute : TOKEN_TIMES.singleUse);
  await insertToken(tx, {
    id,
    user_id: owner.userId,
    brand_id: owner.brandId,
    kind,
    token_hash: tokenHash(cipher, token),
    strong_until: from.strongUntil ?? null,
    limited_to: owner.limitedTo,
    subject_id: owner.subjectId,
    return_to: from.returnTo === undefined ? null : json(from.returnTo),
    family_id: from.familyId ?? id,
    idle_expires_at: idleExpiresAt,
    absolute_expires_at: absoluteExpiresAt,
    created_at: now.toISOString(),
  });
  return { id, token, idleExpiresAt, absoluteExpiresAt };
}

/** The token that signs an applicant in after a submission: single use, 15 minutes. */
export async function issueAutoLogin(services: Makers, tx: Db, owner: TokenOwner): Promise<string> {
  return (await issueToken(services, tx, owner, 'auto_login')).token;
}

/** The token of an emailed sign-in link: single use, for 15 minutes from when it is sent, everything of the borrower. */
export async function issueLoginLink(
  services: Makers,
  tx: Db,
  owner: Pick<TokenOwner, 'userId' | 'brandId'>,
  { sentAt, returnTo }: { readonly sentAt?: Date; readonly returnTo?: ReturnTo | undefined } = {},
): Promise<string> {
  const absoluteExpiresAt = later(sentAt ?? services.wallNow(), TOKEN_TIMES.singleUse);
  const issued = await issueToken(services, tx, wholeAccount(owner), 'login_link', {
    absoluteExpiresAt,
    returnTo,
  });
  return issued.token;
}
