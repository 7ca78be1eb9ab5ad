import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { spendToken } from '../../resources/auth-token/auth-token-store.ts';
import { issueToken, tokenHash } from '../../resources/auth-token/issue-token.ts';
import { rotateToken, type Session } from '../../resources/auth-token/rotate-token.ts';
import { revokeSessionsBeforeFirstLink } from '../../resources/auth-token/revoke-unverified-sessions.ts';
import { presentSession } from './present-session.ts';

async function spend(context: RequestContext, tx: Db, token: string): Promise<Session | undefined> {
  const { brand, cipher, wallNow } = context;
  const row = await spendToken(tx, tokenHash(cipher, token), brand.id, wallNow().toISOString());
  if (!row) return undefined;
  const owner = { userId: row.user_id, brandId: row.brand_id, limitedTo: row.limited_to };
  if (row.kind === 'login_link') await revokeSessionsBeforeFirstLink(context, tx, owner, row.id);
  const issued = await issueToken(context, tx, owner, 'bearer');
  await recordAudit(context, tx, {
    ...owner,
    actor: 'borrower',
    action: 'signed-in',
    subjectType: 'user',
    subjectId: owner.userId,
    detail: { with: row.kind, limitedTo: row.limited_to },
  });
  return { ...issued, userId: owner.userId, limitedTo: owner.limitedTo, strongUntil: null };
}

const answer = (context: RequestContext, session: Session | undefined) =>
  session ? accept(presentSession(session, context.wallNow())) : refuse('tokenNotUsable');

/** Exchanges a single-use token for a session. */
export function signInWith(context: RequestContext, token: string) {
  return context.transaction(async (tx) => answer(context, await spend(context, tx, token)));
}

/** Puts a new token in place of the one that was presented. */
export function refresh(context: RequestContext) {
  const { presentedToken } = context;
  if (presentedToken === null) return refuse('tokenNotUsable');
  return context.transaction(async (tx) => answer(context, await rotateToken(context, tx, presentedToken)));
}
