import { PGlite } from '@electric-sql/pglite';
import { migratedDump } from '@fairlead/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseOn, transaction, type Db } from './database.ts';
import { embeddedDialect, serverDialect } from './drivers.ts';
import type { TransactionObserver } from './transaction-times.ts';

let ended: { readonly end: string; readonly ms: number }[] = [];
let db: Db;

/** The database of the test run, with an observer of its transactions. */
function observed(): Db {
  const onTransaction: TransactionObserver = (end, ms) => void ended.push({ end, ms });
  const url = process.env.TEST_DATABASE_URL;
  const onConnectionError = (): void => undefined;
  return databaseOn(
    url
      ? serverDialect({ url, poolSize: 1, onConnectionError, onTransaction })
      : embeddedDialect(async () => PGlite.create({ loadDataDir: await migratedDump() }), onTransaction),
  );
}

beforeAll(() => {
  db = observed();
});
beforeEach(() => {
  ended = [];
});
afterAll(() => db.destroy());

const ends = () => ended.map(({ end }) => end);

describe('a transaction is measured', () => {
  test('when it is committed', async () => {
    await transaction(db, (tx) => sql`select pg_sleep(0.02)`.execute(tx));
    expect(ends()).toEqual(['committed']);
    expect(ended[0]?.ms).toBeGreaterThan(15);
  });

  test('when its work fails and it is rolled back', async () => {
    const failing = transaction(db, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(ends()).toEqual(['rolled-back']);
  });

  test('as failed when the database does not commit it', async () => {
    await sql`create temporary table parent (id int primary key)`.execute(db);
    await sql`create temporary table child (id int references parent deferrable initially deferred)`.execute(
      db,
    );
    const failing = transaction(db, (tx) => sql`insert into child values (1)`.execute(tx));
    await expect(failing).rejects.toThrow('foreign key');
    expect(ends()).toEqual(['failed']);
  });
});

test('a statement of its own is no transaction', async () => {
  await sql`select 1`.execute(db);
  expect(ends()).toEqual([]);
});
