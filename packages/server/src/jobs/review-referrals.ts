import type { Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import type { AppServices } from '../context.ts';
import { transaction } from '../database/database.ts';
import { decideReferral, inputsOfReferral } from '../resources/loan-application/decide-referral.ts';
import { notifyReview, notifySecondLook } from '../resources/loan-application/decision-letter.ts';
import {
  listWaitingApplications,
  lockApplication,
  type ApplicationRow,
} from '../resources/loan-application/loan-application-store.ts';
import { recordDecision, recordSecondLook } from '../resources/loan-application/record-decision.ts';
import { awaitsSecondLook, openSecondLook } from '../resources/loan-application/second-look.ts';

/** A person answers on the next working day. */
const ANSWERED_AFTER_WORKING_DAYS = 1;

/** Referred, or asked to be looked at again, so many working days ago. */
function isDue({ updated_at, second_look_asked_at }: ApplicationRow, today: Day): boolean {
  const since = londonDay(Date.parse(second_look_asked_at ?? updated_at));
  return addWorkingDays(since, ANSWERED_AFTER_WORKING_DAYS) <= today;
}

/**
 * Has referred applications, and declines that are looked at again, decided by the reviewer of this deployment. What it
 * leaves open waits for staff.
 */
export async function reviewReferrals(services: AppServices, today: Day): Promise<void> {
  if (!services.providers.reviewer.isAutomatic) return;
  const now = await services.clock.now();
  const waiting = await listWaitingApplications(services.db, today);
  for (const application of waiting.filter((each) => isDue(each, today)))
    await review({ ...services, today, now }, application);
}

type Reviewer = AppServices & { readonly today: Day; readonly now: string };

/** Only one that still waits is decided: staff may have been quicker. */
async function review(reviewer: Reviewer, { id, user_id, brand_id }: ApplicationRow): Promise<void> {
  const owner = { userId: user_id, brandId: brand_id };
  await transaction(reviewer.db, async (tx) => {
    const application = await lockApplication(tx, owner, id);
    const inputs = application && (await inputsOfReferral(tx, reviewer, application));
    if (!application || !inputs) return;
    const isSecondLook = awaitsSecondLook(application);
    const verdict = isSecondLook
      ? await lookAgain(reviewer, application)
      : await reviewer.providers.reviewer.reviewReferral(inputs.report);
    if (!verdict) return;
    const decision = decideReferral(verdict, application, inputs, reviewer.today);
    const record = isSecondLook ? recordSecondLook : recordDecision;
    const decided = await record(tx, reviewer, application, decision);
    await (isSecondLook ? notifySecondLook : notifyReview)(tx, reviewer, decided);
  });
}

function lookAgain({ cipher, providers }: Reviewer, application: ApplicationRow) {
  const reason = openSecondLook(cipher, application) ?? '';
  const declineReasons = application.decision?.reasonCodes ?? [];
  return providers.reviewer.reviewDecline({ declineReasons, reason });
}
