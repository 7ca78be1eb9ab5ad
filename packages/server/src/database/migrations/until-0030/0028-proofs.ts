import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Identity, address and income are proved by files, which staff accept or refuse. */
export const proofs: Migration = {
  up: (db) =>
    run(
      db,
      `alter table requirements drop constraint requirements_kind_check,
        add constraint requirements_kind_check check (
          kind in ('phone', 'current-address', 'identity', 'address', 'income', 'bank', 'payment-day')
        ),
        add column refusal text,
        add column may_skip boolean not null default false`,
      `create table attachments (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        application_id uuid not null,
        requirement_id uuid not null,
        filename_encrypted text not null,
        content_type text not null check (content_type in ('image/jpeg', 'application/pdf')),
        file_encrypted bytea not null,
        content_sha256 text not null,
        pages integer not null check (pages > 0),
        sent_at timestamptz not null,
        refused_at timestamptz,
        primary key (user_id, id),
        foreign key (user_id, application_id) references loan_applications (user_id, id)
      )`,
      'create index attachments_of_application on attachments (user_id, application_id)',
      "create index requirements_waiting on requirements (updated_at) where state = 'Provided'",
    ),
};
