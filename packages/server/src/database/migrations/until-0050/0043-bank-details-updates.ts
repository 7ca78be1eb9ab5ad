import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Changes of the account that a loan's payments are collected from: asked for, then lodged as an instruction, or stopped. */
export const bankDetailsUpdates: Migration = {
  up: (db) =>
    run(
      db,
      `create table bank_details_updates (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        bank_account_id uuid not null,
        requested_on date not null,
        lodge_on date not null check (lodge_on > requested_on),
        used_from date not null check (used_from > lodge_on),
        mandate_id uuid,
        stopped_at timestamptz,
        updated_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, loan_id) references loans (user_id, id),
        foreign key (user_id, bank_account_id) references bank_accounts (user_id, id),
        foreign key (user_id, mandate_id) references mandates (user_id, id),
        check (mandate_id is null or stopped_at is null)
      )`,
      `create unique index bank_details_updates_open on bank_details_updates (user_id, loan_id)
        where mandate_id is null and stopped_at is null`,
      `create index bank_details_updates_to_lodge on bank_details_updates (lodge_on)
        where mandate_id is null and stopped_at is null`,
    ),
};
