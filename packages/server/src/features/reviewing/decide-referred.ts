import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import type { Decision } from '@fairlead/core/decision/decide';
import { DECLINE_REASONS } from '@fairlead/core/decision/decline-reasons';
import { accept, refuse } from '@fairlead/core/outcome';
import type { StaffContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { recordRefusedAttempt } from '../../resources/audit/refused-attempts.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { decideReferral, inputsOfReferral } from '../../resources/loan-application/decide-referral.ts';
import { notifyReview, notifySecondLook } from '../../resources/loan-application/decision-letter.ts';
import {
  findOwnerOfApplication,
  lockApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { recordDecision, recordSecondLook } from '../../resources/loan-application/record-decision.ts';
import type { Owner } from '../../resources/user/user-store.ts';

type Verdict = BodyOf<Endpoints['decideApplication']>;

/** A member of staff decides: as the bureau's report would have, with the applicant emailed and the reason kept. */
export async function decideReferred(context: StaffContext, id: string, verdict: Verdict) {
  const outcome = await context.transaction(async (tx) => {
    const owner = await findOwnerOfApplication(tx, id);
    if (!owner) return refuse('notFound');
    const held = await lockApplication(tx, owner, id);
    const inputs = held && (await inputsOfReferral(tx, context, held));
    const attempt = { id, owner, verdict };
    if (!held || !inputs) {
      await auditRefused(tx, context, attempt, 'applicationNotWaiting');
      return refuse('applicationNotWaiting');
    }
    const decision = decideReferral(verdict, held, inputs, context.today);
    if (verdict.outcome === 'approve' && decision.outcome !== 'Quoted') {
      const message = decision.reasons.map((reason) => DECLINE_REASONS[reason].text).join(' ');
      await auditRefused(tx, context, { ...attempt, reasons: decision.reasons }, 'cannotApprove');
      return refuse('cannotApprove', { message: `${message} Choose another band or decline it.` });
    }
    return accept(await record(tx, context, held, { decision, verdict }));
  });
  context.wakeWorker();
  return outcome;
}

interface Attempt {
  readonly id: string;
  readonly owner: Owner;
  readonly verdict: Verdict;
  /** Why the rules forbid it. */
  readonly reasons?: Decision['reasons'];
}

/** A decision that came to nothing commits with its row: who tried it, what it was and why it was refused. */
async function auditRefused(
  tx: Db,
  context: StaffContext,
  { id, owner, verdict, reasons }: Attempt,
  because: string,
): Promise<void> {
  const { subject: staff } = context.staff;
  await recordRefusedAttempt(context, tx, `staff/${staff}`, {
    ...owner,
    actor: 'staff',
    action: 'decision-refused',
    subjectType: 'loan-application',
    subjectId: id,
    detail: { staff, because, ...tried(verdict), ...(reasons && { reasons }) },
  });
}

const tried = (verdict: Verdict) =>
  verdict.outcome === 'approve'
    ? { outcome: verdict.outcome, band: verdict.band }
    : { outcome: verdict.outcome };

async function record(
  tx: Db,
  context: StaffContext,
  held: ApplicationRow,
  { decision, verdict }: { readonly decision: Decision; readonly verdict: Verdict },
) {
  const { subject: staff } = context.staff;
  const isSecondLook = held.state === 'Declined';
  const keep = isSecondLook ? recordSecondLook : recordDecision;
  const decided = await keep(tx, context, held, decision, { staff, reason: verdict.reason });
  const { band = null, reasons } = decision;
  await auditApplication(tx, context, decided, 'application-decided-by-staff', {
    outcome: verdict.outcome,
    band,
    reasons,
  });
  await (isSecondLook ? notifySecondLook : notifyReview)(tx, context, decided);
  const state = verdict.outcome === 'approve' ? ('Quoted' as const) : ('Declined' as const);
  return { '@type': 'reviewed-application' as const, id: decided.id, state };
}
