import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** When an income and a household were stated that an application takes from an earlier one. */
export const statedBefore: Migration = {
  up: (db) =>
    run(
      db,
      `alter table loan_applications
        add column income_stated_on date,
        add column household_stated_on date`,
    ),
};
