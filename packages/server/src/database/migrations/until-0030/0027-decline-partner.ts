import type { Migration } from 'kysely/migration';
import { run } from '../../run-sql.ts';

/**
 * Another lender for a declined application: what the borrower answered to `decline-consent`, null before that, the
 * lender that was found with what happened since, and the personal link to it.
 */
export const declinePartner: Migration = {
  up: (db) =>
    run(
      db,
      `alter table loan_applications add column decline_panel_consented boolean,
        add column decline_partner jsonb, add column decline_partner_link_encrypted text`,
    ),
};
