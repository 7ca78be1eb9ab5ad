import type { Day } from '@fairlead/core/calendar/day';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { BankDetailsUpdatesTable } from '../../database/tables/money/bank-details-updates.ts';

export type BankDetailsUpdateRow = Selectable<BankDetailsUpdatesTable>;

type OfLoan = { readonly userId: string; readonly loanId: string };

/** The loan's newest change that was not stopped and whose new account is not in use yet on a day. */
export async function findUpdateUnderWay(
  db: Db,
  { userId, loanId }: OfLoan,
  today: Day,
): Promise<BankDetailsUpdateRow | undefined> {
  return db
    .selectFrom('bank_details_updates')
    .selectAll()
    .where('user_id', '=', userId)
    .where('loan_id', '=', loanId)
    .where('stopped_at', 'is', null)
    .where('used_from', '>', today)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertUpdate(
  tx: Db,
  row: Insertable<BankDetailsUpdatesTable>,
): Promise<BankDetailsUpdateRow> {
  return tx.insertInto('bank_details_updates').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Changes one that is neither lodged nor stopped; false when another was quicker. */
export async function endUpdate(
  tx: Db,
  { user_id, id }: Pick<BankDetailsUpdateRow, 'user_id' | 'id'>,
  changes: Updateable<BankDetailsUpdatesTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bank_details_updates')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .where('mandate_id', 'is', null)
    .where('stopped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const waiting = (db: Db) =>
  db.selectFrom('bank_details_updates').where('mandate_id', 'is', null).where('stopped_at', 'is', null);

export async function listUpdatesToLodge(db: Db, today: Day): Promise<BankDetailsUpdateRow[]> {
  return waiting(db).selectAll().where('lodge_on', '<=', today).orderBy('id').execute();
}

/** The first day after `after` on which a change has to be lodged. */
export async function firstLodgingAfter(db: Db, after: Day): Promise<Day | null> {
  const { on } = await waiting(db)
    .select(({ fn }) => fn.min('lodge_on').as('on'))
    .where('lodge_on', '>', after)
    .executeTakeFirstOrThrow();
  return on;
}
