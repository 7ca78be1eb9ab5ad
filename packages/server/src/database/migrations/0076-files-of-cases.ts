import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** A file that shows what a borrower says of a case of their loan. */
export const filesOfCases: Migration = {
  up: (db) => run(db, 'alter table attachments add column loan_case_id uuid'),
};
