import { accept, refuse } from '@fairlead/core/outcome';
import { browserName } from '@fairlead/core/text/browser-name';
import type { RequestContext } from '../../context.ts';
import { actAs } from '../../database/acting-as.ts';
import type { Db } from '../../database/database.ts';
import { recordAudit } from '../../resources/audit/audit-store.ts';
import { recordRefusedAttempt } from '../../resources/audit/refused-attempts.ts';
import {
  endSessionsOf,
  findToken,
  spendToken,
  type TokenRow,
} from '../../resources/auth-token/auth-token-store.ts';
import { issueToken, ownerOf, tokenHash, type TokenOwner } from '../../resources/auth-token/issue-token.ts';
import { rotateToken, type Session } from '../../resources/auth-token/rotate-token.ts';
import { confirmApplied } from '../../resources/contact-permission/applied-permissions.ts';
import { deleteBrowsersOf } from '../../resources/known-browser/known-browser-store.ts';
import { isKnownBrowser, rememberBrowser } from '../../resources/known-browser/known-browser.ts';
import { writeToBorrower } from '../../resources/outbox/write-to-borrower.ts';
import { markProven } from '../../resources/user/user-store.ts';
import { findUser, isProven } from '../../resources/user/users.ts';
import { presentSession } from '../../resources/auth-token/present-session.ts';
import { newSignIn, sessionEnded } from './security-letters.ts';

function auditSession(
  context: RequestContext,
  tx: Db,
  owner: TokenOwner,
  action: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return recordAudit(context, tx, {
    ...owner,
    actor: 'borrower',
    action,
    subjectType: 'user',
    subjectId: owner.userId,
    detail: { ...detail, limitedTo: owner.limitedTo },
  });
}

/**
 * The first link that is opened in the mailbox ends every session that began without one: the SMS code shows who holds
 * the phone that was typed, and only the mailbox says whose address it is.
 */
async function proveMailbox(context: RequestContext, tx: Db, owner: TokenOwner): Promise<void> {
  const now = context.wallNow().toISOString();
  const isFirst = await markProven(tx, owner, 'email_proven_at', now);
  if (!isFirst) return;
  await endSessionsOf(tx, owner, now);
  await deleteBrowsersOf(tx, owner);
}

/** The owner of the mailbox is emailed about a sign-in with a browser that they have not used before. */
async function knowBrowser(context: RequestContext, tx: Db, owner: TokenOwner): Promise<void> {
  const isKnown = await isKnownBrowser(context, tx, owner);
  await rememberBrowser(context, tx, owner);
  if (isKnown) return;
  const letter = newSignIn(context.brand, browserName(context.header('user-agent')), context.wallNow());
  await writeToBorrower(context, tx, owner, 'new-sign-in', letter);
}

/** By the account, where the token belongs to one; otherwise by the caller's network. */
async function auditRefused(context: RequestContext, tx: Db, hash: string): Promise<undefined> {
  const row = await findToken(tx, hash);
  await recordRefusedAttempt(context, tx, row?.user_id ?? context.networkHash(), {
    brandId: context.brand.id,
    userId: row?.user_id ?? null,
    actor: 'anyone',
    action: 'sign-in-refused',
    subjectType: 'token',
    subjectId: row?.id ?? 'unknown',
    detail: { because: whyNotUsable(row, context) },
  });
}

function whyNotUsable(row: TokenRow | undefined, { brand, wallNow }: RequestContext): string {
  if (!row) return 'unknown';
  if (row.brand_id !== brand.id) return 'of another brand';
  if (row.used_at !== null) return 'used';
  if (row.revoked_at !== null) return 'ended';
  return row.absolute_expires_at <= wallNow().toISOString() ? 'expired' : 'of another kind';
}

async function spend(context: RequestContext, tx: Db, token: string): Promise<Session | undefined> {
  const { brand, cipher, wallNow } = context;
  const row = await spendToken(tx, tokenHash(cipher, token), brand.id, wallNow().toISOString());
  if (!row) return auditRefused(context, tx, tokenHash(cipher, token));
  const owner = ownerOf(row);
  if (row.kind === 'login_link') {
    // Before the borrower is locked: an application is never locked after its borrower.
    if (row.return_to?.page === 'application' && row.return_to.id !== undefined)
      await confirmApplied(context, tx, owner, row.return_to.id);
    await proveMailbox(context, tx, owner);
    await knowBrowser(context, tx, owner);
  }
  const issued = await issueToken(context, tx, owner, 'bearer', { returnTo: row.return_to ?? undefined });
  await auditSession(context, tx, owner, 'signed-in', { with: row.kind });
  return { ...issued, subjectId: owner.subjectId ?? owner.userId, strongUntil: null };
}

const answer = (context: RequestContext, session: Session | undefined) =>
  session ? accept(presentSession(session, context.wallNow())) : refuse('tokenNotUsable');

/** Does what a token is for, with access to its owner's rows and no one else's. */
async function forOwnerOf<T>(
  { db, cipher }: RequestContext,
  token: string,
  work: () => Promise<T>,
): Promise<T> {
  const row = await findToken(db, tokenHash(cipher, token));
  return actAs(row?.user_id ?? 'anyone', work);
}

/** Exchanges a single-use token for a session. */
export async function signInWith(context: RequestContext, token: string) {
  const outcome = await forOwnerOf(context, token, () =>
    context.transaction(async (tx) => answer(context, await spend(context, tx, token))),
  );
  // A sign-in by link may have written to its owner.
  if (outcome.ok) context.wakeWorker('messages');
  return outcome;
}

/** The session of a token that was presented too late has been ended: its owner learns why, once they are known. */
async function reportReuse(context: RequestContext, tx: Db, row: TokenRow): Promise<void> {
  const owner = ownerOf(row);
  await auditSession(context, tx, owner, 'token-reused');
  const user = owner.limitedTo === null ? await findUser(context, tx, owner) : undefined;
  if (!user || !isProven(user)) return;
  await writeToBorrower(context, tx, owner, 'session-ended', sessionEnded(context.brand, context.wallNow()));
}

/** Puts a new token in place of the one that was presented. */
export async function refresh(context: RequestContext) {
  const { presentedToken } = context;
  if (presentedToken === null) return refuse('tokenNotUsable');
  const outcome = await forOwnerOf(context, presentedToken, () =>
    context.transaction(async (tx) => {
      const refreshed = await rotateToken(context, tx, presentedToken);
      if (refreshed.outcome === 'reused') await reportReuse(context, tx, refreshed.token);
      return answer(context, refreshed.outcome === 'session' ? refreshed.session : undefined);
    }),
  );
  if (!outcome.ok) context.wakeWorker('messages');
  return outcome;
}
