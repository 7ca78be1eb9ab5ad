import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** What borrowers ask a person to look into. */
export const loanCases: Migration = {
  up: (db) =>
    run(
      db,
      `create table loan_cases (
        user_id uuid not null,
        id uuid not null,
        brand_id text not null,
        loan_id uuid not null,
        number integer not null,
        kind text not null check (kind in ('missing-payment', 'breathing-space')),
        stated_encrypted text not null,
        opened_on date not null,
        answer_by date not null,
        outcome text,
        answer_encrypted text,
        answered_on date,
        opened_at timestamptz not null,
        primary key (user_id, id),
        unique (user_id, loan_id, number),
        foreign key (user_id, loan_id) references loans (user_id, id),
        check ((outcome is null) = (answer_encrypted is null)),
        check ((outcome is null) = (answered_on is null))
      )`,
      'create index loan_cases_open on loan_cases (answer_by, id) where outcome is null',
    ),
};
