import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

/** Ten letters, as `security/reference.ts` makes them of more: each hexadecimal digit is one of 16 letters. */
const RANDOM_REFERENCE = `translate(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10),
  '0123456789abcdef', 'ABCDEFGHJKMNPQRS')`;

/** An application has the reference that its loan takes over, and so it alone has to be unique over all borrowers. */
export const applicationReferences: Migration = {
  up: (db) =>
    run(
      db,
      'alter table loan_applications add column reference text unique',
      `update loan_applications set reference = coalesce(
        (select loans.reference from loans
          where loans.user_id = loan_applications.user_id and loans.application_id = loan_applications.id),
        ${RANDOM_REFERENCE})`,
      'alter table loan_applications alter column reference set not null',
      'alter table loans drop constraint loans_reference_key',
    ),
};
