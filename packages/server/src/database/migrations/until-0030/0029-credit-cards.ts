import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** The cards that a loan can pay off, and the requirement that asks about them. */
export const creditCards: Migration = {
  up: (db) =>
    run(
      db,
      `alter table requirements drop constraint requirements_kind_check,
        add constraint requirements_kind_check check (
          kind in (
            'phone', 'current-address', 'identity', 'address', 'income', 'debt-consolidation', 'bank', 'payment-day'
          )
        )`,
      `create table credit_cards (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        application_id uuid not null,
        card_encrypted text not null,
        balance_pence bigint not null check (balance_pence > 0),
        limit_pence bigint,
        monthly_payment_pence bigint,
        rate_percent numeric(9, 6),
        is_reported boolean not null,
        is_chosen boolean not null default false,
        payoff_pence bigint check (payoff_pence > 0),
        completed_on date,
        created_at timestamptz not null,
        removed_at timestamptz,
        primary key (user_id, id),
        foreign key (user_id, application_id) references loan_applications (user_id, id),
        check (num_nulls(payoff_pence, completed_on) in (0, 2)),
        check (removed_at is null or not is_chosen)
      )`,
      'create index credit_cards_application on credit_cards (user_id, application_id)',
    ),
};
