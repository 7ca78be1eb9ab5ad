import { createDatabase, type CreatedDatabase } from '@fairlead/testing/server-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseOn, transaction, type Db } from './database.ts';
import { serverDialect } from './drivers.ts';
import { isDatabaseOutage } from './outage.ts';
import { run } from './run-sql.ts';

const TIMES = 5;

let database: CreatedDatabase;
beforeAll(async () => {
  database = await createDatabase(process.env.TEST_DATABASE_URL ?? '');
});
afterAll(() => database.drop());

/** Works on a pool of one connection. */
async function onOne<T>(isPreparing: boolean, work: (db: Db) => Promise<T>): Promise<T> {
  const place = { url: database.url, poolSize: 1, isPreparing, onConnectionError: () => undefined };
  const db = databaseOn(serverDialect(place));
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const readTokens = (db: Db) =>
  db.selectFrom('auth_tokens').selectAll().where('kind', '=', 'bearer').execute();

async function readOften(db: Db): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) await readTokens(db);
}

async function preparedTexts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
}

describe('a statement that runs often', () => {
  test('is prepared once on its connection', async () => {
    const texts = await onOne(true, async (db) => {
      await readOften(db);
      return preparedTexts(db);
    });
    expect(texts).toEqual([expect.stringContaining('from "auth_tokens"')]);
  });

  test('is not prepared where the setting says so', async () => {
    const texts = await onOne(false, async (db) => {
      await readOften(db);
      return preparedTexts(db);
    });
    expect(texts).toEqual([]);
  });

  test('reads a table as a migration has changed it meanwhile', async () => {
    await onOne(true, async (db) => {
      await readOften(db);
      await run(db, 'alter table auth_tokens add column added_later text');
      expect(await readTokens(db)).toEqual([]);
      await run(db, 'alter table auth_tokens drop column added_later');
      const inTransaction = transaction(db, (tx) => readTokens(tx));
      expect(await inTransaction.catch(isDatabaseOutage)).toBe(true);
      expect(await transaction(db, (tx) => readTokens(tx))).toEqual([]);
    });
  });
});

test('a connection that the server ends does not get the next statement', async () => {
  await onOne(true, async (db) => {
    const ending = sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    expect(await ending.catch(isDatabaseOutage)).toBe(true);
    expect(await readTokens(db)).toEqual([]);
  });
});
