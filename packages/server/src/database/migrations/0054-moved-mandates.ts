import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/**
 * The last digits of the account to which banks moved an instruction by themselves, and payments by bank by the provider's
 * id, which is all that its messages have.
 */
export const movedMandates: Migration = {
  up: (db) =>
    run(
      db,
      'alter table mandates add column account_ending text',
      'create index bank_payments_of_provider on bank_payments (provider_payment_id)',
    ),
};
