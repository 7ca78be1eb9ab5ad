import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * Payments by card: when each was asked for, by the business clock, and under which Idempotency-Key, so that the same
 * request continues the payment that it began.
 */
export const cardPayments: Migration = {
  up: (db) =>
    run(
      db,
      `alter table payments
        add column asked_at timestamptz,
        add column request_key text,
        add constraint payments_asked_at check ((asked_at is not null) = (kind = 'card'))`,
      `create unique index payments_request on payments (user_id, loan_id, request_key)
        where request_key is not null`,
      `create index payments_open_cards on payments (updated_at)
        where kind = 'card' and status in ('created', 'submitted')`,
    ),
};
