import { RETENTION_PERIODS } from '@fairlead/core/retention/retention-periods';
import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';
import type { User } from '../user/users.ts';
import { isBrowserStored, storeBrowser } from './known-browser-store.ts';
import { newSecret } from '../../security/new-secret.ts';

/** Listed on the cookies page. Scripts cannot read it. */
const COOKIE = 'known-browser';

const VALUE = /^[\w-]{43}$/;

const LIFE_SECONDS = RETENTION_PERIODS.knownBrowsers.days * 86_400;

type Context = Pick<RequestContext, 'cipher' | 'cookie' | 'setCookie' | 'newId' | 'wallNow'>;

/** The random number that the browser presents, or null. */
function presentedTo({ cookie }: Context): string | null {
  const value = cookie(COOKIE);
  return value !== null && VALUE.test(value) ? value : null;
}

const hashOf = ({ cipher }: Context, value: string): string => cipher.secretHash(COOKIE, value);

/** The hash of this browser's cookie if the borrower has signed in with it before, by a link or the SMS code. */
async function knownBrowserOf(context: Context, db: Db, owner: Owner): Promise<string | null> {
  const value = presentedTo(context);
  if (value === null) return null;
  const hash = hashOf(context, value);
  return (await isBrowserStored(db, owner, hash)) ? hash : null;
}

export async function isKnownBrowser(context: Context, db: Db, owner: Owner): Promise<boolean> {
  return (await knownBrowserOf(context, db, owner)) !== null;
}

/** The hash of this browser's cookie if the account was signed in to with it before. */
export async function browserKnownTo(
  context: RequestContext,
  account: Pick<User, 'id' | 'brandId'> | undefined,
): Promise<string | null> {
  if (!account) return null;
  return knownBrowserOf(context, context.db, { userId: account.id, brandId: account.brandId });
}

/** Knows the browser of this request from now on, until it has not signed in for as long as its cookie lives. */
export async function rememberBrowser(context: Context, tx: Db, owner: Owner): Promise<void> {
  const value = presentedTo(context) ?? newSecret();
  const now = context.wallNow().toISOString();
  await storeBrowser(tx, {
    user_id: owner.userId,
    id: context.newId(),
    brand_id: owner.brandId,
    browser_hash: hashOf(context, value),
    created_at: now,
    last_seen_at: now,
  });
  context.setCookie(`${COOKIE}=${value}; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=${LIFE_SECONDS}`);
}
