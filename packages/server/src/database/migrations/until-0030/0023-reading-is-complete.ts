import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * When a set was said to be read, without which it cannot be signed: until now only the audit trail had it. And how long
 * each document is. Unsigned documents of today are made again, with the new layout and the reference.
 */
export const readingIsComplete: Migration = {
  up: (db) =>
    run(
      db,
      'alter table document_sets add column reading_completed_at timestamptz',
      'alter table documents add column words integer not null default 0',
      `update document_sets set reading_completed_at = completed.at
        from (select detail ->> 'setId' as set_id, min(at) as at from audit_rows
               where action = 'documents-read' group by 1) as completed
       where completed.set_id = document_sets.id::text`,
      `update document_sets set superseded_at = now()
        from loan_applications as application
       where application.user_id = document_sets.user_id and application.id = document_sets.application_id
         and application.state = 'Documents' and superseded_at is null`,
    ),
};
