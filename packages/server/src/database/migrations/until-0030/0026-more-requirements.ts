import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** The mobile number and the current address are asked for by a requirement. Applications under way keep theirs. */
export const moreRequirements: Migration = {
  up: (db) =>
    run(
      db,
      `alter table requirements drop constraint requirements_kind_check,
        add constraint requirements_kind_check
          check (kind in ('phone', 'current-address', 'bank', 'payment-day'))`,
    ),
};
