import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Forms that are saved before they are sent, and the links by which they are continued. */
export const applicationDrafts: Migration = {
  up: (db) =>
    run(
      db,
      `create table application_drafts (
        id uuid primary key,
        brand_id text not null,
        email_index text not null,
        key_hash text not null,
        email_encrypted text not null,
        draft_encrypted text not null,
        page text not null,
        form_version integer not null check (form_version > 0),
        changed_at timestamptz not null,
        next_reminder_at timestamptz,
        reminders_sent integer not null default 0 check (reminders_sent between 0 and 2),
        is_stopped boolean not null default false,
        created_at timestamptz not null,
        saved_at timestamptz not null,
        unique (brand_id, key_hash),
        check (next_reminder_at is null or not is_stopped)
      )`,
      'create index application_drafts_address on application_drafts (brand_id, email_index)',
      'create index application_drafts_age on application_drafts (saved_at)',
      'create index application_drafts_due on application_drafts (next_reminder_at) where next_reminder_at is not null',
      `create table application_draft_links (
        id uuid primary key,
        draft_id uuid not null references application_drafts (id) on delete cascade,
        brand_id text not null,
        token_hash text not null unique,
        expires_at timestamptz not null,
        used_at timestamptz,
        used_by_key_hash text,
        created_at timestamptz not null,
        check ((used_at is null) = (used_by_key_hash is null))
      )`,
      'create index application_draft_links_draft on application_draft_links (draft_id)',
      "create index outbox_messages_drafts on outbox_messages (created_at) where template like 'draft-%'",
    ),
};
