import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Messages are found by their age, to be forgotten. Nothing ever looked for them by their sender. */
export const messagesAreForgotten: Migration = {
  up: (db) =>
    run(
      db,
      'drop index contact_messages_sender',
      'create index contact_messages_age on contact_messages (created_at)',
    ),
};
