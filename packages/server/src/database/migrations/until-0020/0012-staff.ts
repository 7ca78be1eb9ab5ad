import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Sessions of the lender's staff, who work for every brand. */
export const staff: Migration = {
  up: (db) =>
    run(
      db,
      `create table staff_sessions (
        id uuid primary key,
        token_hash text not null unique,
        subject text not null,
        display_name text not null,
        roles jsonb not null,
        idle_expires_at timestamptz not null,
        absolute_expires_at timestamptz not null,
        revoked_at timestamptz,
        created_at timestamptz not null
      )`,
      'create index staff_sessions_expiry on staff_sessions (absolute_expires_at)',
      `create index loan_applications_referred on loan_applications (created_at) where state = 'Referred'`,
    ),
};
