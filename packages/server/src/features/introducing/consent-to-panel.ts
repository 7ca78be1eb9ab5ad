import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { endSessionsOf } from '../../resources/auth-token/auth-token-store.ts';
import { canFindPartner } from '../../resources/decline-partner/decline-partner.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';

type Context = RequestContext<Borrower>;

/** The details went, or are on their way, to a lender that has not refused them. */
const isPassedOn = ({ decline_partner: partner }: ApplicationRow): boolean =>
  partner !== null && partner.acceptedAt !== null && partner.refusedAt === null;

/** Withdrawn consent leaves nothing of a lender that learned nothing. The audit trail has who it was. */
async function note(
  tx: Db,
  context: Context,
  application: ApplicationRow,
  consented: boolean,
): Promise<ApplicationRow> {
  if (application.decline_panel_consented === consented) return application;
  const action = consented ? 'decline-panel-consented' : 'decline-panel-consent-withdrawn';
  await auditApplication(tx, context, application, action);
  // Who applied with a known email address, and may be someone else, has no part in what follows.
  if (consented) await endSessionsOf(tx, context.actor, context.wallNow().toISOString(), application.id);
  // A lender that refused is kept, so that it is never asked again.
  const isRefused = application.decline_partner !== null && application.decline_partner.refusedAt !== null;
  return updateApplication(tx, application, {
    decline_panel_consented: consented,
    ...(isRefused ? {} : { decline_partner: null, decline_partner_link_encrypted: null }),
  });
}

/** The borrower wants to be shown another lender, or no longer does. */
export function consentToPanel(context: Context, id: string, consented: boolean) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const isOpen = consented ? canFindPartner(application, context.today) : application.state === 'Declined';
    if (!isOpen) return refuse('applicationNotOpen');
    if (!consented && isPassedOn(application)) return refuse('declinePartnerAccepted');
    return accept(await viewApplication(tx, context, await note(tx, context, application, consented)));
  });
}
