import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { createDatabase, createRole, type CreatedDatabase } from '@fairlead/testing/server-database';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { testConfig } from '@fairlead/testing/test-config';
import { day } from '@fairlead/core/calendar/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpiredRecords } from '../jobs/delete-expired-records.ts';
import { perform } from '../runtime/background-tasks.ts';
import { migrateAsOwner, RoleBypassesRules } from '../runtime/migrate-as-owner.ts';
import { listTablesInClear } from '../resources/sealed-columns/clear-rows-store.ts';
import { verifyProof } from '../verification/proof-checks.ts';
import { verifyRecords } from '../verification/verify-records.ts';
import { actAs } from './acting-as.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { isMigrated } from './migrate.ts';
import { run } from './run-sql.ts';
import { bypassesRules, RIGHTS } from './rights.ts';

const DENIED = 'permission denied';

let created: CreatedDatabase;
let database: OpenDatabase;
let server: TestServer;
let urls: { readonly DATABASE_URL: string; readonly MIGRATION_DATABASE_URL: string };

const open = (url: string) => openDatabase({ url, poolSize: 6, dataFolder: '' }, () => undefined);

beforeAll(async () => {
  const serverUrl = process.env.TEST_DATABASE_URL ?? '';
  created = await createDatabase(serverUrl);
  const role = await createRole(serverUrl);
  urls = { DATABASE_URL: role.urlFor(created.url), MIGRATION_DATABASE_URL: created.url };
  database = await open(urls.DATABASE_URL);
  const config = testConfig(urls);
  server = await startTestServer({ database: { ...database, ofServer: database.db } });
  await migrateAsOwner(config, database.db, server.services.log);
});
afterAll(async () => {
  await server.close();
  await created.drop();
});

describe('the application’s role', () => {
  test('owns nothing, and can do a loan’s whole journey', async () => {
    expect([await isMigrated(database.db), await bypassesRules(database.db)]).toEqual([true, false]);
    const { token, loanId } = await signedLoan(server, shortLoan());
    await server.travelTo(day('2027-12-20'));
    const { state } = await server.get('readLoan', { token, params: { id: loanId } });
    expect(state).toBe('Complete');
    await server.work();
    await server.get('sendLoginLink', { body: { email: 'no-one@mail.example' } });
    await server.call('contactUs', {
      brand: 'asda',
      body: { name: 'Wilma Writer', email: 'wilma@mail.example', topic: 'complaint', message: 'Call me.' },
    });
    server.passMinutes(2_000_000);
    await perform(deleteExpiredRecords, server.services);
    const checks = await actAs('system', async () => [
      ...(await verifyRecords(database.db)).results,
      ...(await verifyProof(database.db, server.services.cipher)).results,
    ]);
    expect(checks.filter(({ differences }) => differences.length > 0)).toEqual([]);
  });

  test('can encrypt what an older release wrote in clear', async () => {
    const { userId } = await signedLoan(server, shortLoan());
    const owner = await open(created.url);
    await sql`update users set first_name = 'Ada', last_name = 'Accept' where id = ${userId}`.execute(
      owner.db,
    );
    await sql`update user_addresses set line1 = 'Harbour Lane', post_code = 'ID1 1QD'`.execute(owner.db);
    await sql`update loan_applications set occupation = 'Harbour pilot'`.execute(owner.db);
    await owner.close();
    const inClear = () => actAs('system', () => listTablesInClear(database.db));
    expect(await inClear()).toEqual(['users', 'user_addresses', 'loan_applications']);
    await server.work();
    expect(await inClear()).toEqual([]);
  });

  test.each(Object.keys(RIGHTS))('cannot empty %s, switch its triggers off or drop it', async (table) => {
    for (const statement of [
      `truncate ${table} cascade`,
      `alter table ${table} disable trigger all`,
      `drop table ${table} cascade`,
    ])
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(
        /permission denied|must be owner/,
      );
  });

  const APPENDED = Object.entries<(typeof RIGHTS)[keyof typeof RIGHTS]>(RIGHTS)
    .filter(([, rights]) => rights.length === 1 && rights[0] === 'insert')
    .map(([table]) => table);

  test.each([...APPENDED])('cannot change or delete a row of %s', async (table) => {
    const change = sql.raw(`update ${table} set ${await anyColumnOf(table)} = null`);
    await expect(change.execute(database.db)).rejects.toThrow(DENIED);
    await expect(sql.raw(`delete from ${table}`).execute(database.db)).rejects.toThrow(DENIED);
  });

  test.each([
    'update loans set agreement = agreement',
    'update loans set reference = reference',
    'update users set created_at = created_at',
    'update loan_applications set created_at = created_at',
    'update payouts set amount_pence = amount_pence',
    'update user_addresses set user_id = user_id',
    'update user_addresses set recorded_on = recorded_on',
    'update mandates set bank_account_id = bank_account_id',
    'update documents set html_encrypted = html_encrypted',
    'update documents set html_sha256 = html_sha256',
    'update bank_accounts set sort_code_encrypted = sort_code_encrypted',
    'update quotes set price = price',
    'update provider_events set body = body',
    'update chained_rows set row_key = row_key',
    'delete from loans',
    'delete from payouts',
    'delete from mandates',
    'delete from documents',
    'delete from chained_rows',
    'insert into chained_rows (table_name, row_key) values (1, 2)',
    'create table public.copied as select * from users',
    'set session_replication_role = replica',
    'delete from kysely_migration',
  ])('cannot %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(DENIED);
  });
});

async function anyColumnOf(table: string): Promise<string> {
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute where attrelid = ${table}::regclass and attnum = 1`.execute(
    database.db,
  );
  return rows[0]?.column ?? '';
}

test('every table states what the application may do to it', async () => {
  const tables = await database.db.introspection.getTables();
  const names = tables.map(({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`));
  expect(names.toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
});

test('starting again gives the same rights', async () => {
  await migrateAsOwner(testConfig(urls), database.db, server.services.log);
  expect(await bypassesRules(database.db)).toBe(false);
  await server.get('listEmploymentStatuses');
});

test('in production the application’s role cannot move the date by which records are erased', async () => {
  const moved = () => sql`update sandbox.clock set offset_days = 5000`.execute(database.db);
  await migrateAsOwner({ ...testConfig(urls), env: 'production' }, database.db, server.services.log);
  await expect(moved()).rejects.toThrow(DENIED);
  await migrateAsOwner(testConfig(urls), database.db, server.services.log);
  await moved();
});

test('production refuses a role that owns its tables; elsewhere a warning is logged', async () => {
  const owner = await open(created.url);
  const warnings: unknown[] = [];
  const log = { warn: (...said: unknown[]) => warnings.push(said) } as unknown as typeof server.services.log;
  const config = testConfig({ DATABASE_URL: created.url });
  await migrateAsOwner(config, owner.db, log);
  expect(warnings).toHaveLength(1);
  await expect(migrateAsOwner({ ...config, env: 'production' }, owner.db, log)).rejects.toThrow(
    RoleBypassesRules,
  );
  await owner.close();
});

test.each([
  ['bypasses row-level security', (name: string) => `alter role ${name} bypassrls`],
  ['is a superuser', (name: string) => `alter role ${name} superuser`],
  ['can become the role that owns the tables', (name: string, owner: string) => `grant ${owner} to ${name}`],
])('production refuses a role that %s', async (_what, grant) => {
  const role = await createRole(created.url);
  const owner = await open(created.url);
  await run(owner.db, grant(role.name, new URL(created.url).username));
  const DATABASE_URL = role.urlFor(created.url);
  const { db, close } = await open(DATABASE_URL);
  const config = testConfig({ ...urls, DATABASE_URL });
  await expect(migrateAsOwner({ ...config, env: 'production' }, db, server.services.log)).rejects.toThrow(
    RoleBypassesRules,
  );
  await close();
  await run(owner.db, `drop owned by ${role.name}`, `drop role ${role.name}`);
  await owner.close();
});
