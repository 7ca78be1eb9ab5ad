import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** Addresses under which calendar programs read the coming payments of a loan. One of a loan is in force. */
export const calendarFeeds: Migration = {
  up: (db) =>
    run(
      db,
      `create table calendar_feeds (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        token_hash text not null unique,
        created_at timestamptz not null,
        revoked_at timestamptz,
        primary key (user_id, id),
        foreign key (user_id, loan_id) references loans (user_id, id)
      )`,
      'create unique index calendar_feeds_loan on calendar_feeds (user_id, loan_id) where revoked_at is null',
    ),
};
