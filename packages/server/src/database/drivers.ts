import type { PGlite } from '@electric-sql/pglite';
import { PGliteDialect, PostgresDialect, type Dialect } from 'kysely';
import pg from 'pg';
import { guardedDialect } from './guarded-dialect.ts';
import { PARSERS } from './parsers.ts';

const CLOCK_SETTINGS = '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=iso_8601';

const onPool: pg.CustomTypesConfig = {
  getTypeParser: (oid: number): ((text: string) => unknown) =>
    PARSERS[oid] ?? (pg.types.getTypeParser(oid) as (text: string) => unknown), // nothing here asks for binary
};

export interface ServerPlace {
  readonly url: string;
  readonly poolSize: number;
  /** A pooled connection that broke while idle; the pool replaces it. */
  readonly onIdleError: (error: Error) => void;
}

/** A PostgreSQL server, 15 or newer. */
export function serverDialect({ url, poolSize, onIdleError }: ServerPlace): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types: onPool,
    options: CLOCK_SETTINGS,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
  });
  pool.on('error', onIdleError);
  return guardedDialect(new PostgresDialect({ pool }), { isSingleConnection: false });
}

/** The embedded PostgreSQL. It has one connection, so work on it queues. */
export function embeddedDialect(open: () => Promise<PGlite>): Dialect {
  return guardedDialect(new PGliteDialect({ pglite: open }), { isSingleConnection: true });
}
