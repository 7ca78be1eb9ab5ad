import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** Of a hire purchase: who keeps the car, what settles the old agreement, and that it is insured. */
export const motorRequirements: Migration = {
  up: (db) =>
    run(
      db,
      `alter table requirements drop constraint requirements_kind_check,
        add constraint requirements_kind_check check (
          kind in (
            'phone', 'current-address', 'identity', 'address', 'income', 'affordability', 'debt-consolidation',
            'keeper', 'settlement-letter', 'insurance', 'bank', 'payment-day'
          )
        )`,
    ),
};
