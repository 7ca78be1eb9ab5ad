import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { lockApplication } from '../../resources/loan-application/loan-application-store.ts';
import { stepApplication } from '../../resources/loan-application/step-application.ts';
import { findSuggestedLoan } from '../../resources/loan-application/suggested-loan.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { findCurrentQuote } from '../../resources/quote/quote-store.ts';
import { takingNow } from '../../resources/requirement/application-taking.ts';
import { moveRequirement } from '../../resources/requirement/provide-requirement.ts';
import { findRequirement } from '../../resources/requirement/requirement-store.ts';
import { replacePrice } from './replace-price.ts';

type Context = RequestContext<Borrower>;

const KIND = 'affordability';

/** The requirement, with its application held. */
async function held(tx: Db, { actor }: Context, id: string) {
  const named = await findRequirement(tx, actor, KIND, id);
  const application = named && (await lockApplication(tx, actor, named.application_id));
  // Read again now that the application is held: another call may have answered it.
  const requirement = await findRequirement(tx, actor, KIND, id);
  return application && requirement ? accept({ application, requirement }) : refuse('notFound');
}

/** The borrower accepts the smaller loan: its price replaces the one before. The same call again changes nothing. */
export function acceptSuggestedLoan(context: Context, id: string) {
  return context.transaction(async (tx) => {
    const found = await held(tx, context, id);
    if (!found.ok) return found;
    const { application, requirement } = found.value;
    const taking = await takingNow(tx, context, application.id, { isHeld: true });
    if (!taking.ok) return taking;
    if (requirement.state === 'Met') return accept(await viewApplication(tx, context, application));
    const suggested = await findSuggestedLoan(tx, context, application);
    const quote = await findCurrentQuote(tx, application);
    if (!suggested || !quote) return refuse('noSuggestedLoan');
    const requoted = await replacePrice(tx, context, { application, quote }, suggested);
    return accept(await viewApplication(tx, context, requoted));
  });
}

/** The borrower declines it: the application stops. The same call again changes nothing. */
export function declineSuggestedLoan(context: Context, id: string) {
  return context.transaction(async (tx) => {
    const found = await held(tx, context, id);
    if (!found.ok) return found;
    const { application, requirement } = found.value;
    const isTurnedDown = requirement.state === 'Refused';
    if (isTurnedDown && application.state === 'Unrequested')
      return accept(await viewApplication(tx, context, application));
    const taking = await takingNow(tx, context, application.id, { isHeld: true });
    if (!taking.ok) return taking;
    if (requirement.state === 'Met') return refuse('noSuggestedLoan');
    const turnedDown = { kind: KIND, event: 'turnedDown', given: null } as const;
    const moved = isTurnedDown ? application : await moveRequirement(tx, context, application, turnedDown);
    const stopped = await stepApplication(tx, context, moved, 'unrequested');
    return accept(await viewApplication(tx, context, stopped));
  });
}
