import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** Loans that need attention are listed without reading every loan and every event. */
export const loansToLookAt: Migration = {
  up: (db) =>
    run(
      db,
      "create index loans_pending on loans (user_id, id) where state = 'Pending'",
      `create index loan_events_deaths on loan_events (user_id, loan_id)
        where kind = 'mandate-cancelled' and body ->> 'reason' = 'payer-deceased'`,
    ),
};
