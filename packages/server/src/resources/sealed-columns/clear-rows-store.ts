import { keysOf } from '@fairlead/core/records';
import { sql, type RawBuilder } from 'kysely';
import { json, type Sealed } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import { SEALED_COLUMNS, type SealedTable } from './sealed-columns.ts';

export type ClearRow = Readonly<Record<string, unknown>> & { readonly id: string };

const refs = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.join(columns.map((column) => sql.ref(column)));

/** As the index of the migration has it, which is how these rows are found. */
const isClear = (table: SealedTable): RawBuilder<boolean> =>
  sql`num_nonnulls(${refs(SEALED_COLUMNS[table].columns)}) > 0`;

/** Tables with a row in clear. */
export async function listTablesInClear(db: Db): Promise<SealedTable[]> {
  const asked = keysOf(SEALED_COLUMNS).map(
    (table) =>
      sql`select ${sql.lit(table)} as name where exists (select from ${sql.table(table)} where ${isClear(table)})`,
  );
  const { rows } = await sql<{ name: SealedTable }>`${sql.join(asked, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Rows in clear, held until the transaction ends. One that someone else holds is left for later. */
export async function lockClearRows(tx: Db, table: SealedTable, limit: number): Promise<ClearRow[]> {
  const { key, columns } = SEALED_COLUMNS[table];
  const { rows } = await sql<ClearRow>`
    select ${refs([...keysOf(key), ...columns])} from ${sql.table(table)}
    where ${isClear(table)} limit ${limit} for no key update skip locked`.execute(tx);
  return rows;
}

export async function updateClearRows(
  tx: Db,
  table: SealedTable,
  rows: readonly (ClearRow & { readonly sealed: Sealed })[],
): Promise<void> {
  const { key, into, columns } = SEALED_COLUMNS[table];
  const keyColumns = Object.entries<string>(key);
  const given = rows.map((row) => ({
    ...Object.fromEntries(keyColumns.map(([column]) => [column, row[column]])),
    sealed: row.sealed,
  }));
  const types = sql.raw([...keyColumns.map((pair) => pair.join(' ')), 'sealed text'].join(', '));
  const isSame = sql.raw(keyColumns.map(([column]) => `stored.${column} = given.${column}`).join(' and '));
  const emptied = sql.raw(columns.map((column) => `${column} = null`).join(', '));
  await sql`
    update ${sql.table(table)} as stored set ${sql.ref(into)} = given.sealed, ${emptied}
    from jsonb_to_recordset(${json(given)}::jsonb) as given(${types}) where ${isSame}`.execute(tx);
}
