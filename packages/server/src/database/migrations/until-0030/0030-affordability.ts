import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** A requirement asks whether a smaller loan is taken, where a proof of income makes less affordable. */
export const affordability: Migration = {
  up: (db) =>
    run(
      db,
      `alter table requirements drop constraint requirements_kind_check,
        add constraint requirements_kind_check check (
          kind in (
            'phone', 'current-address', 'identity', 'address', 'income', 'affordability', 'debt-consolidation', 'bank',
            'payment-day'
          )
        )`,
    ),
};
