import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** How sure the server was of the actor, and the request that a row comes from, by which the log is searched. */
export const whoWasRefused: Migration = {
  up: (db) => run(db, 'alter table audit_rows add column strength text, add column request_id text'),
};
