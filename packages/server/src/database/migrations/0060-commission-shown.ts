import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** The commission that an applicant was shown, when, and when they agreed to it. */
export const commissionShown: Migration = {
  up: (db) =>
    run(
      db,
      `alter table loan_applications
        add column commission_shown_pence bigint check (commission_shown_pence > 0),
        add column commission_shown_at timestamptz,
        add column commission_consented_at timestamptz,
        add check ((commission_shown_pence is null) = (commission_shown_at is null)),
        add check (commission_consented_at is null or commission_shown_at is not null)`,
    ),
};
