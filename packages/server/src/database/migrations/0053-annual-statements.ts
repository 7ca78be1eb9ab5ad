import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** The last day of the newest annual statement of a loan. */
export const annualStatements: Migration = {
  up: (db) =>
    run(
      db,
      'alter table loans add column statement_until date',
      'create index loans_statement on loans ((coalesce(statement_until, signed_on - 1))) where outstanding_pence > 0',
    ),
};
