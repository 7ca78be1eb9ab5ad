import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

const MARKETING = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'];

/**
 * Devices are known by borrower and session. Page views are counts: a row of their own for each view, with an id or an
 * instant, could be matched with a device.
 */
export const devicesAndPageViews: Migration = {
  up: (db) =>
    run(
      db,
      `create table devices (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        session_id uuid not null,
        lifetime_id uuid,
        limited_to uuid,
        network_hash text not null,
        user_agent text not null,
        description jsonb not null,
        created_at timestamptz not null,
        primary key (user_id, id),
        unique (user_id, session_id)
      )`,
      'create index devices_age on devices (created_at)',
      `create table page_views (
        brand_id text not null,
        viewed_on date not null,
        page text not null,
        ${MARKETING.map((name) => `${name} text not null`).join(', ')},
        views bigint not null check (views > 0),
        primary key (viewed_on, brand_id, page, ${MARKETING.join(', ')})
      )`,
    ),
};
