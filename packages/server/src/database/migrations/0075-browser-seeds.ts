import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** Before anyone is signed in, a browser keeps the variant that it showed first. */
export const browserSeeds: Migration = {
  up: (db) =>
    run(
      db,
      `create table browser_seeds (
        lifetime_id uuid not null,
        brand_id text not null,
        name text not null,
        seed text not null,
        created_at timestamptz not null,
        applied_at timestamptz,
        primary key (lifetime_id, brand_id, name)
      )`,
      'create index browser_seeds_age on browser_seeds (created_at)',
    ),
};
