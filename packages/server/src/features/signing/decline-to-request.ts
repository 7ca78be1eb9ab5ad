import type { Borrower, RequestContext } from '../../context.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { lockApplication } from '../../resources/loan-application/loan-application-store.ts';
import { isOfferOpen } from '../../resources/loan-application/offer.ts';
import { mayStep, stepApplication } from '../../resources/loan-application/step-application.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';

/** "Not now". Following up reverses it while the offer is valid. */
export function declineToRequest(context: RequestContext<Borrower>, id: string) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const isOpen = mayStep(application, 'unrequested') && isOfferOpen(application, context.today);
    if (!isOpen) return refuse('applicationNotOpen');
    const declined = await stepApplication(tx, context, application, 'unrequested');
    return accept(await viewApplication(tx, context, declined));
  });
}
