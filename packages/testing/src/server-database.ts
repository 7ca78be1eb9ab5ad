import { randomUUID } from 'node:crypto';
import { databaseOn, transaction, type Db } from '@fairlead/server/database/database';
import { serverDialect } from '@fairlead/server/database/drivers';
import { migrate } from '@fairlead/server/database/migrate';
import { grantRights } from '@fairlead/server/database/rights';
import { run } from '@fairlead/server/database/run-sql';
import { sql } from 'kysely';
import { schemaDigest } from './schema-digest.ts';

export interface TestDatabase {
  /** With every right, for what a test writes and looks up itself. */
  readonly db: Db;
  /** As the server connects in production: without a right that it does not need, and to a borrower's rows alone. */
  readonly ofServer: Db;
  close(): Promise<void>;
}

/** Any number that nothing else on the server locks: files run at once, and one of them makes the template. */
const TEMPLATE_LOCK = 8_203_117;

const openAt = (url: string, poolSize: number): Db =>
  databaseOn(serverDialect({ url, poolSize, onConnectionError: () => undefined }));

async function using<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openAt(url, 1);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function as(role: string, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = role;
  return url.href;
}

async function isThere(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db);
  return rows.length > 0;
}

/** The role of every test server on the database server. */
const SERVER_ROLE = 'fairlead_test_server';

const makeRole = (db: Db, name: string): Promise<void> => run(db, `create role ${name} login`);

async function prepareDatabase(db: Db): Promise<void> {
  await migrate(db);
  await transaction(db, (tx) => grantRights(tx, SERVER_ROLE));
}

/** A migrated, empty database that others are copied from: made once on each server for each schema. */
async function templateOn(serverUrl: string): Promise<string> {
  const template = `fairlead_template_${schemaDigest()}`;
  await using(serverUrl, async (db) => {
    await sql`select pg_advisory_lock(${TEMPLATE_LOCK})`.execute(db);
    if (await isThere(db, template)) return;
    const unfinished = `${template}_unfinished`;
    await run(db, `drop database if exists ${unfinished}`);
    await run(db, `create database ${unfinished}`);
    const { rows } = await sql`select 1 from pg_roles where rolname = ${SERVER_ROLE}`.execute(db);
    if (rows.length === 0) await makeRole(db, SERVER_ROLE);
    await using(urlOf(serverUrl, unfinished), prepareDatabase);
    await run(db, `alter database ${unfinished} rename to ${template}`);
  });
  return template;
}

export interface CreatedDatabase {
  /** As the owner, who migrates it. */
  readonly url: string;
  /** As the server connects in production: by a role that owns nothing. */
  readonly serverUrl: string;
  drop(): Promise<void>;
}

/** A migrated, empty database on a server. */
export async function createDatabase(serverUrl: string): Promise<CreatedDatabase> {
  const name = `fairlead_test_${randomUUID().replaceAll('-', '')}`;
  const template = await templateOn(serverUrl);
  await using(serverUrl, (db) => run(db, `create database ${name} template ${template}`));
  const url = urlOf(serverUrl, name);
  return {
    url,
    serverUrl: as(SERVER_ROLE, url),
    drop: () => using(serverUrl, (db) => run(db, `drop database ${name} with (force)`)),
  };
}

/** A role without any right, and how it signs in to a database. */
export async function createRole(
  serverUrl: string,
): Promise<{ name: string; urlFor(databaseUrl: string): string }> {
  const name = `fairlead_role_${randomUUID().replaceAll('-', '')}`;
  await using(serverUrl, (db) => makeRole(db, name));
  return { name, urlFor: (databaseUrl) => as(name, databaseUrl) };
}

/** A new database on a server, dropped when it is closed. */
export async function serverDatabase(serverUrl: string): Promise<TestDatabase> {
  const created = await createDatabase(serverUrl);
  const db = openAt(created.url, 4);
  const ofServer = openAt(created.serverUrl, 8);
  return {
    db,
    ofServer,
    close: async () => {
      await Promise.all([db.destroy(), ofServer.destroy()]);
      await created.drop();
    },
  };
}
