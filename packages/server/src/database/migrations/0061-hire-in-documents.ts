import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** What a set of documents says of the car and of the agreement that is settled, so that the same is signed. */
export const hireInDocuments: Migration = {
  up: (db) => run(db, 'alter table document_sets add column hire jsonb'),
};
