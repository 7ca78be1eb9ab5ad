import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { databaseOn, type Db } from '@fairlead/server/database/database';
import { embeddedDialect, serverDialect } from '@fairlead/server/database/drivers';
import { createDatabase } from '../server-database.ts';
import { migratedDump, openInMemory } from '../test-database.ts';
import { mortalDialect, type Life } from './life.ts';

/** A database on which servers live one after the other. */
export interface Place {
  /** With every right and no end, for what is looked up from outside. */
  readonly db: Db;
  /** As a server connects, for as long as it lives. */
  open(life: Life): Db;
  /** Rolls back what a killed server had begun. */
  rollBack(): Promise<void>;
  /** Writes everything that is stored to a file. */
  save(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL server, and the folder with its programs. */
export interface DatabaseServer {
  readonly url: string;
  readonly programs: string;
}

const POOL = 8;

const perform = promisify(execFile);

async function onServer(server: DatabaseServer, savedIn: string | undefined): Promise<Place> {
  const { url, serverUrl: asServer, drop } = await createDatabase(server.url);
  const program = (name: string) => path.join(server.programs, name);
  // What is saved has its own tables, which take the place of the empty ones.
  if (savedIn !== undefined)
    await perform(program('pg_restore'), ['--clean', '--if-exists', '--exit-on-error', '-d', url, savedIn]);
  const dialectAt = (to: string) =>
    serverDialect({ url: to, poolSize: POOL, onConnectionError: () => undefined });
  const db = databaseOn(dialectAt(url));
  const role = new URL(asServer).username;
  const opened: Db[] = [];
  return {
    db,
    open(life) {
      const ofServer = databaseOn(mortalDialect(dialectAt(asServer), life));
      opened.push(ofServer);
      return ofServer;
    },
    async rollBack() {
      for (const ended of opened.splice(0)) void ended.destroy().catch(() => undefined);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = ${role}`.execute(db);
    },
    async save(file) {
      await perform(program('pg_dump'), ['--format=custom', '--compress=1', '-f', file, '-d', url]);
    },
    async close() {
      await Promise.all([db.destroy(), ...opened.map((one) => one.destroy())]);
      await drop();
    },
  };
}

async function inMemory(savedIn: string | undefined): Promise<Place> {
  const saved = savedIn === undefined ? await migratedDump() : new Blob([await readFile(savedIn)]);
  const pglite = await openInMemory(saved);
  const dialect = () => embeddedDialect(() => Promise.resolve(pglite));
  const db = databaseOn(dialect());
  const lives: Life[] = [];
  return {
    db,
    open(life) {
      lives.push(life);
      return databaseOn(mortalDialect(dialect(), life));
    },
    async rollBack() {
      for (const ended of lives.splice(0)) await ended.rollBack();
    },
    async save(file) {
      const dump = await pglite.dumpDataDir('none');
      await writeFile(file, Buffer.from(await dump.arrayBuffer()));
    },
    close: () => db.destroy(),
  };
}

/** A new, migrated database, or a saved one: on the server, or in memory where there is none. */
export const openPlace = (server: DatabaseServer | undefined, savedIn?: string): Promise<Place> =>
  server === undefined ? inMemory(savedIn) : onServer(server, savedIn);
