import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** A hire purchase pays the lender of the old agreement and the borrower: one payout each. */
export const payoutPayees: Migration = {
  up: (db) =>
    run(
      db,
      `alter table payouts
        add column payee text not null default 'borrower' check (payee in ('borrower', 'old-lender'))`,
      'alter table payouts drop constraint payouts_user_id_loan_id_attempt_key',
      'alter table payouts add unique (user_id, loan_id, payee, attempt)',
    ),
};
