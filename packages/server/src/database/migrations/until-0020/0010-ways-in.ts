import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

const hasToken = (of: string): string => `exists (select 1 from auth_tokens where ${of})`;

/**
 * What an account has proved is kept with it, because tokens are deleted after a month. A session that is limited to
 * one application shows an id of its own instead of the account's.
 */
export const waysIn: Migration = {
  up: (db) =>
    run(
      db,
      'alter table users add column email_proven_at timestamptz, add column mobile_proven_at timestamptz',
      `update users set
        email_proven_at = (select min(used_at) from auth_tokens
          where user_id = users.id and kind = 'login_link' and used_at is not null),
        mobile_proven_at = (select min(created_at) from auth_tokens
          where user_id = users.id and strong_until is not null)`,
      'alter table loan_applications add column is_from_outside boolean not null default false',
      `update loan_applications set is_from_outside = true
        where ${hasToken('user_id = loan_applications.user_id and limited_to = loan_applications.id')}`,
      'alter table auth_tokens add column subject_id uuid, add column return_to jsonb',
      `create table known_browsers (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        browser_hash text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        primary key (user_id, id),
        unique (user_id, browser_hash)
      )`,
      "alter table sessions add column beginning jsonb not null default '{}'",
      'create index known_browsers_age on known_browsers (last_seen_at)',
    ),
};
