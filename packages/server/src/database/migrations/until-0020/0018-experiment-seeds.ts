import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** A borrower keeps the variant that they saw first, also when the weights change. */
export const experimentSeeds: Migration = {
  up: (db) =>
    run(
      db,
      `create table experiment_seeds (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        name text not null,
        seed text not null,
        created_at timestamptz not null,
        primary key (user_id, id),
        unique (user_id, name)
      )`,
      'create index experiment_seeds_age on experiment_seeds (created_at)',
    ),
};
