import { parseAuthObject, type AuthObject } from './auth-object.ts';
import { readCookie } from './cookies.ts';

/**
 * The session of the cookie, where another tab has renewed the one that is known; null otherwise. Where another borrower
 * has signed in meanwhile, the page is loaded again: what it shows is no longer theirs.
 */
export function findNewerSession(known: AuthObject | null, brandId: string): AuthObject | null {
  const found = known && parseAuthObject(readCookie('auth'), new Date());
  if (!found || found.token === known.token || (found.brandId ?? brandId) !== brandId) return null;
  if (found.userId === known.userId) return found.created > known.created ? found : null;
  location.reload();
  return null;
}
