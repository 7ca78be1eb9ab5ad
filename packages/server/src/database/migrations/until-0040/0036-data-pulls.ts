import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Reads of a borrower's bank transactions, from the journey to the bank until the result. */
export const dataPulls: Migration = {
  up: (db) =>
    run(
      db,
      `create table data_pulls (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        application_id uuid not null,
        state_hash text not null,
        callback_url text not null,
        return_url text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null check (expires_at > created_at),
        started_at timestamptz,
        ended_at timestamptz,
        data_encrypted text,
        result_encrypted text,
        associated_at timestamptz,
        primary key (user_id, id),
        unique (user_id, state_hash),
        foreign key (user_id, application_id) references loan_applications (user_id, id),
        check (started_at is not null or num_nonnulls(ended_at, data_encrypted, associated_at) = 0),
        check (data_encrypted is null or result_encrypted is null),
        check ((result_encrypted is null) = (associated_at is null))
      )`,
      'create index data_pulls_of_application on data_pulls (user_id, application_id)',
      'create index data_pulls_unused on data_pulls (created_at) where associated_at is null',
      // Bank data that a person looks at is 'In review'.
      'drop index requirements_waiting',
      "create index requirements_waiting on requirements (updated_at) where state in ('Provided', 'In review')",
    ),
};
