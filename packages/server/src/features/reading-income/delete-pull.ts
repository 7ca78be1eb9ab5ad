import { isOfferOpenOn } from '@fairlead/core/application/states';
import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { deletePulls, findPull } from '../../resources/data-pull/data-pull-store.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { lockApplication } from '../../resources/loan-application/loan-application-store.ts';
import { isTakingRequirements } from '../../resources/loan-application/offer.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { restsOnBank } from '../../resources/requirement/agree-to-bank-income.ts';
import { moveRequirement } from '../../resources/requirement/provide-requirement.ts';
import { requirementOf } from '../../resources/requirement/requirement-store.ts';
import { WITH_BANK_INCOME } from './associate-pull.ts';

/** The borrower withdraws their consent: everything that was read is deleted, and what rested on it is asked again. */
export function deletePull(context: RequestContext<Borrower>, id: string) {
  return context.transaction(async (tx) => {
    const named = await findPull(tx, context.actor, id);
    const application = named && (await lockApplication(tx, context.actor, named.application_id));
    if (!application || !(await findPull(tx, context.actor, id))) return refuse('notFound');
    if (application.state === 'Requested') return refuse('loanIsSigned');
    await deletePulls(tx, application);
    await auditApplication(tx, context, application, 'bank-data-deleted');
    const requirement = await requirementOf(tx, application, 'income');
    const isOpen = isTakingRequirements(application) && isOfferOpenOn(application.expires_on, context.today);
    const after =
      isOpen && requirement && restsOnBank(requirement)
        ? await moveRequirement(tx, context, application, { kind: 'income', event: 'reopened', given: null })
        : application;
    return accept(await viewApplication(tx, context, after, WITH_BANK_INCOME));
  });
}
