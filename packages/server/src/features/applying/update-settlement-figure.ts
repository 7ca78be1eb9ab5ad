import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import { isFigureNeeded } from '@fairlead/core/loan/payout-reasons';
import { accept, refuse } from '@fairlead/core/outcome';
import { checkSettlement, SETTLEMENT_PROBLEMS } from '@fairlead/core/vehicle/motor-answers';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { supersedeSet } from '../../resources/document/document-store.ts';
import { holdUnpaidLoan } from '../../resources/loan/unpaid-loan.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { openHirePurchase, sealHirePurchase } from '../../resources/loan-application/hire-purchase.ts';
import {
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { isOfferOpen } from '../../resources/loan-application/offer.ts';
import { stepApplication } from '../../resources/loan-application/step-application.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { areAllSatisfied } from '../../resources/requirement/step-requirement.ts';

type Context = RequestContext<Borrower>;

type Figure = BodyOf<Endpoints['updateSettlementFigure']>;

/** A new settlement figure of the old lender. Documents that name the one before are made again. */
export function updateSettlementFigure(context: Context, id: string, figure: Figure) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    const stated = application && openHirePurchase(context.cipher, application);
    if (!application || !stated) return refuse('notFound');
    const reopened = await reopen(tx, context, application);
    if (reopened === null) return refuse('applicationNotOpen');
    const checked = checkSettlement(figure, application.amount_pence, context.today);
    if (!checked.ok) {
      const { field, message } = SETTLEMENT_PROBLEMS[checked.refusal];
      return refuse('validationFailed', { fields: { [field]: [message] } });
    }
    const existingAgreement = { ...stated.existingAgreement, ...figure };
    const changed = await updateApplication(tx, reopened.application, {
      hire_purchase_encrypted: sealHirePurchase(context.cipher, id, { ...stated, existingAgreement }),
    });
    await supersedeSet(tx, application, context.now);
    await auditApplication(tx, context, application, 'settlement-figure-updated');
    return accept(await viewApplication(tx, context, await reopened.resume(changed)));
  });
}

type Reopened = {
  readonly application: ApplicationRow;
  /** Leads to the documents again. */
  readonly resume: (changed: ApplicationRow) => Promise<ApplicationRow>;
};

/** The application where its figure can change: null where nothing waits for another one. */
async function reopen(tx: Db, context: Context, application: ApplicationRow): Promise<Reopened | null> {
  if (application.state === 'Requirements' || application.state === 'Documents')
    return isOfferOpen(application, context.today)
      ? { application, resume: async (changed) => changed }
      : null;
  if (application.state !== 'Requested') return null;
  const unpaid = await holdUnpaidLoan(tx, application, context.today);
  if (!unpaid || !isFigureNeeded(unpaid.problem.reason)) return null;
  const { accountUntil } = unpaid.problem;
  if (accountUntil < context.today) return null;
  return {
    application,
    resume: async (changed) => {
      const open = { expires_on: accountUntil, follow_up: true };
      const again = await stepApplication(tx, context, changed, 'accountNeeded', open);
      const isComplete = await areAllSatisfied(tx, again);
      return isComplete ? stepApplication(tx, context, again, 'requirementsMet') : again;
    },
  };
}
