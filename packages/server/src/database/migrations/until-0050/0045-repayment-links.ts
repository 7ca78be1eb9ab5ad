import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Links by which someone else pays an amount of a loan, and which payment came by which. */
export const repaymentLinks: Migration = {
  up: (db) =>
    run(
      db,
      `create table repayment_links (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        token_hash text not null unique,
        amount_pence bigint not null check (amount_pence > 0),
        created_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at),
        revoked_at timestamptz,
        primary key (user_id, id),
        foreign key (user_id, loan_id) references loans (user_id, id)
      )`,
      'create index repayment_links_loan on repayment_links (user_id, loan_id, created_at)',
      `alter table bank_payments
        add column link_id uuid,
        add constraint bank_payments_link foreign key (user_id, link_id) references repayment_links (user_id, id),
        add constraint bank_payments_link_flow check (link_id is null or flow = 'link')`,
      'create index bank_payments_of_link on bank_payments (user_id, link_id) where link_id is not null',
    ),
};
