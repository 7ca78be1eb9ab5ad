import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { StepUpCodesTable } from '../../database/tables/step-up-codes.ts';
import type { Owner } from '../user/user-store.ts';

export type StepUpCodeRow = Selectable<StepUpCodesTable>;

/** No code that was sent so far counts any more. */
export async function spendCodesOf(tx: Db, { userId, brandId }: Owner, now: Instant): Promise<void> {
  await tx
    .updateTable('step_up_codes')
    .set({ spent_at: now })
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .where('spent_at', 'is', null)
    .execute();
}

/** A new code; those sent before it no longer count. */
export async function replaceCode(tx: Db, row: Insertable<StepUpCodesTable>): Promise<void> {
  await spendCodesOf(tx, { userId: row.user_id, brandId: row.brand_id }, row.created_at);
  await tx.insertInto('step_up_codes').values(row).execute();
}

/** The newest code that was sent, held until the transaction ends. */
export async function lockNewestCode(tx: Db, { userId, brandId }: Owner): Promise<StepUpCodeRow | undefined> {
  return tx
    .selectFrom('step_up_codes')
    .selectAll()
    .where('user_id', '=', userId)
    .where('brand_id', '=', brandId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function countTry(tx: Db, { user_id, id, tries }: StepUpCodeRow): Promise<void> {
  await tx
    .updateTable('step_up_codes')
    .set({ tries: tries + 1 })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

export async function spendCode(tx: Db, { user_id, id }: StepUpCodeRow, now: Instant): Promise<void> {
  await tx
    .updateTable('step_up_codes')
    .set({ spent_at: now })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}
