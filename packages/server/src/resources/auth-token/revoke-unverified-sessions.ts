import type { AppServices } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import type { Owner } from '../user/user-store.ts';
import { endSessionsOf, hasBeenStrong, hasSpentToken } from './auth-token-store.ts';

/**
 * The first applicant with an email address is signed in without having opened its mailbox, which may be
 * another person's. So another application with the address ends the sessions of an account that has proved nothing
 * yet. One that has opened a link or given the SMS code (which the signature takes as well) keeps them: no one signs
 * a borrower out by typing an address.
 */
export async function revokeUnverifiedSessions(
  { wallNow }: Pick<AppServices, 'wallNow'>,
  tx: Db,
  owner: Owner,
): Promise<void> {
  const isProven = (await hasSpentToken(tx, owner, ['login_link'])) || (await hasBeenStrong(tx, owner));
  if (!isProven) await endSessionsOf(tx, owner, wallNow().toISOString());
}

/**
 * The first link that is opened in the mailbox (`link`) ends every session that began without one, a proven one
 * too: the SMS code shows who holds the phone that was typed, and only the mailbox says whose address it is.
 */
export async function revokeSessionsBeforeFirstLink(
  { wallNow }: Pick<AppServices, 'wallNow'>,
  tx: Db,
  owner: Owner,
  link: string,
): Promise<void> {
  const isFirst = !(await hasSpentToken(tx, owner, ['login_link'], link));
  if (isFirst) await endSessionsOf(tx, owner, wallNow().toISOString());
}

/** Whether anyone has been signed in to the account yet. */
export function hasBeenSignedIn(tx: Db, owner: Owner): Promise<boolean> {
  return hasSpentToken(tx, owner, ['auto_login', 'login_link']);
}
