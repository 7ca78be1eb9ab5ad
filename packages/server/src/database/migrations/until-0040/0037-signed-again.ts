import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * A loan that could not be paid out can be signed again: its application then has two loans, of which the first is
 * Cancelled and both have its reference. A signature stores the name that was typed, and from now on its loan; of one
 * without it the application has no other. Documents store the account that they name, and a payout when that account
 * was checked again, or is to be.
 */
export const signedAgain: Migration = {
  up: (db) =>
    run(
      db,
      'alter table signatures add column typed_name_encrypted text, add column loan_id uuid',
      'alter table signatures drop constraint signatures_user_id_application_id_key',
      'create unique index signatures_loan on signatures (user_id, application_id, loan_id) nulls not distinct',
      'alter table loans drop constraint loans_user_id_application_id_key',
      'alter table loans drop constraint loans_reference_key',
      `create unique index loans_application on loans (user_id, application_id) where state <> 'Cancelled'`,
      `create unique index loans_reference on loans (reference) where state <> 'Cancelled'`,
      'create index loans_of_application on loans (user_id, application_id)',
      'create index loans_by_reference on loans (reference)',
      'alter table payouts drop constraint payouts_status_check',
      `alter table payouts
        add column checked_at timestamptz,
        add column check_after timestamptz,
        add constraint payouts_status_check
          check (status in ('created', 'held', 'sent', 'settled', 'returned', 'failed'))`,
      'alter table document_sets add column bank_account_id uuid',
      'alter table loans add column is_account_needed boolean not null default false',
      // As core projects a loan whose payout came back: 14 days for another account, then it is cancelled.
      `update loans set is_account_needed = true, next_change_on = returned.value_on + 15
        from (select user_id, loan_id, max(value_on) as value_on from loan_events
               where kind = 'payout-returned' group by user_id, loan_id) returned
        where returned.user_id = loans.user_id and returned.loan_id = loans.id and state = 'Pending'`,
    ),
};
