import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** The car of an application for hire purchase, and the agreement that it is on. */
export const vehicles: Migration = {
  up: (db) => run(db, 'alter table loan_applications add column hire_purchase_encrypted text'),
};
