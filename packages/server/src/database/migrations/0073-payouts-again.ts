import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** A part of the price of a car that came back is paid again, to an old lender by a figure of another day. */
export const payoutsAgain: Migration = {
  up: (db) =>
    run(
      db,
      'alter table payouts add column figure_valid_until date',
      "create index payouts_back on payouts (user_id, loan_id) where status in ('returned', 'held')",
    ),
};
