import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** What a borrower can change of their own record. */
export const borrowersRecord: Migration = {
  up: (db) =>
    run(
      db,
      'alter table loan_applications add column unconfirmed_permissions jsonb',
      'alter table user_addresses add column recorded_on date, add column replaced_on date',
    ),
};
