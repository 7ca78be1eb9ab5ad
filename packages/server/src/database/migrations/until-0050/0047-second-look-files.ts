import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** A file of a second look is of no requirement. */
export const secondLookFiles: Migration = {
  up: (db) => run(db, 'alter table attachments alter column requirement_id drop not null'),
};
