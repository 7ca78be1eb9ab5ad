import { takePartnerEvent, type DeclinePartnerEvent } from '@fairlead/core/application/decline-partner';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
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

/** What an event follows; the reason why it cannot be taken yet. */
type Check<R extends string> = (taken: readonly DeclinePartnerEvent[]) => Outcome<unknown, R>;

function take<R extends string>(context: Context, id: string, event: DeclinePartnerEvent, check: Check<R>) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    const partner = application && shownPartner(application, context.today);
    if (!partner) return refuse('notFound');
    const checked = check(eventsOf(partner));
    if (!checked.ok) return checked;
    const noted = await note(tx, context, application, partner, event);
    return accept(await viewApplication(tx, context, noted));
  });
}

/** The borrower has seen the offer: the first event, which follows no other. Repeated, it changes nothing. */
export const informOfOffer = (context: Context, id: string) =>
  take<never>(context, id, 'informed-of-offer', () => accept(null));

/** A later event of the offer, in its order. Repeated, it changes nothing. */
export const takeEvent = (context: Context, id: string, event: DeclinePartnerEvent) =>
  take(context, id, event, (taken) => takePartnerEvent(taken, event));
