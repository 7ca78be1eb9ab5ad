import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

export const peopleAndAccess: Migration = {
  up: (db) =>
    run(
      db,
      `create table users (
        id uuid primary key,
        brand_id text not null,
        email_index text not null,
        email_encrypted text not null,
        first_name text not null,
        last_name text not null,
        date_of_birth_encrypted text not null,
        mobile_number_encrypted text not null,
        roles jsonb not null,
        person_id uuid,
        created_at timestamptz not null,
        unique (brand_id, email_index)
      )`,
      `create table user_addresses (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        position integer not null check (position >= 0),
        house_number text,
        flat_number text,
        line1 text,
        line2 text,
        town text,
        county text,
        post_code text not null,
        primary key (user_id, id),
        unique (user_id, position)
      )`,
      `create table contact_permissions (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        permission text not null,
        allowed boolean not null,
        wording_version text not null,
        channel text not null,
        changed_at timestamptz not null,
        primary key (user_id, id)
      )`,
      `create table auth_tokens (
        id uuid primary key,
        user_id uuid not null references users (id),
        brand_id text not null,
        kind text not null check (kind in ('bearer', 'auto_login', 'login_link')),
        token_hash text not null unique,
        strong_until timestamptz,
        limited_to uuid,
        family_id uuid not null,
        idle_expires_at timestamptz not null,
        absolute_expires_at timestamptz not null,
        used_at timestamptz,
        successor_encrypted text,
        rotated_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz not null
      )`,
      'create index auth_tokens_family on auth_tokens (family_id)',
      'create index auth_tokens_expiry on auth_tokens (absolute_expires_at)',
      `create table step_up_codes (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        code_hash text not null,
        expires_at timestamptz not null,
        tries integer not null check (tries >= 0),
        spent_at timestamptz,
        created_at timestamptz not null,
        primary key (user_id, id)
      )`,
      `create table sessions (
        id uuid primary key,
        lifetime_id uuid not null,
        brand_id text not null,
        created_at timestamptz not null
      )`,
    ),
};
