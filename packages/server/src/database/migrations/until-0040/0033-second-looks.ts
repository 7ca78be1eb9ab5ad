import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** What a declined applicant asks a person to look at again. */
export const secondLooks: Migration = {
  up: (db) =>
    run(
      db,
      `alter table loan_applications
        add column second_look_encrypted text,
        add column second_look_asked_at timestamptz,
        add column second_look_answered_at timestamptz,
        add check ((second_look_encrypted is null) = (second_look_asked_at is null)),
        add check (second_look_answered_at is null or second_look_asked_at is not null)`,
      `create index loan_applications_second_look on loan_applications (second_look_asked_at)
        where second_look_asked_at is not null and second_look_answered_at is null`,
    ),
};
