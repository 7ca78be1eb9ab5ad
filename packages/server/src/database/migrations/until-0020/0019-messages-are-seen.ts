import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Messages from before borrowers could read them in their account count as seen. */
export const messagesAreSeen: Migration = {
  up: (db) =>
    run(
      db,
      'alter table outbox_messages add column seen_at timestamptz',
      'update outbox_messages set seen_at = sent_at where sent_at is not null',
    ),
};
