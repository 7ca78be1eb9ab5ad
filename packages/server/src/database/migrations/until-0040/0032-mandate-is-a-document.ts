import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Unsigned documents of today are made again, so that a mandate is part of what is signed. */
export const mandateIsADocument: Migration = {
  up: (db) =>
    run(
      db,
      `update document_sets set superseded_at = now()
        from loan_applications as application
       where application.user_id = document_sets.user_id and application.id = document_sets.application_id
         and application.state <> 'Requested' and superseded_at is null`,
    ),
};
