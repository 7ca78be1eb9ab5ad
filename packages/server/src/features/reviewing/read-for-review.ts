import { accept, refuse } from '@fairlead/core/outcome';
import type { StaffContext } from '../../context.ts';
import { findDecisionInputs } from '../../resources/decision/decision-store.ts';
import { openApplicant, openOccupation } from '../../resources/loan-application/applicant.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import {
  findOwnerOfApplication,
  findWaitingApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { awaitsSecondLook, openSecondLook } from '../../resources/loan-application/second-look.ts';
import { presentForReview } from './present-review.ts';

/** An application that waits for a decision, and a row of who read it. */
export function readForReview(context: StaffContext, id: string) {
  return context.transaction(async (tx) => {
    const application = await findWaitingApplication(tx, context.today, id);
    const inputs = application && (await findDecisionInputs(tx, context.cipher, application));
    if (!application || !inputs) {
      const owner = await findOwnerOfApplication(tx, id);
      return refuse(owner ? 'applicationNotWaiting' : 'notFound');
    }
    await auditApplication(tx, context, application, 'application-read-by-staff');
    const applicant = {
      ...openApplicant(context.cipher, application),
      occupation: openOccupation(context.cipher, application),
    };
    return accept(presentForReview(application, applicant, inputs, secondLookIn(context, application)));
  });
}

/** What the applicant asks us to look at again, while that waits. */
function secondLookIn({ cipher, today }: StaffContext, application: ApplicationRow) {
  const reason = openSecondLook(cipher, application);
  const { second_look_asked_at: askedAt, decision } = application;
  if (!awaitsSecondLook(application, today) || reason === null || askedAt === null) return null;
  return { askedAt, reason, declineReasons: [...(decision?.reasonCodes ?? [])] };
}
