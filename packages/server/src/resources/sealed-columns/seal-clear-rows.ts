import type { AppServices } from '../../context.ts';
import { transaction } from '../../database/database.ts';
import { listTablesInClear, lockClearRows, updateClearRows } from './clear-rows-store.ts';
import { SEALED_COLUMNS, sealText, type SealedTable } from './sealed-columns.ts';

const BATCH = 500;

/** @returns how many rows were encrypted. */
async function sealSome({ db, cipher }: AppServices, table: SealedTable): Promise<number> {
  return transaction(db, async (tx) => {
    const rows = await lockClearRows(tx, table, BATCH);
    const sealed = rows.map((row) => ({
      ...row,
      sealed: sealText(cipher, table, row.id, SEALED_COLUMNS[table].textOf(row)),
    }));
    if (sealed.length > 0) await updateClearRows(tx, table, sealed);
    return sealed.length;
  });
}

/**
 * Encrypts what a process of an older release wrote in clear, and empties the clear columns in the same statement: a
 * killed worker leaves each row in one form or the other. Workers that run at the same moment take different rows.
 */
export async function sealClearRows(services: AppServices): Promise<void> {
  for (const table of await listTablesInClear(services.db)) {
    let rows = 0;
    for (let batch = BATCH; batch === BATCH; rows += batch) batch = await sealSome(services, table);
    if (rows > 0) services.log.info({ table, rows }, 'rows encrypted');
  }
}
