import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/** Ten letters of the alphabet of `security/reference.ts`: one of 16 for each hexadecimal digit of a random id. */
const RANDOM_REFERENCE = `translate(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10),
  '0123456789abcdef', 'ABCDEFGHJKMNPQRS')`;

/**
 * An application has the reference that its loan takes over. The default is for processes of the release before, which
 * know no reference of an application and give a loan one of its own.
 */
export const applicationReferences: Migration = {
  up: (db) =>
    run(
      db,
      'alter table loan_applications add column reference text',
      `update loan_applications set reference = coalesce(
        (select loans.reference from loans
          where loans.user_id = loan_applications.user_id and loans.application_id = loan_applications.id),
        ${RANDOM_REFERENCE})`,
      'alter table loan_applications alter column reference set not null',
      `alter table loan_applications alter column reference set default ${RANDOM_REFERENCE}`,
      'alter table loan_applications add unique (reference)',
    ),
};
