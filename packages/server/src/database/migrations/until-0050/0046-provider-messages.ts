import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** What providers send to us by themselves: stored as it came, once, and applied once. */
export const providerMessages: Migration = {
  up: (db) =>
    run(
      db,
      `create table provider_messages (
        provider text not null,
        event_id text not null,
        kind text not null,
        subject text not null,
        payment_id uuid,
        body_encrypted text not null,
        received_at timestamptz not null,
        applied_at timestamptz,
        primary key (provider, event_id)
      )`,
      'create index provider_messages_to_apply on provider_messages (received_at) where applied_at is null',
    ),
};
