import type { Endpoints } from '@fairlead/contract/endpoints';
import type { BodyOf } from '@fairlead/contract/wire/endpoint';
import type { Borrower, RequestContext } from '../../context.ts';
import type { Db } from '../../database/database.ts';
import { accept, refuse } from '@fairlead/core/outcome';
import { findSearchIntent } from '../../resources/decision/decision-store.ts';
import { openApplicant, sealApplicant, type Applicant } from '../../resources/loan-application/applicant.ts';
import { auditApplication } from '../../resources/loan-application/audit-application.ts';
import { notifyDecision } from '../../resources/loan-application/decision-letter.ts';
import {
  listApplications,
  lockApplication,
  updateApplication,
  type ApplicationRow,
} from '../../resources/loan-application/loan-application-store.ts';
import { isOfferOpen } from '../../resources/loan-application/offer.ts';
import { viewApplication } from '../../resources/loan-application/view-application.ts';
import { rewriteAddresses } from '../../resources/user/addresses.ts';
import { correctIdentity } from '../../resources/user/users.ts';
import { checkAddresses, checkAge } from './check-applicant.ts';
import { decideApplication } from './decide-application.ts';
import { FieldProblems } from './field-problems.ts';
import { intendSearch, searchBureau } from './search.ts';

type Correction = BodyOf<Endpoints['updateAddressMismatch']>;

/** Corrected details and a second search. When the bureau is down the details are stored, and sending them again continues. */
export async function updateAddressMismatch(
  context: RequestContext<Borrower>,
  id: string,
  given: Correction,
) {
  const problems = new FieldProblems();
  const { firstName, lastName, dateOfBirth } = given;
  checkAge(dateOfBirth, context.today, problems);
  const addresses = checkAddresses(
    given.addresses.filter((address) => address !== null),
    problems,
  );
  if (!problems.isEmpty) return refuse('validationFailed', problems.detail);

  const started = await context.transaction(async (tx) => {
    const application = await lockApplication(tx, context.actor, id);
    if (!application) return { refused: refuse('notFound') };
    const isOpen = application.state === 'Address Mismatch' && isOfferOpen(application, context.today);
    if (!isOpen) return { refused: refuse('applicationNotOpen') };
    const before = openApplicant(context.cipher, application);
    const applicant = { ...before, firstName, lastName, dateOfBirth, addresses };
    const corrected = await updateApplication(tx, application, {
      applicant_encrypted: sealApplicant(context.cipher, id, applicant),
      updated_at: context.now,
    });
    await auditApplication(tx, context, corrected, 'address-mismatch-updated');
    await correctBorrower(tx, context, applicant);
    const requestKey = context.cipher.blindIndex('correction', `${id}/${JSON.stringify(given)}`);
    const earlier = await findSearchIntent(tx, context.actor, requestKey);
    if (earlier) return { application: corrected, intent: earlier.intent };
    return intendSearch(tx, context, corrected, { attempt: 2, requestKey, isNewUser: false });
  });
  if ('refused' in started) return started.refused;

  const report = await searchBureau(context, started.application, started.intent);
  if (!report) return refuse('bureauUnavailable');
  const answer = await context.transaction(async (tx) => {
    const held = await lockApplication(tx, context.actor, id);
    if (held?.state !== 'Address Mismatch') return refuse('applicationNotOpen');
    const isAsSearched = details(context, held) === details(context, started.application);
    if (!isAsSearched) return refuse('applicationNotOpen', CORRECTED_AGAIN);
    const decided = await decideApplication(tx, context, held, report);
    if (context.actor.limitedTo === null) await notifyDecision(tx, context, decided);
    return accept(await viewApplication(tx, context, decided));
  });
  context.wakeWorker();
  return answer;
}

const CORRECTED_AGAIN = {
  message: 'Your details were corrected again in the meantime. We’ll use the newest ones.',
};

/** A report decides only on the details that were searched: no one is accepted under a name that was not searched. */
function details({ cipher }: RequestContext, application: ApplicationRow): string {
  return JSON.stringify(openApplicant(cipher, application));
}

/**
 * The borrower's own record follows while this application is all there is of them; later, who they are changes
 * only with the strength that takes.
 */
async function correctBorrower(
  tx: Db,
  context: RequestContext<Borrower>,
  applicant: Applicant,
): Promise<void> {
  const { actor } = context;
  const isAllThereIs = actor.limitedTo === null && (await listApplications(tx, actor)).length === 1;
  if (!isAllThereIs) return;
  await correctIdentity(context, tx, actor, applicant);
  await rewriteAddresses(context, tx, actor, applicant.addresses);
}
