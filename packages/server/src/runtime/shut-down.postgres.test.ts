import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestDatabase } from '@fairlead/testing/test-database';
import type { TestDatabase } from '@fairlead/testing/server-database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const STARTS_MS = 180_000;
const DRAIN_SECONDS = 3;

let folder: string;
let database: TestDatabase;
let child: ChildProcess;
let address: string;
let ended: Promise<number | null>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-shut-down-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A real process on the database, with its address. */
async function start(): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_FOLDER: folder, DATABASE_URL: url.href };
  const env = { ...process.env, ...settings, DRAIN_SECONDS: String(DRAIN_SECONDS), LOG_LEVEL: 'fatal' };
  child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const found = () => /API documentation\s+(http:\S+)\/docs/.exec(output)?.[1];
  await expect.poll(found, { timeout: STARTS_MS }).toBeDefined();
  address = found() ?? '';
}

beforeEach(start, STARTS_MS);
afterEach(async () => {
  child.kill('SIGKILL');
  await ended;
});

const statusOf = async (path: string): Promise<number> => (await fetch(`${address}${path}`)).status;
const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1_000;

const LOOK_UP = '/v2/addresses?postCode=ID1%201QD';

const WAITING_CALL = sql<{ pid: number }>`
  select pid from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into "rate_limits"%'`;

/** A look-up that waits for a lock until it is released. */
async function callInHand(): Promise<{ readonly answered: Promise<Response>; release(): Promise<void> }> {
  const released = Promise.withResolvers<undefined>();
  const locked = Promise.withResolvers<undefined>();
  const holding = database.db.transaction().execute(async (tx) => {
    await sql`lock table rate_limits in exclusive mode`.execute(tx);
    locked.resolve(undefined);
    await released.promise;
  });
  await locked.promise;
  const answered = fetch(`${address}${LOOK_UP}`);
  const waiting = async (): Promise<number> => (await WAITING_CALL.execute(database.db)).rows.length;
  await expect.poll(waiting, { timeout: 10_000 }).toBe(1);
  return {
    answered,
    release: () => {
      released.resolve(undefined);
      return holding;
    },
  };
}

test(
  'a process survives a broken connection, and drains before it ends',
  { timeout: STARTS_MS },
  async () => {
    const broken = await callInHand();
    await sql`select pg_terminate_backend(pid) from (${WAITING_CALL}) as waiting`.execute(database.db);
    const { status, headers } = await broken.answered;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    await broken.release();
    expect([await statusOf(LOOK_UP), await statusOf('/readyz')]).toEqual([200, 200]);

    const inHand = await callInHand();
    const startedAt = performance.now();
    child.kill('SIGTERM');
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect([await statusOf('/livez'), await statusOf('/v2/employment-statuses')]).toEqual([200, 200]);
    await expect.poll(() => statusOf('/livez').catch(() => 'closed'), { timeout: 10_000 }).toBe('closed');
    expect(secondsSince(startedAt)).toBeGreaterThanOrEqual(DRAIN_SECONDS - 0.1);
    await inHand.release();
    expect((await inHand.answered).status).toBe(200);
    expect(await ended).toBe(0);
  },
);

test('a second signal ends the drain', { timeout: STARTS_MS }, async () => {
  const startedAt = performance.now();
  child.kill('SIGTERM');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(secondsSince(startedAt)).toBeLessThan(DRAIN_SECONDS);
});
