import { takePartnerEvent, type DeclinePartnerEvent } from '@fairlead/core/application/decline-partner';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { json } from '../../database/columns.ts';
import type { Db } from '../../database/database.ts';
import type { DeclinePartnerFacts } from '../../database/tables/loan-applications.ts';
import { eventsOf, shownPartner } from '../../resources/decline-partner/decline-partner.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';

type Context = RequestContext<Borrower>;

async function note(
  tx: Db,
  context: Context,
  application: ApplicationRow,
  partner: DeclinePartnerFacts,
  event: DeclinePartnerEvent,
): Promise<ApplicationRow> {
  if (eventsOf(partner).includes(event)) return application;
  const { partnerId } = partner.offer;
  await auditApplication(tx, context, application, `decline-partner-${event}`, { partner: partnerId });
  const events = [...partner.events, { event, at: context.now }];
  return updateApplication(tx, application, { decline_partner: json({ ...partner, events }) });
}

/** One event of the offer of another lender, in its order. Repeated, it changes nothing. */
export function takeEvent(context: Context, id: string, event: DeclinePartnerEvent) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    const partner = application && shownPartner(application, context.today);
    if (!partner) return refuse('notFound');
    const taken = takePartnerEvent(eventsOf(partner), event);
    if (!taken.ok) return taken;
    const noted = await note(tx, context, application, partner, taken.value);
    return accept(await viewApplication(tx, context, noted));
  });
}
