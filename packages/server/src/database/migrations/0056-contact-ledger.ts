import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** Contacts about payments, those that were refused, and the pauses that borrowers asked for. */
export const contactLedger: Migration = {
  up: (db) =>
    run(
      db,
      `create table contacts (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        kind text not null,
        outcome text not null,
        is_by_email boolean not null,
        is_by_text boolean not null,
        contact_on date not null,
        recorded_at timestamptz not null,
        primary key (user_id, id),
        foreign key (user_id, loan_id) references loans (user_id, id),
        check ((outcome = 'sent') = (is_by_email or is_by_text))
      )`,
      'create index contacts_of_borrower on contacts (user_id, contact_on)',
      `create table contact_pauses (
        user_id uuid not null references users (id),
        id uuid not null,
        brand_id text not null,
        until date,
        changed_at timestamptz not null,
        primary key (user_id, id)
      )`,
    ),
};
