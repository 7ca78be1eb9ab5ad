import type { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import type { ActingAs } from './acting-as.ts';
import { guardedDialect } from './guarded-dialect.ts';
import { PARSERS } from './parsers.ts';
import type { TransactionObserver } from './transaction-times.ts';
import { kyselyPool } from './kysely-pool.ts';

const CLOCK_SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=iso_8601';

const onPool: pg.CustomTypesConfig = {
  getTypeParser: (oid: number): ((text: string) => unknown) =>
    PARSERS[oid] ?? (pg.types.getTypeParser(oid) as (text: string) => unknown), // nothing here asks for binary
};

export interface ServerPlace {
  readonly url: string;
  readonly poolSize: number;
  /** A connection of the pool broke. The pool replaces it, and a statement under way gets the error as well. */
  readonly onConnectionError: (error: Error) => void;
  /** Whether statements that are run often are prepared. */
  readonly isPreparing?: boolean;
  /** How long a statement may take; null for as long as it needs. */
  readonly statementLimitMs?: number | null | undefined;
  /** How long a connection may be idle before the pool closes it; 0 leaves it open. */
  readonly idleMs?: number;
  /** Whom statements are for where `actAs` has not said; left out, they reach no row of a borrower. */
  readonly actingAs?: ActingAs;
  readonly onTransaction?: TransactionObserver | undefined;
}

const STATEMENT_LIMIT_MS = 30_000;
const CONNECT_LIMIT_MS = 10_000;
const IDLE_MS = 10_000;

/** A server that has stopped responding does not enforce `statement_timeout`. */
const limitsOf = (limitMs: number) => ({ statement_timeout: limitMs, query_timeout: limitMs + 5_000 });

/** A PostgreSQL server, 15 or newer. */
export function serverDialect({
  url,
  poolSize,
  onConnectionError,
  isPreparing = true,
  statementLimitMs = STATEMENT_LIMIT_MS,
  idleMs = IDLE_MS,
  actingAs,
  onTransaction,
}: ServerPlace): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: onPool,
    options: CLOCK_SETTINGS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: idleMs,
    ...(statementLimitMs === null ? {} : limitsOf(statementLimitMs)),
    keepAlive: true,
    pipeline: true,
  });
  pool.on('error', () => undefined); // the client's own listener below reports it
  // The pool listens to idle connections only, and an error without a listener ends the process.
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return guardedDialect(new PostgresDialect({ pool: kyselyPool(pool, { isPreparing, actingAs }) }), {
    isSingleConnection: false,
    onTransaction,
  });
}

/** The embedded PostgreSQL. It has one connection, so work on it queues. */
export function embeddedDialect(open: () => Promise<PGlite>, onTransaction?: TransactionObserver): Dialect {
  return guardedDialect(new PGliteDialect({ pglite: open }), { isSingleConnection: true, onTransaction });
}
