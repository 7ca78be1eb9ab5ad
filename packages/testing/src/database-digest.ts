import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { Db } from '@fairlead/server/database/database';
import type { Database } from '@fairlead/server/database/schema';

type TableName = keyof Database;

/** Counting a call against its limit is not an effect of the call. */
const NOT_EFFECTS: readonly string[] = ['rate_limits'];

async function tableNames(db: Db): Promise<TableName[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`));
  return names.filter((name) => !NOT_EFFECTS.includes(name)) as TableName[]; // a table that is there is typed
}

function digestOf(rows: readonly unknown[]): string {
  const digests = rows.map((row) => createHash('sha256').update(serialize(row)).digest('hex'));
  return `${rows.length} rows, ${createHash('sha256').update(digests.sort().join()).digest('hex')}`;
}

/** Every table with a count and a digest of its rows: two databases with equal digests are the same. */
export async function databaseDigest(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const name of await tableNames(db)) {
    digests[name] = digestOf(await db.selectFrom(name).selectAll().execute());
  }
  return digests;
}
