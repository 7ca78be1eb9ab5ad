import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * What the borrower answered to `follow-up`, null before that. After a decline it says whether they want an email when
 * they can apply again; `followed_up_at` says when it was sent, or no longer needed.
 */
export const followUp: Migration = {
  up: (db) =>
    run(
      db,
      'alter table loan_applications add column follow_up boolean, add column followed_up_at timestamptz',
      `create index loan_applications_to_follow_up on loan_applications (user_id, id)
        where state = 'Declined' and follow_up and followed_up_at is null`,
    ),
};
