import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Accounts for debt that ended without being paid; no loan has had any until now. */
export const debtThatEnds: Migration = {
  up: (db) =>
    run(
      db,
      `update loans set accounts = accounts ||
        '{"rebates": 0, "written-off": 0, "debt-sold": 0, "goods-returned": 0}'::jsonb`,
    ),
};
