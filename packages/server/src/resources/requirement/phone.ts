import { isSatisfied, type RequirementState } from '@fairlead/core/requirement/requirement';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { auditApplication } from '../loan-application/audit-application.ts';
import {
  listApplications,
  lockApplication,
  type ApplicationRow,
} from '../loan-application/loan-application-store.ts';
import { isTakingRequirements } from '../loan-application/offer.ts';
import { stepApplication } from '../loan-application/step-application.ts';
import { findUser } from '../user/users.ts';
import { givenNumber } from './present-requirement.ts';
import { provideRequirement } from './provide-requirement.ts';
import { listRequirements } from './requirement-store.ts';
import { stepRequirement } from './step-requirement.ts';

type Context = RequestContext<Borrower>;

const KIND = 'phone';

/** Undefined where the application was never asked for it: an older release did not ask. */
async function stateIn(tx: Db, application: ApplicationRow): Promise<RequirementState | undefined> {
  return (await listRequirements(tx, application)).find(({ kind }) => kind === KIND)?.state;
}

async function isAskedFor(tx: Db, application: ApplicationRow): Promise<boolean> {
  const state = await stateIn(tx, application);
  return state !== undefined && !isSatisfied(state);
}

/** The applications of the borrower that are being completed, held. */
async function underWay(tx: Db, { actor }: Context): Promise<ApplicationRow[]> {
  const open = (await listApplications(tx, actor)).filter(isTakingRequirements);
  const held: ApplicationRow[] = [];
  for (const { id } of open) {
    const application = await lockApplication(tx, actor, id);
    if (application && isTakingRequirements(application)) held.push(application);
  }
  return held;
}

/** A code has just shown that the present number is the borrower's: nothing more is asked about it. */
export async function meetPhone(tx: Db, context: Context): Promise<void> {
  const user = await findUser(context, tx, context.actor);
  if (!user) return;
  for (const application of await underWay(tx, context))
    if (await isAskedFor(tx, application))
      await provideRequirement(tx, context, application, KIND, givenNumber(user.mobileNumber));
}

/** Another number has taken the place of the one that was proved: its holder has to be asked. */
export async function reopenPhone(tx: Db, context: Context): Promise<void> {
  for (const application of await underWay(tx, context)) {
    if ((await stateIn(tx, application)) !== 'Met') continue;
    await stepRequirement(tx, application, KIND, 'reopened', { given: null, now: context.now });
    await stepApplication(tx, context, application, 'requirementReopened');
  }
}

/** A borrower who has proved their number before is not asked again. The caller holds the application. */
export async function meetProvenPhone(tx: Db, context: Context, application: ApplicationRow): Promise<void> {
  const user = await findUser(context, tx, context.actor);
  if (!user?.isNumberProven || !(await isAskedFor(tx, application))) return;
  const given = givenNumber(user.mobileNumber);
  await stepRequirement(tx, application, KIND, 'met', { given, now: context.now });
  await auditApplication(tx, context, application, 'requirement-met', { kind: KIND });
}
