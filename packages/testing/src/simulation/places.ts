import { sql } from 'kysely';
import { databaseOn, type Db } from '@fairlead/server/database/database';
import { embeddedDialect, serverDialect } from '@fairlead/server/database/drivers';
import { createDatabase } from '../server-database.ts';
import { migratedInMemory } from '../test-database.ts';
import { mortalDialect, type Life } from './life.ts';

/** A database on which servers live one after the other. */
export interface Place {
  /** With every right and no end, for what is looked up from outside. */
  readonly db: Db;
  /** As a server connects, for as long as it lives. */
  open(life: Life): Db;
  /** Takes back what a server had begun that has ended. */
  bury(): Promise<void>;
  close(): Promise<void>;
}

const POOL = 8;

async function onServer(serverUrl: string): Promise<Place> {
  const { url, serverUrl: asServer, drop } = await createDatabase(serverUrl);
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
    async bury() {
      for (const ended of opened.splice(0)) void ended.destroy().catch(() => undefined);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = ${role}`.execute(db);
    },
    async close() {
      await Promise.all([db.destroy(), ...opened.map((one) => one.destroy())]);
      await drop();
    },
  };
}

async function inMemory(): Promise<Place> {
  const pglite = await migratedInMemory();
  const dialect = embeddedDialect(() => Promise.resolve(pglite));
  const db = databaseOn(dialect);
  return {
    db,
    open: (life) =>
      databaseOn(
        mortalDialect(
          embeddedDialect(() => Promise.resolve(pglite)),
          life,
        ),
      ),
    async bury() {
      await pglite.exec('rollback');
    },
    close: () => db.destroy(),
  };
}

/** A new, migrated database: on the server, or in memory where there is none. */
export const openPlace = (serverUrl: string | undefined): Promise<Place> =>
  serverUrl === undefined ? inMemory() : onServer(serverUrl);
