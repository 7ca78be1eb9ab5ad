import { isSatisfied } from '@fairlead/core/requirement/requirement';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { auditApplication } from '../loan-application/audit-application.ts';
import type { ApplicationRow } from '../loan-application/loan-application-store.ts';
import { isTakingRequirements } from '../loan-application/offer.ts';
import { stepApplication } from '../loan-application/step-application.ts';
import { lockUser } from '../user/user-store.ts';
import { findUser } from '../user/users.ts';
import { givenNumber } from './present-requirement.ts';
import { provideRequirement } from './provide-requirement.ts';
import { stateOf } from './requirement-store.ts';
import { stepRequirement } from './step-requirement.ts';

type Context = RequestContext<Borrower>;

const KIND = 'phone';

async function isAskedFor(tx: Db, application: ApplicationRow): Promise<boolean> {
  const state = await stateOf(tx, application, KIND);
  return state !== undefined && !isSatisfied(state);
}

/**
 * A code has just shown that the present number is the borrower's: the applications do not ask for it any more. Those
 * that were put aside see it when they are resumed.
 */
export async function meetPhone(
  tx: Db,
  context: Context,
  held: readonly ApplicationRow[],
  mobileNumber: string,
): Promise<void> {
  for (const application of held)
    if (isTakingRequirements(application) && (await isAskedFor(tx, application)))
      await provideRequirement(tx, context, application, KIND, givenNumber(mobileNumber));
}

/** Another number has taken the place of the one that was proved: it has to be confirmed too. */
export async function reopenPhone(tx: Db, context: Context, held: readonly ApplicationRow[]): Promise<void> {
  for (const application of held) {
    if ((await stateOf(tx, application, KIND)) !== 'Met') continue;
    await stepRequirement(tx, application, KIND, 'reopened', { given: null, now: context.now });
    if (isTakingRequirements(application))
      await stepApplication(tx, context, application, 'requirementReopened');
  }
}

/** A borrower who has proved their number before is not asked again. The caller holds the application. */
export async function meetProvenPhone(tx: Db, context: Context, application: ApplicationRow): Promise<void> {
  await lockUser(tx, context.actor);
  const user = await findUser(context, tx, context.actor);
  if (!user?.isNumberProven || !(await isAskedFor(tx, application))) return;
  const given = givenNumber(user.mobileNumber);
  await stepRequirement(tx, application, KIND, 'met', { given, now: context.now });
  await auditApplication(tx, context, application, 'requirement-met', { kind: KIND });
}
