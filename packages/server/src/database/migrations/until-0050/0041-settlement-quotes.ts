import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * Figures that borrowers asked for, to settle a loan or to repay one that they withdrew from: until when each can be
 * paid, on which day and how.
 */
export const settlementQuotes: Migration = {
  up: (db) =>
    run(
      db,
      `create table settlement_quotes (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        kind text not null check (kind in ('settlement', 'cancellation')),
        reason text,
        created_on date not null,
        expires_on date not null check (expires_on > created_on),
        payment_method text check (payment_method in ('DIRECT_DEBIT', 'CARD')),
        settle_on date,
        payment_id uuid,
        updated_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, loan_id) references loans (user_id, id),
        foreign key (user_id, payment_id) references payments (user_id, id)
      )`,
      'create index settlement_quotes_loan on settlement_quotes (user_id, loan_id, expires_on)',
    ),
};
