import type { Day } from '@fairlead/core/calendar/day';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { ContactsTable } from '../../database/tables/contact/contacts.ts';
import type { Owner } from '../user/user-store.ts';

export type ContactRow = Selectable<ContactsTable>;

export async function insertContact(tx: Db, row: Insertable<ContactsTable>): Promise<void> {
  await tx.insertInto('contacts').values(row).execute();
}

/** The days of the borrower's contacts since a day, of every loan. */
export async function listContactDays(
  db: Db,
  { userId, brandId }: Owner,
  since: Day,
): Promise<readonly Day[]> {
  const rows = await db
    .selectFrom('contacts')
    .select('contact_on')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('outcome', '=', 'sent')
    .where('contact_on', '>=', since)
    .execute();
  return rows.map(({ contact_on }) => contact_on);
}

/** The newest entries of the ledger about a loan, refused ones among them. */
export function listContactsOf(
  db: Db,
  { userId, loanId }: { readonly userId: string; readonly loanId: string },
  limit: number,
): Promise<ContactRow[]> {
  return db
    .selectFrom('contacts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .orderBy('contact_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The last day of the pause that the borrower asked for last; null where there is none. It can be over. */
export async function findPausedUntil(db: Db, { userId, brandId }: Owner): Promise<Day | null> {
  const newest = await db
    .selectFrom('contact_pauses')
    .select('until')
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.until ?? null;
}

export async function insertPause(
  tx: Db,
  { userId, brandId }: Owner,
  pause: { readonly id: string; readonly until: Day | null; readonly at: string },
): Promise<void> {
  const row = { user_id: userId, id: pause.id, brand_id: brandId, until: pause.until, changed_at: pause.at };
  await tx.insertInto('contact_pauses').values(row).execute();
}
