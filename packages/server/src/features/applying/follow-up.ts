import type { ApplicationEvent, ApplicationState } from '@fairlead/core/application/states';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { isCommissionAgreed } from '../../resources/loan-application/commission.ts';
import { isOfferOpen } from '../../resources/loan-application/offer.ts';
import { stepApplication } from '../../resources/loan-application/step-application.ts';
import { mayReapply } from '../../resources/user/can-reapply.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { endSessionsOf } from '../../resources/auth-token/auth-token-store.ts';
import { meetProvenPhone } from '../../resources/requirement/phone.ts';
import { askRequirements } from '../../resources/requirement/ask-requirements.ts';
import { areAllSatisfied } from '../../resources/requirement/step-requirement.ts';
import { askForAccount } from './ask-for-account.ts';

/** What a borrower's wish to continue does in each state that allows it; null where the application continues already. */
const RESUMES_WITH: Partial<Record<ApplicationState, ApplicationEvent | null>> = {
  Quoted: 'applied',
  Unrequested: 'resumed',
  Requirements: null,
  Documents: null,
};

const REQUIREMENTS = new Set(['requirements']);

/**
 * The borrower wants the loan: says what is still needed. After a decline they want an email when they can apply again.
 * Of a loan that could not be paid out they want to give another account.
 * "No" is noted and changes nothing else.
 */
export function followUp(context: RequestContext<Borrower>, id: string, wants: boolean) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    if (application.state === 'Declined') return accept(await noteWish(tx, context, application, wants));
    if (application.state === 'Requested' && wants) {
      const reopened = await askForAccount(tx, context, application);
      return reopened.ok
        ? accept(await viewApplication(tx, context, reopened.value, REQUIREMENTS))
        : reopened;
    }
    const event = RESUMES_WITH[application.state];
    if (event === undefined) return refuse('applicationNotOpen');
    if (!isOfferOpen(application, context.today)) return refuse('quoteExpired');
    const again = await mayReapply(tx, context.actor, {
      today: context.today,
      now: application.created_at,
      exceptOf: application.id,
    });
    if (!again.ok) return again;
    if (wants && !(await isCommissionAgreed(tx, application))) return refuse('commissionNotAgreed');
    await auditApplication(tx, context, application, wants ? 'offer-followed-up' : 'offer-left');
    const goesOn = wants && event !== null;
    // Who applied with a known email address, and may be someone else, has no part in what follows.
    if (goesOn) await endSessionsOf(tx, context.actor, context.wallNow().toISOString(), id);
    const noted = await updateApplication(tx, application, { follow_up: wants });
    const after = goesOn ? await resume(tx, context, noted, event) : noted;
    return accept(await viewApplication(tx, context, after, REQUIREMENTS));
  });
}

async function noteWish(
  tx: Db,
  context: RequestContext<Borrower>,
  application: ApplicationRow,
  wants: boolean,
) {
  await auditApplication(tx, context, application, wants ? 'reminder-asked-for' : 'reminder-stopped');
  return viewApplication(tx, context, await updateApplication(tx, application, { follow_up: wants }));
}

async function resume(
  tx: Db,
  context: RequestContext<Borrower>,
  application: ApplicationRow,
  event: ApplicationEvent,
): Promise<ApplicationRow> {
  await askRequirements(tx, context, application);
  const resumed = await stepApplication(tx, context, application, event);
  await meetProvenPhone(tx, context, resumed);
  const isComplete = await areAllSatisfied(tx, application);
  return isComplete ? stepApplication(tx, context, resumed, 'requirementsMet') : resumed;
}
