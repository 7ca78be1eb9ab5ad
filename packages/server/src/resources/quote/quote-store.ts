import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { QuotesTable } from '../../database/tables/quotes.ts';

export type QuoteRow = Selectable<QuotesTable>;

type OfApplication = { readonly user_id: string; readonly id: string };

export async function findCurrentQuote(db: Db, application: OfApplication): Promise<QuoteRow | undefined> {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .where('superseded_at', 'is', null)
    .executeTakeFirst();
}

/** Takes the place of the application's earlier quote, if it had one. */
export async function insertQuote(tx: Db, row: Insertable<QuotesTable>, now: Instant): Promise<void> {
  await supersedeQuote(tx, { user_id: row.user_id, id: row.application_id }, now);
  await tx.insertInto('quotes').values(row).execute();
}

/** The application has no price from then on, if it had one. */
export async function supersedeQuote(tx: Db, application: OfApplication, now: Instant): Promise<void> {
  await tx
    .updateTable('quotes')
    .set({ superseded_at: now })
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .where('superseded_at', 'is', null)
    .execute();
}
