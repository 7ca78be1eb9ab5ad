import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** The last digits of the account to which banks moved an instruction by themselves. */
export const movedMandates: Migration = {
  up: (db) => run(db, 'alter table mandates add column account_ending text'),
};
