import type { Migration } from 'kysely/migration';
import { run } from '../run-sql.ts';

const IN_AGREEMENT = (path: string): string => `agreement #>> '{hire,${path}}'`;

/**
 * Of a hire purchase, the registration mark and the number of the old agreement are encrypted. SQL has no keys, so the
 * worker encrypts what is here (resources/sealed-columns). Signed agreements are in the chain of records and stay.
 */
export const hireNumbersAreSealed: Migration = {
  up: (db) =>
    run(
      db,
      'alter table loans add column hire_numbers_encrypted text, add column hire_numbers jsonb',
      `update loans set hire_numbers = jsonb_build_object(
         'registrationMark', coalesce(
           (select body ->> 'registrationMark' from loan_events as events
             where events.user_id = loans.user_id and events.loan_id = loans.id and events.kind = 'mark-changed'
             order by sequence desc limit 1),
           ${IN_AGREEMENT('vehicle,registrationMark')}),
         'agreementNumber', ${IN_AGREEMENT('existingAgreement,agreementNumber')})
       where agreement ? 'hire'`,
      'create index loans_in_clear on loans (user_id, id) where num_nonnulls(hire_numbers) > 0',
      'alter table document_sets add column hire_encrypted text',
      'create index document_sets_in_clear on document_sets (user_id, id) where num_nonnulls(hire) > 0',
    ),
};
