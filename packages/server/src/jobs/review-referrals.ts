import type { Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import type { AppServices } from '../context.ts';
import { transaction } from '../database/database.ts';
import { decideReferral, inputsOfReferral } from '../resources/loan-application/decide-referral.ts';
import { notifyReview } from '../resources/loan-application/decision-letter.ts';
import {
  listWaitingApplications,
  lockApplication,
  type ApplicationRow,
} from '../resources/loan-application/loan-application-store.ts';
import { recordDecision } from '../resources/loan-application/record-decision.ts';

/** A person answers on the next working day. */
const ANSWERED_AFTER_WORKING_DAYS = 1;

function isDue({ updated_at }: ApplicationRow, today: Day): boolean {
  return addWorkingDays(londonDay(Date.parse(updated_at)), ANSWERED_AFTER_WORKING_DAYS) <= today;
}

/** Has referred applications decided by the reviewer of this deployment. What it leaves open waits for staff. */
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
    const verdict = inputs && (await reviewer.providers.reviewer.reviewReferral(inputs.report));
    if (!application || !inputs || !verdict) return;
    const decision = decideReferral(verdict, application, inputs, reviewer.today);
    await notifyReview(tx, reviewer, await recordDecision(tx, reviewer, application, decision));
  });
}
