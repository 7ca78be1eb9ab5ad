import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** What comes in and goes out of a borrower's household. Everything that they say of it is encrypted. */
export const financialStatements: Migration = {
  up: (db) =>
    run(
      db,
      `create table financial_statements (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        version integer not null check (version > 0),
        answers_encrypted text not null,
        started_on date not null,
        expires_on date not null check (expires_on > started_on),
        filled_in_from date,
        created_at timestamptz not null,
        changed_at timestamptz not null,
        primary key (user_id, id),
        unique (user_id, started_on)
      )`,
      'create index financial_statements_by_change on financial_statements (changed_at)',
    ),
};
