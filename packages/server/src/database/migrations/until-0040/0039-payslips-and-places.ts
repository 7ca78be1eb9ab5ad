import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * What was read from a payslip, encrypted, and whether the borrower says that it is wrong. Each file says where its
 * bytes are: in its row, or in the object store under the row's id.
 */
export const payslipsAndPlaces: Migration = {
  up: (db) =>
    run(
      db,
      `alter table attachments
        add column payslip_encrypted text,
        add column contested_at timestamptz,
        add column stored_in text not null default 'database' check (stored_in in ('database', 's3')),
        alter column file_encrypted drop not null,
        add constraint attachments_bytes check ((file_encrypted is not null) = (stored_in = 'database'))`,
    ),
};
