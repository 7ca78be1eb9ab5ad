import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

export const operationalRecords: Migration = {
  up: (db) =>
    run(
      db,
      `create table idempotency_keys (
        actor text not null,
        key text not null,
        route text not null,
        body_hash text not null,
        status integer not null,
        answer_encrypted text not null,
        created_at timestamptz not null,
        primary key (actor, key, route)
      )`,
      'create index idempotency_keys_age on idempotency_keys (created_at)',
      `create table audit_rows (
        id uuid primary key,
        brand_id text not null,
        user_id uuid,
        actor text not null,
        action text not null,
        subject_type text not null,
        subject_id text not null,
        detail jsonb not null,
        at timestamptz not null
      )`,
      'create index audit_rows_subject on audit_rows (subject_type, subject_id)',
      `create table outbox_messages (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        channel text not null check (channel in ('email', 'sms')),
        template text not null,
        payload_encrypted text not null,
        status text not null check (status in ('waiting', 'sent', 'failed')),
        attempts integer not null check (attempts >= 0),
        next_try_at timestamptz not null,
        sent_at timestamptz,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`,
      "create index outbox_messages_waiting on outbox_messages (next_try_at) where status = 'waiting'",
      `create table rate_limits (
        key text primary key,
        window_started_at timestamptz not null,
        count integer not null check (count > 0)
      )`,
      'create schema sandbox',
      `create table sandbox.documents (
        collection text not null,
        key text not null,
        value jsonb not null,
        primary key (collection, key)
      )`,
      `create table sandbox.clock (
        id integer primary key check (id = 1),
        offset_days integer not null check (offset_days >= 0),
        advancing_to date
      )`,
      'insert into sandbox.clock (id, offset_days) values (1, 0)',
    ),
};
