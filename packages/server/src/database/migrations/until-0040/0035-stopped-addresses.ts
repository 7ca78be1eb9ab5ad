import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * Addresses that want no emails about saved forms, whatever becomes of the forms. A link stores its own address and
 * outlasts its form, so that “Stop these emails” works in every email that was sent.
 */
export const stoppedAddresses: Migration = {
  up: (db) =>
    run(
      db,
      `create table stopped_addresses (
        brand_id text not null,
        email_index text not null,
        stopped_at timestamptz not null,
        primary key (brand_id, email_index)
      )`,
      'create index stopped_addresses_age on stopped_addresses (stopped_at)',
      `insert into stopped_addresses (brand_id, email_index, stopped_at)
        select brand_id, email_index, max(saved_at) from application_drafts where is_stopped
        group by brand_id, email_index`,
      // With it goes the check that names it.
      'alter table application_drafts drop column is_stopped',
      'alter table application_draft_links drop constraint application_draft_links_draft_id_fkey',
      'alter table application_draft_links add column email_index text',
      `update application_draft_links link set email_index = draft.email_index
        from application_drafts draft where draft.id = link.draft_id`,
      'alter table application_draft_links alter column email_index set not null',
      'create index application_draft_links_age on application_draft_links (created_at)',
    ),
};
