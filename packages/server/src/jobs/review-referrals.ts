import type { Day } from '@fairlead/core/calendar/day';
import { londonDay } from '@fairlead/core/calendar/london';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import type { AppServices } from '../context.ts';
import { transaction } from '../database/database.ts';
import type { Review } from '../resources/decision/decision-store.ts';
import { decideReferral, inputsOfReferral } from '../resources/loan-application/decide-referral.ts';
import { notifyReview, notifySecondLook } from '../resources/loan-application/decision-letter.ts';
import {
  listWaitingApplications,
  lockApplication,
  type ApplicationRow,
} from '../resources/loan-application/loan-application-store.ts';
import { recordDecision, recordSecondLook } from '../resources/loan-application/record-decision.ts';
import { openSecondLook } from '../resources/loan-application/second-look.ts';

/** A person answers on the next working day. */
const ANSWERED_AFTER_WORKING_DAYS = 1;

/** Whether the application was referred, or its second look asked for, at least that many working days ago. */
function isDue({ updated_at, second_look_asked_at }: ApplicationRow, today: Day): boolean {
  const since = londonDay(Date.parse(second_look_asked_at ?? updated_at));
  return addWorkingDays(since, ANSWERED_AFTER_WORKING_DAYS) <= today;
}

/** The reviewer of this deployment decides referred applications and second looks. What it leaves open waits for staff. */
export async function reviewReferrals(services: AppServices, today: Day): Promise<void> {
  if (!services.providers.reviewer.isAutomatic) return;
  const reviewer = { ...services, today, now: await services.clock.now() };
  const waiting = await listWaitingApplications(services.db, today);
  for (const application of waiting.filter((each) => isDue(each, today))) {
    // One that cannot be reviewed holds up nothing else.
    await review(reviewer, application).catch((error: unknown) =>
      services.log.error({ err: error, applicationId: application.id }, 'application not reviewed'),
    );
  }
}

type Reviewer = AppServices & { readonly today: Day; readonly now: string };

/** What is stored with a decision, as of a member of staff. */
const BY_REVIEWER: Review = {
  staff: 'automatic-reviewer',
  reason: 'Decided by the reviewer of this deployment, before staff.',
};

/** The verdict is asked for before anything is held. Only what still waits is decided: staff may have been quicker. */
async function review(reviewer: Reviewer, listed: ApplicationRow): Promise<void> {
  const { db, today } = reviewer;
  const owner = { userId: listed.user_id, brandId: listed.brand_id };
  const verdict = await verdictOn(reviewer, listed);
  if (!verdict) return;
  await transaction(db, async (tx) => {
    const application = await lockApplication(tx, owner, listed.id);
    const inputs = application && (await inputsOfReferral(tx, reviewer, application));
    if (!application || !inputs || !isSame(application, listed)) return;
    const decision = decideReferral(verdict, application, inputs, today);
    if (application.state !== 'Declined') {
      const decided = await recordDecision(tx, reviewer, application, decision, BY_REVIEWER);
      await notifyReview(tx, reviewer, decided);
      return;
    }
    const upheld = { outcome: 'decline', declineReasons: application.decision?.reasonCodes ?? [] } as const;
    const isApproved = decision.outcome === 'Quoted';
    const answer = isApproved ? decision : decideReferral(upheld, application, inputs, today);
    const decided = await recordSecondLook(tx, reviewer, application, answer, BY_REVIEWER);
    await notifySecondLook(tx, reviewer, decided);
  });
}

const isSame = (one: ApplicationRow, other: ApplicationRow): boolean =>
  one.updated_at === other.updated_at && one.second_look_asked_at === other.second_look_asked_at;

async function verdictOn(reviewer: Reviewer, application: ApplicationRow) {
  const { db, cipher, providers } = reviewer;
  const inputs = await inputsOfReferral(db, reviewer, application);
  if (!inputs) return null;
  if (application.state === 'Referred') return providers.reviewer.reviewReferral(inputs.report);
  const reason = openSecondLook(cipher, application) ?? '';
  const declineReasons = application.decision?.reasonCodes ?? [];
  return providers.reviewer.reviewDecline({ declineReasons, reason });
}
