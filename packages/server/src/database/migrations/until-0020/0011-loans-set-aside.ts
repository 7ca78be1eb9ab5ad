import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Loans that are set aside are counted at every reading of the metrics; there are few of them among many. */
export const loansSetAside: Migration = {
  up: (db) => run(db, 'create index loans_set_aside on loans (user_id) where set_aside_reason is not null'),
};
