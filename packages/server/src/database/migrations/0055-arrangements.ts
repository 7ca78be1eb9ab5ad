import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/**
 * Payment plans that borrowers set up: their answers while they do, and what the household had when one was agreed. What
 * was agreed is in the loan's events.
 */
export const arrangements: Migration = {
  up: (db) =>
    run(
      db,
      `create table arrangements (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        form_encrypted text not null,
        affordability_encrypted text,
        agreed_on date,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, loan_id) references loans (user_id, id),
        check ((agreed_on is null) = (affordability_encrypted is null))
      )`,
      'create unique index arrangements_draft on arrangements (user_id, loan_id) where agreed_on is null',
      'create index arrangements_of_loan on arrangements (user_id, loan_id)',
      `alter table payments
        drop constraint payments_purpose_check,
        add constraint payments_purpose_check
          check (purpose in ('instalment', 'late', 'early', 'settlement', 'withdrawal', 'arrangement'))`,
      `create unique index payments_promised on payments (user_id, loan_id, due_on) where purpose = 'arrangement'`,
    ),
};
