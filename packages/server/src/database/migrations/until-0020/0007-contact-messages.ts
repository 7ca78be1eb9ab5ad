import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Messages of visitors. The emails that answer them belong to no account, so an email may be without a user. */
export const contactMessages: Migration = {
  up: (db) =>
    run(
      db,
      `create table contact_messages (
        id uuid primary key,
        brand_id text not null,
        reference text not null unique,
        topic text not null,
        email_index text not null,
        content_index text not null,
        content_encrypted text not null,
        received_on date not null,
        created_at timestamptz not null,
        unique (brand_id, content_index, received_on)
      )`,
      'create index contact_messages_sender on contact_messages (brand_id, email_index)',
      'alter table outbox_messages drop constraint outbox_messages_user_id_fkey',
    ),
};
