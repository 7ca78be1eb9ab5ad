import type { ApplicationState } from '@fairlead/core/application/states';
import type { Commission } from '@fairlead/core/commission/commission';
import { accept, refuse, type Outcome } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { findCommission, isShown } from '../../resources/loan-application/commission.ts';
import {
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';

type Context = RequestContext<Borrower>;

const OPEN_IN: readonly ApplicationState[] = ['Quoted', 'Unrequested', 'Requirements', 'Documents'];

const COMMISSION = new Set(['commissionCalculation']);

/** Changes an application that is open, has a commission and is held. */
function onCommission<R extends string>(
  context: Context,
  id: string,
  change: (
    tx: Db,
    application: ApplicationRow,
    commission: Commission,
  ) => Promise<Outcome<ApplicationRow, R>>,
) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    const commission = await findCommission(tx, application);
    if (commission === null) return refuse('notFound');
    if (!OPEN_IN.includes(application.state)) return refuse('applicationNotOpen');
    const changed = await change(tx, application, commission);
    if (!changed.ok) return changed;
    return accept(await viewApplication(tx, context, changed.value, COMMISSION));
  });
}

/** Notes when the borrower first saw this amount. Another one takes its place, and what was agreed no longer counts. */
export function showCommission(context: Context, id: string) {
  return onCommission<never>(context, id, async (tx, application, commission) => {
    if (isShown(application, commission)) return accept(application);
    await auditApplication(tx, context, application, 'commission-shown', { ...commission });
    return accept(
      await updateApplication(tx, application, {
        commission_shown_pence: commission.amount,
        commission_shown_at: context.now,
        commission_consented_at: null,
      }),
    );
  });
}

/** The borrower agrees to the amount that they were shown. */
export function consentToCommission(context: Context, id: string) {
  return onCommission(context, id, async (tx, application, commission) => {
    if (!isShown(application, commission)) return refuse('commissionNotShown');
    if (application.commission_consented_at !== null) return accept(application);
    await auditApplication(tx, context, application, 'commission-agreed', { ...commission });
    return accept(await updateApplication(tx, application, { commission_consented_at: context.now }));
  });
}
