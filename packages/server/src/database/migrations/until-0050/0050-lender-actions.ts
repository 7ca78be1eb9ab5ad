import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** What staff do to loans, who is in a breathing space, and what people need from us. */
export const lenderActions: Migration = {
  up: (db) =>
    run(
      db,
      `create table lender_actions (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        kind text not null,
        state text not null check (state in ('proposed', 'done', 'rejected')),
        asked_encrypted text not null,
        proposed_by text not null,
        proposed_at timestamptz not null,
        decided_by text,
        decided_at timestamptz,
        primary key (user_id, id),
        foreign key (user_id, loan_id) references loans (user_id, id),
        check ((state = 'proposed') = (decided_at is null)),
        check (state <> 'done' or decided_by is distinct from proposed_by)
      )`,
      `create unique index lender_actions_waiting on lender_actions (user_id, loan_id, kind)
        where state = 'proposed'`,
      'create index lender_actions_of_loan on lender_actions (user_id, loan_id, proposed_at)',
      `create table breathing_spaces (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        space_encrypted text not null,
        begins_on date not null,
        ends_on date check (ends_on >= begins_on),
        frozen_as text not null,
        recorded_at timestamptz not null,
        primary key (user_id, id)
      )`,
      `create table support_needs (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        needs_encrypted text not null,
        recorded_at timestamptz not null,
        primary key (user_id, id)
      )`,
    ),
};
