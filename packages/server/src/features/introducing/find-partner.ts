import { incomeBand, type PartnerOffer } from '@fairlead/core/application/decline-partner';
import { accept, refuse } from '@fairlead/core/outcome';
import { undefinedIfUnavailable } from '@fairlead/providers/undefined-if-unavailable';
import type { Borrower, RequestContext } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { DeclinePartnerFacts } from '../../database/tables/loan-applications.ts';
import { presentDeclinePartner, wantsPartner } from '../../resources/decline-partner/decline-partner.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  findApplication,
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';

type Context = RequestContext<Borrower>;

/** Asks the panel without saying who it is for; undefined when it cannot answer now. */
async function findOffer(
  { providers, config, log }: Context,
  application: ApplicationRow,
): Promise<PartnerOffer | null | undefined> {
  const offer = await undefinedIfUnavailable('decline-panel', () =>
    providers.declinePanel.findPartner({
      brandId: application.brand_id,
      amount: application.amount_pence,
      termMonths: application.term_months,
      purpose: application.reason,
      incomeBand: incomeBand(application.net_monthly_income_pence),
    }),
  );
  if (!offer || config.declinePartnerHosts.includes(offer.origin)) return offer;
  log.error({ partner: offer.partnerId }, 'a partner is at a host that is not configured');
  return null;
}

/** The answer that is stored already: the same lender every time, also after it has refused the borrower. */
function known(partner: DeclinePartnerFacts) {
  return partner.refusedAt === null ? accept(presentDeclinePartner(partner)) : refuse('noDeclinePartner');
}

async function store(tx: Db, context: Context, application: ApplicationRow, offer: PartnerOffer | null) {
  if (!offer) {
    await auditApplication(tx, context, application, 'decline-partner-not-found');
    return refuse('noDeclinePartner');
  }
  const partner: DeclinePartnerFacts = {
    acceptanceId: context.newId(),
    offer,
    events: [],
    acceptedAt: null,
    refusedAt: null,
  };
  await updateApplication(tx, application, { decline_partner: json(partner) });
  await auditApplication(tx, context, application, 'decline-partner-found', { partner: offer.partnerId });
  return known(partner);
}

/** The other lender for a borrower who has consented, found on the first call. */
export async function readPartner(context: Context, id: string) {
  const { db, actor, today } = context;
  const application = await findApplication(db, actor, id);
  if (!application || !wantsPartner(application, today)) return refuse('notFound');
  if (application.decline_partner) return known(application.decline_partner);
  const offer = await findOffer(context, application);
  if (offer === undefined) return refuse('unavailable');
  return context.transaction(async (tx) => {
    const held = await lockApplication(tx, actor, id);
    if (!held || !wantsPartner(held, today)) return refuse('notFound');
    return held.decline_partner ? known(held.decline_partner) : store(tx, context, held, offer);
  });
}
