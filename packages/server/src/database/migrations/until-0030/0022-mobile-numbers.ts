import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * `mobile_proven_at` says that the borrower once gave a code, and survives a change of the number. Whether the present
 * number is proven is stored apart. A borrower who has changed it proves it with the next code. `texts_stopped_at` says
 * that the provider sends no text to the present number, because its holder has replied STOP.
 */
export const mobileNumbers: Migration = {
  up: (db) =>
    run(
      db,
      'alter table users add column number_proven_at timestamptz, add column texts_stopped_at timestamptz',
      `update users set number_proven_at = mobile_proven_at
        where mobile_proven_at is not null and not exists (select 1 from audit_rows
          where user_id = users.id and action = 'mobile-number-changed')`,
    ),
};
