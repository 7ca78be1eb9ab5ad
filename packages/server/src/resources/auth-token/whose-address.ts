import type { House } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';
import { endSessionsOf, hasSpentToken } from './auth-token-store.ts';

/**
 * Whoever applied first with an e-mail address is signed in without having opened its mailbox, and it may be
 * somebody else's. When a second claim comes, by another application or by the first link that is opened (`link`),
 * the sessions of an address that nobody proved end: from there on the mailbox decides.
 */
export async function endUnprovenSessions(
  { wallNow }: Pick<House, 'wallNow'>,
  tx: Db,
  owner: Owner,
  link?: string,
): Promise<void> {
  const isProved = await hasSpentToken(tx, owner, ['login_link'], link);
  if (!isProved) await endSessionsOf(tx, owner, wallNow().toISOString());
}

/** Whether anybody has been signed in to the account yet. */
export function hasBeenSignedIn(tx: Db, owner: Owner): Promise<boolean> {
  return hasSpentToken(tx, owner, ['auto_login', 'login_link']);
}
