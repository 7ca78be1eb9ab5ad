import { sql } from 'kysely';
import { ACTING_AS, actAs, whoActs, type ActingAs } from './acting-as.ts';
import type { Db } from './database.ts';

/** Before the digest, in the setting that the policies compare with a column. */
export const SOUGHT = 'sought-';

const settingIn = (tx: Db, who: ActingAs) =>
  sql`select set_config('${sql.raw(ACTING_AS)}', ${who}, true)`.execute(tx);

/**
 * Reads what a caller without a session names by a secret or an email address: for `anyone`, the row with this digest
 * and no other. Everyone else reads as before. In a transaction, which has said at its beginning whom it is for, the
 * setting is changed for the read.
 */
export async function seeking<T>(db: Db, digest: string, read: () => Promise<T>): Promise<T> {
  const who = whoActs();
  if (who !== 'anyone') return read();
  const sought = `${SOUGHT}${digest}`;
  if (!db.isTransaction) return actAs(sought, read);
  await settingIn(db, sought);
  const found = await read();
  await settingIn(db, who);
  return found;
}
