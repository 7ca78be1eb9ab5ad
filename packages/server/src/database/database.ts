import { Kysely, type Dialect } from 'kysely';
import { embeddedDialect, serverDialect } from './drivers.ts';
import { openFolder } from './embedded.ts';
import { runTransaction } from './guarded-dialect.ts';
import { runSideBySide } from './side-by-side.ts';
import type { Database } from './schema.ts';
import type { TransactionObserver } from './transaction-times.ts';

/** The outer handle or a transaction's. Inside a transaction only the transaction's own works. */
export type Db = Kysely<Database>;

/** Runs `work` in one transaction (READ COMMITTED); it rolls back when `work` throws. */
export function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return runTransaction(db, work);
}

/** Runs all of `works` in one transaction, side by side. It rolls back when one of them throws, once all have ended. */
export function transactionTogether(db: Db, works: readonly ((tx: Db) => Promise<void>)[]): Promise<void> {
  return runSideBySide(db, works);
}

export function databaseOn(dialect: Dialect): Db {
  return new Kysely<Database>({ dialect });
}

export interface DatabasePlace {
  /** A PostgreSQL server; without it the embedded database in `dataFolder`. */
  readonly url: string | undefined;
  readonly poolSize: number;
  /** Whether statements on a server are prepared; a pooler in between has to support it. */
  readonly isPreparing?: boolean;
  /** How long a statement on a server may take; null for as long as it needs. */
  readonly statementLimitMs?: number | null;
  readonly dataFolder: string;
}

export interface OpenDatabase {
  readonly db: Db;
  /** For health checks: on a server, a connection of its own that no request can take. */
  readonly probe: Db;
  close(): Promise<void>;
}

export async function openDatabase(
  place: DatabasePlace,
  onConnectionError: (error: Error) => void,
  onTransaction?: TransactionObserver,
): Promise<OpenDatabase> {
  const { url, isPreparing = true, statementLimitMs } = place;
  if (url !== undefined) {
    const server = { url, isPreparing, statementLimitMs, onConnectionError };
    const db = databaseOn(serverDialect({ ...server, poolSize: place.poolSize, onTransaction }));
    const probe = databaseOn(serverDialect({ ...server, poolSize: 1, idleMs: 0, actingAs: 'system' }));
    const close = async (): Promise<void> => {
      await Promise.all([db.destroy(), probe.destroy()]);
    };
    return { db, probe, close };
  }
  const { pglite, unlock } = await openFolder(place.dataFolder);
  const db = databaseOn(embeddedDialect(async () => pglite, onTransaction));
  return { db, probe: db, close: () => db.destroy().finally(unlock) };
}
