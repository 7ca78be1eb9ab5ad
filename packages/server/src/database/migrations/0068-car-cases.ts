import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** What happens to a hired car is a case of its loan. */
export const carCases: Migration = {
  up: (db) =>
    run(
      db,
      'alter table loan_cases drop constraint loan_cases_kind_check',
      `alter table loan_cases add constraint loan_cases_kind_check
        check (kind in ('missing-payment', 'breathing-space', 'car-return', 'car-loss', 'plate-change'))`,
    ),
};
