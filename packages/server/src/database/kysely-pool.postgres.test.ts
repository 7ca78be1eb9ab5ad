import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createDatabase, type CreatedDatabase } from '@fairlead/testing/server-database';
import { PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACTING_AS, actAs } from './acting-as.ts';
import { databaseOn, transaction, type Db } from './database.ts';
import { serverDialect } from './drivers.ts';
import { kyselyPool } from './kysely-pool.ts';
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

/** The way to the database server, which can stop passing on what either side sends, and start again. */
async function openProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const ways: (readonly [Socket, Socket])[] = [];
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    ways.push([client, server], [server, client]);
    for (const [from, to] of ways.slice(-2)) from.on('error', () => to.destroy()).pipe(to);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    stall: () => ways.forEach(([from]) => from.unpipe()),
    resume: () => ways.forEach(([from, to]) => from.pipe(to)),
    close: () => {
      ways.forEach(([from]) => from.destroy());
      proxy.close();
    },
  };
}

describe('a connection does not get the next call’s statement', () => {
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let db: Db;
  beforeAll(async () => {
    proxy = await openProxy(database.url);
    const pool = new pg.Pool({ connectionString: proxy.url, max: 1, query_timeout: 1_000 });
    pool.on('connect', (client) => client.on('error', () => undefined));
    db = databaseOn(new PostgresDialect({ pool: kyselyPool(pool, { isPreparing: true }) }));
  });
  afterAll(async () => {
    await db.destroy();
    proxy.close();
  });

  const whoIsActing = async (): Promise<string | undefined> => {
    const { rows } = await sql<{ who: string }>`select current_setting(${ACTING_AS}, true) as who`.execute(
      db,
    );
    return rows[0]?.who;
  };

  /** Whom the statements of the next two callers are for. */
  const nextCallers = async () => [await actAs('second', whoIsActing), await actAs('third', whoIsActing)];

  test('when a transaction could not begin in time, and begins when no one waits for it', async () => {
    await actAs('first', whoIsActing);
    proxy.stall();
    const beginning = actAs('first', () => transaction(db, whoIsActing));
    expect(await beginning.catch(isDatabaseOutage)).toBe(true);
    proxy.resume();
    expect(await nextCallers()).toEqual(['second', 'third']);
  });

  test('when a transaction was left open on it', async () => {
    await actAs('first', () => sql`begin`.execute(db));
    expect(await nextCallers()).toEqual(['second', 'third']);
  });
});
