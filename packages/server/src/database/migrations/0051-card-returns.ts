import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/**
 * Money of card payments that goes back: which payment another one restores, and refunds of what was paid too much.
 * `created`: to be sent; `returned`: sent, and the money came back.
 */
export const cardReturns: Migration = {
  up: (db) =>
    run(
      db,
      `alter table payments
        add column restores_payment_id uuid,
        add constraint payments_restores foreign key (user_id, restores_payment_id) references payments (user_id, id)`,
      `create index payments_card_reference on payments (provider_reference)
        where kind = 'card' and provider_reference is not null`,
      `create table card_refunds (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        payment_id uuid not null,
        amount_pence bigint not null check (amount_pence > 0),
        status text not null check (status in ('created', 'sent', 'failed', 'returned')),
        provider_reference text,
        failure_reason text,
        created_on date not null,
        updated_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, loan_id) references loans (user_id, id),
        foreign key (user_id, payment_id) references payments (user_id, id)
      )`,
      'create index card_refunds_loan on card_refunds (user_id, loan_id)',
      'create index card_refunds_payment on card_refunds (user_id, payment_id)',
      `create index card_refunds_to_send on card_refunds (id) where status = 'created'`,
      'create index loans_in_credit on loans (id) where credit_balance_pence > 0 and not is_active',
    ),
};
