import { accept, refuse } from '@fairlead/core/outcome';
import type { Borrower, RequestContext } from '../../context.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  lockApplication,
  updateApplication,
} from '../../resources/loan-application/loan-application-store.ts';
import { canAskSecondLook, sealSecondLook } from '../../resources/loan-application/second-look.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';

/** The applicant asks a person to look at a decline again. The application waits for staff until it is answered. */
export function askSecondLook(context: RequestContext<Borrower>, id: string, reason: string) {
  return context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return refuse('notFound');
    if (!canAskSecondLook(application, context.today)) return refuse('secondLookNotOpen');
    const asked = await updateApplication(tx, application, {
      second_look_encrypted: sealSecondLook(context.cipher, id, reason),
      second_look_asked_at: context.now,
    });
    await auditApplication(tx, context, application, 'second-look-asked');
    return accept(await viewApplication(tx, context, asked));
  });
}
