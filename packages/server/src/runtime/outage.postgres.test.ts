import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import type { EndpointName } from '@fairlead/contract/endpoints';
import { applied, GOOD_ACCOUNT, type Borrower } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { servicesOn } from '@fairlead/testing/services-on';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findPostgres, startPostgres, type PostgresServer } from '../../../../scripts/postgres.ts';
import { openDatabase, type Db } from '../database/database.ts';
import { ROUTES } from '../routes.ts';
import { samplesIn } from '../testing/prometheus-text.ts';
import { appOf } from './app.ts';
import { healthOf } from './health.ts';
import { listen } from './listen.ts';

const STARTS_MS = 120_000;
const TOKEN = 'a token that Prometheus sends';

let postgres: PostgresServer;
let server: TestServer;
let borrower: Borrower;

beforeAll(async () => {
  const programs = findPostgres();
  if (programs === undefined) throw new Error('these tests stop a server of their own: install PostgreSQL');
  postgres = await startPostgres(programs);
  vi.stubEnv('TEST_DATABASE_URL', postgres.url);
  server = await startTestServer({ settings: { METRICS_TOKEN: TOKEN } });
  vi.unstubAllEnvs();
  borrower = await applied(server);
}, STARTS_MS);
afterAll(async () => {
  await server.close();
  postgres.stop();
});

const ask = (name: EndpointName, options: object = {}) =>
  server.call(name, { token: borrower.token, params: { id: borrower.applicationId }, ...options });

const HAS_READ = { body: { hasRead: true } };
const LINK_TOKEN = 'a-token-that-was-never-sent';

/** Calls of every kind, each with a body that its endpoint takes. */
const CALLS: readonly (readonly [EndpointName, object])[] = [
  ['authenticate', { body: { type: 'auto_login', data: { token: LINK_TOKEN } }, token: undefined }],
  ['sendLoginLink', { body: { email: 'person@mail.example' }, token: undefined }],
  ['stepUp', {}],
  ['signOut', {}],
  ['initializeSession', { token: undefined }],
  ['readUser', {}],
  ['findAddresses', { query: { postCode: 'ID1 1QD' } }],
  ['submitApplication', { body: newApplicant('Ada', 'Accept'), token: undefined }],
  ['readApplication', {}],
  ['followUp', { body: { followUp: true } }],
  ['provideBankDetails', { body: GOOD_ACCOUNT }],
  ['confirmReadContract', HAS_READ],
  ['requestLoan', {}],
  ['readApplicationDocument', { params: { id: randomUUID(), slug: 'contract', format: 'pdf' } }],
  ['readLoan', {}],
  ['readInbox', {}],
];

describe('while the database is away', () => {
  beforeAll(() => postgres.halt());
  afterAll(() => postgres.resume());

  test.each(CALLS)('%s says that it is unavailable and when to try again', async (name, options) => {
    const { status, error, headers } = await ask(name, options);
    expect([status, error?.type, headers.get('retry-after')]).toEqual([503, 'unavailable', '5']);
    expect(error?.message).not.toMatch(/database|connect|ECONN/i);
  });

  test('the process is alive and not ready', async () => {
    expect((await server.fetch('/livez')).status).toBe(200);
    await expect.poll(async () => (await server.fetch('/readyz')).status).toBe(503);
  });

  test('the metrics are shown, and say that what waits is not known', async () => {
    const startedAt = performance.now();
    const answer = await server.fetch('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(answer.status).toBe(200);
    const samples = samplesIn(await answer.text());
    expect(samples.get('fairlead_queues_read')).toBe(0);
    expect(samples.get('fairlead_queue_waiting{queue="payouts"}')).toBeUndefined();
    expect([...samples.keys()].some((name) => name.includes('status="5xx"'))).toBe(true);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });
});

describe('once the database is back', () => {
  test('the process is ready', () =>
    expect.poll(async () => (await server.fetch('/readyz')).status, { timeout: 10_000 }).toBe(200));

  test('an application that met the outage is sent again under its key and made once', async () => {
    const call = { body: newApplicant('Ada', 'Accept'), key: randomUUID() };
    postgres.halt();
    expect((await server.call('submitApplication', call)).status).toBe(503);
    postgres.resume();
    // Each connection that was in the pool meets the outage once.
    await expect.poll(async () => (await server.call('submitApplication', call)).status).toBe(201);
    const { id } = await server.get('submitApplication', call);
    expect((await server.get('submitApplication', call)).id).toBe(id);
  });
});

describe('a connection that the server ends in the middle of a transaction', () => {
  test('is answered 503, and what was under way has not happened', async () => {
    const call = { body: newApplicant('Ada', 'Accept'), key: randomUUID() };
    const { db, close } = await openOwn(2);
    const answer = await db.transaction().execute(async (tx) => {
      await sql`lock table loan_applications in exclusive mode`.execute(tx);
      const asked = server.call('submitApplication', call);
      await expect.poll(() => endWaiting(db), { timeout: 10_000 }).toBe(1);
      return asked;
    });
    await close();
    expect([answer.status, answer.error?.type]).toEqual([503, 'unavailable']);
    const { user } = await server.get('submitApplication', call);
    const made = server.db.selectFrom('loan_applications').select('id').where('user_id', '=', user.id);
    expect(await made.execute()).toHaveLength(1);
  });
});

describe('a connection that the server ends while it is idle', () => {
  test('is reported once, and replaced', async () => {
    const reported: Error[] = [];
    const { db, close } = await openOwn(1, (error) => reported.push(error));
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await sql`select pg_terminate_backend(${rows[0]?.pid}::integer)`.execute(server.db);
    await expect.poll(() => reported.length).toBeGreaterThan(0);
    await sql`select 1`.execute(db);
    expect(reported.map(({ message }) => message)).toEqual([expect.stringContaining('terminating')]);
    await close();
  });
});

describe('when every connection of the pool is taken', () => {
  test('a call waits, then says that it is unavailable', async () => {
    const { db, close } = await openOwn(1);
    const services = servicesOn(db);
    const app = appOf({
      log: services.log,
      health: healthOf(db),
      api: { services, routes: ROUTES },
      pages: null,
      gate: null,
    });
    const release = await holdConnection(db);
    const answer = await app.request('/v2/employment-statuses', undefined, {});
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    await release();
    expect((await app.request('/v2/employment-statuses', undefined, {})).status).toBe(200);
    await close();
  });
});

describe('with 200 busy connections', () => {
  const BUSY = 200;
  const DURING_MS = 6_000;

  test('the process is ready all the time', async () => {
    const { db, probe, close } = await openOwn(10);
    const services = servicesOn(db);
    const health = healthOf(probe);
    const app = appOf({
      log: services.log,
      health,
      api: { services, routes: ROUTES },
      pages: null,
      gate: null,
    });
    const listening = await listen(app, { host: '127.0.0.1', port: 0 });
    const at = (path: string): string => `http://127.0.0.1:${listening.port}${path}`;
    const agents = new Agent({ keepAlive: true, maxSockets: BUSY + 1 });
    const status = (path: string) => statusOf(at(path), agents);
    const until = performance.now() + DURING_MS;
    const answered: number[] = [];
    const browse = async (): Promise<void> => {
      while (performance.now() < until) answered.push(await status('/v2/employment-statuses'));
    };
    const watched: number[] = [];
    const watch = async (): Promise<void> => {
      while (performance.now() < until) watched.push(await status('/readyz'));
    };
    await Promise.all([...Array.from({ length: BUSY }, browse), watch()]);
    expect(new Set(answered)).toEqual(new Set([200]));
    expect(answered.length).toBeGreaterThan(BUSY);
    expect(new Set(watched)).toEqual(new Set([200]));
    agents.destroy();
    await listening.stop(1_000);
    await close();
  });
});

/** Another pool on the database of the server under test. */
async function openOwn(poolSize: number, onConnectionError: (error: Error) => void = () => undefined) {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
  const url = new URL(postgres.url);
  url.pathname = `/${rows[0]?.name ?? ''}`;
  return openDatabase({ url: url.href, poolSize, dataFolder: '' }, onConnectionError);
}

/** Takes a connection out of the pool. @returns what gives it back. */
async function holdConnection(db: Db): Promise<() => Promise<void>> {
  const taken = Promise.withResolvers<undefined>();
  const released = Promise.withResolvers<undefined>();
  const holding = db.connection().execute(async () => {
    taken.resolve(undefined);
    await released.promise;
  });
  await taken.promise;
  return () => {
    released.resolve(undefined);
    return holding;
  };
}

/** Ends the connections that wait for a lock, and says how many. */
async function endWaiting(db: Db): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}
