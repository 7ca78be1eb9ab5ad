import type { RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { isKnownBrowser } from '../known-browser/known-browser.ts';
import { countOne } from '../rate-limit/rate-limit.ts';
import type { Owner } from '../user/user-store.ts';

const WINDOW_MINUTES = 15;

/** Links that an account is sent in a window, no matter who asks for them. All of them work. */
const LINKS = { calls: 6, perMinutes: WINDOW_MINUTES };

/** Links that a browser which the account knows can have besides. */
const KNOWN_BROWSER_LINKS = { calls: 10, perMinutes: WINDOW_MINUTES };

/** When a link may be sent, by how many were asked for: at once, later, after the window, or not again. */
export interface LinkAllowance {
  readonly sendAt: Date | null;
  readonly isFlooded: boolean;
}

/**
 * Counts a link for an email address, known or not. Everyone can ask for links in another's name, so a flood is slowed
 * and never refused: the owner has the links that were sent, and one more arrives when the window is over.
 */
export async function countLink(context: RequestContext, email: string): Promise<LinkAllowance> {
  const { brand, cipher, db, wallNow } = context;
  const address = cipher.blindIndex('link', `${brand.id}/${email.trim().toLowerCase()}`);
  const { tooMany, windowEnds } = await countOne(context, db, `link/${address}`, LINKS);
  if (tooMany === 0) return { sendAt: wallNow(), isFlooded: false };
  return { sendAt: tooMany === 1 ? windowEnds : null, isFlooded: true };
}

/** When to send the link: a browser that the account knows gets it at once. */
export async function whenToSend(
  context: RequestContext,
  tx: Db,
  owner: Owner,
  { sendAt, isFlooded }: LinkAllowance,
): Promise<Date | null> {
  if (!isFlooded || !(await isKnownBrowser(context, tx, owner))) return sendAt;
  const { tooMany } = await countOne(context, tx, `known-browser-link/${owner.userId}`, KNOWN_BROWSER_LINKS);
  return tooMany === 0 ? context.wallNow() : sendAt;
}
