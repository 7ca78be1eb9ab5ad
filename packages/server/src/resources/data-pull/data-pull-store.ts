import type { BankIncome, BankPeriod } from '@fairlead/core/income/bank-income';
import type { IncomeData } from '@fairlead/providers/income-data/port';
import type { Insertable, Selectable } from 'kysely';
import type { Instant } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { DataPullsTable } from '../../database/tables/requirements/data-pulls.ts';
import type { Cipher } from '../../security/cipher.ts';
import type { OfApplication } from '../requirement/requirement-store.ts';
import type { Owner } from '../user/user-store.ts';

export type DataPullRow = Selectable<DataPullsTable>;

/** What a bank answered, and for which days. */
export interface PulledData extends IncomeData {
  readonly period: BankPeriod;
}

/** What it shows, which is all that stays of it. */
export interface PullResult {
  readonly bank: string;
  readonly income: BankIncome;
}

type Column = 'data_encrypted' | 'result_encrypted';

type Named = Pick<DataPullRow, 'user_id' | 'id'>;

const placeOf = (row: string, column: Column) => ({ table: 'data_pulls', row, column });

export async function insertPull(db: Db, row: Insertable<DataPullsTable>): Promise<void> {
  await db.insertInto('data_pulls').values(row).execute();
}

const pullsOf = (db: Db, { userId, brandId }: Owner) =>
  db.selectFrom('data_pulls').selectAll().where('user_id', '=', userId).where('brand_id', '=', brandId);

export async function findPull(db: Db, owner: Owner, id: string): Promise<DataPullRow | undefined> {
  return pullsOf(db, owner).where('id', '=', id).executeTakeFirst();
}

/** By the digest of its state, where it is the borrower's own. */
export async function findPullByState(
  db: Db,
  owner: Owner,
  stateHash: string,
): Promise<DataPullRow | undefined> {
  return pullsOf(db, owner).where('state_hash', '=', stateHash).executeTakeFirst();
}

/** Every read for an application, the newest first. */
export async function listPulls(db: Db, application: OfApplication): Promise<DataPullRow[]> {
  return db
    .selectFrom('data_pulls')
    .selectAll()
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The read whose result counts for an application. */
export async function findAssociated(db: Db, application: OfApplication): Promise<DataPullRow | undefined> {
  return (await listPulls(db, application)).find(({ associated_at }) => associated_at !== null);
}

async function change(tx: Db, { user_id, id }: Named, changes: Partial<DataPullRow>): Promise<void> {
  await tx
    .updateTable('data_pulls')
    .set(changes)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

/** The borrower came back: no one comes back by this state again. */
export async function startPull(tx: Db, pull: Named, now: Instant): Promise<void> {
  await change(tx, pull, { started_at: now });
}

/** The read ended without data. */
export async function endPull(tx: Db, pull: Named, now: Instant): Promise<void> {
  await change(tx, pull, { ended_at: now });
}

/** Stores what was read so that only the cipher reads it. */
export async function storeData(
  tx: Db,
  cipher: Cipher,
  pull: Named,
  { data, now }: { readonly data: PulledData; readonly now: Instant },
): Promise<void> {
  const sealed = cipher.seal(placeOf(pull.id, 'data_encrypted'), JSON.stringify(data));
  await change(tx, pull, { ended_at: now, data_encrypted: sealed });
}

/** Stores what the data shows in place of the data. */
export async function storeResult(
  tx: Db,
  cipher: Cipher,
  pull: Named,
  { result, now }: { readonly result: PullResult; readonly now: Instant },
): Promise<void> {
  const sealed = cipher.seal(placeOf(pull.id, 'result_encrypted'), JSON.stringify(result));
  await change(tx, pull, { data_encrypted: null, result_encrypted: sealed, associated_at: now });
}

export function dataIn(cipher: Cipher, { id, data_encrypted }: DataPullRow): PulledData | null {
  if (data_encrypted === null) return null;
  // The cipher vouches that this is what was sealed above.
  return JSON.parse(cipher.open(placeOf(id, 'data_encrypted'), data_encrypted)) as PulledData;
}

export function resultIn(cipher: Cipher, { id, result_encrypted }: DataPullRow): PullResult | null {
  if (result_encrypted === null) return null;
  // The cipher vouches that this is what was sealed above.
  return JSON.parse(cipher.open(placeOf(id, 'result_encrypted'), result_encrypted)) as PullResult;
}

/** Deletes every read for an application except one; all of them without one. */
export async function deletePulls(tx: Db, application: OfApplication, except?: string): Promise<void> {
  const pulls = tx
    .deleteFrom('data_pulls')
    .where('user_id', '=', application.user_id)
    .where('application_id', '=', application.id);
  await (except === undefined ? pulls : pulls.where('id', '!=', except)).execute();
}

/** Those whose data was never used. */
export async function deletePullsBefore(db: Db, instant: Instant): Promise<void> {
  await db
    .deleteFrom('data_pulls')
    .where('associated_at', 'is', null)
    .where('created_at', '<', instant)
    .execute();
}
