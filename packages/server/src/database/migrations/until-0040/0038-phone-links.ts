import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Links by which a phone sends files for a proof, and which of the files came by one. */
export const phoneLinks: Migration = {
  up: (db) =>
    run(
      db,
      `create table phone_links (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        application_id uuid not null,
        requirement_id uuid not null,
        token_hash text not null unique,
        session_id uuid not null,
        state text not null check (state in ('waiting', 'connected', 'finished', 'ended')),
        opened_by_key_hash text,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, application_id) references loan_applications (user_id, id),
        check (state = 'ended' or (opened_by_key_hash is null) = (state = 'waiting'))
      )`,
      `create unique index phone_links_live on phone_links (user_id, requirement_id)
        where state in ('waiting', 'connected')`,
      'create index phone_links_of_requirement on phone_links (user_id, requirement_id, created_at)',
      'create index phone_links_age on phone_links (expires_at)',
      'alter table attachments add column phone_link_id uuid',
    ),
};
