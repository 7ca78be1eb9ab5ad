import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Of which collection a borrower was reminded, by the day of its submission. Loans that run already start with the next. */
export const collectionReminders: Migration = {
  up: (db) =>
    run(
      db,
      'alter table loans add column reminded_of date',
      'update loans set reminded_of = next_collection_submit_on',
      `create index loans_next_reminder on loans (next_collection_submit_on)
        where reminded_of is distinct from next_collection_submit_on`,
    ),
};
