import type { Day } from '@fairlead/core/calendar/day';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { SettlementQuotesTable } from '../../database/tables/money/settlement-quotes.ts';

export type SettlementQuoteRow = Selectable<SettlementQuotesTable>;

type OfLoan = { readonly userId: string; readonly loanId: string };

/** The loan's newest quote that can still be paid on a day. */
export async function findQuoteInForce(
  db: Db,
  { userId, loanId }: OfLoan,
  today: Day,
): Promise<SettlementQuoteRow | undefined> {
  return db
    .selectFrom('settlement_quotes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .where('expires_on', '>=', today)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertQuote(
  tx: Db,
  row: Insertable<SettlementQuotesTable>,
): Promise<SettlementQuoteRow> {
  return tx.insertInto('settlement_quotes').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateQuote(
  tx: Db,
  { user_id, id }: Pick<SettlementQuoteRow, 'user_id' | 'id'>,
  changes: Updateable<SettlementQuotesTable>,
): Promise<SettlementQuoteRow> {
  return tx
    .updateTable('settlement_quotes')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
