import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** Messages of the sandbox are read by recipient, without those to everyone else. */
export const messagesByRecipient: Migration = {
  up: (db) =>
    run(
      db,
      `create index documents_to on sandbox.documents (collection, lower(value ->> 'to'))
        where lower(value ->> 'to') is not null`,
    ),
};
