import { randomUUID } from 'node:crypto';
import { STAFF } from '@fairlead/contract/web/account-paths';
import { matchPath } from 'react-router';
import { NO_ATTEMPT, type Attempt } from '../../../features/reviewing/DecisionForms.tsx';
import { ReviewPage } from '../../../features/reviewing/ReviewPage.tsx';
import { canDecide } from '../../../features/reviewing/present-review.ts';
import { bodyOf, problemsOf, refusedBy, typedIn } from '../../../features/reviewing/server/sent-decision.ts';
import { callStaff } from '../../../features/reviewing/server/staff-api.ts';
import { STAFF_APPLICATION, STAFF_SECOND_LOOK_FILE } from '../../../paths.ts';
import { answerRefusal, type SignedOnRequest } from './signed-on.ts';
import { notAuthorized, seeOther, staffAnswer, staffFile } from './staff-response.tsx';

const UNPROCESSABLE = 422;

const idIn = ({ url }: SignedOnRequest): string =>
  matchPath(STAFF_APPLICATION, url.pathname)?.params.id ?? '';

async function reviewPage(given: SignedOnRequest, attempt: Attempt, status: number): Promise<Response> {
  const { context, token, page } = given;
  const read = await callStaff(context.callApi, 'readApplicationForReview', {
    token,
    params: { id: idIn(given) },
  });
  if (!read.ok) return answerRefusal(given, read);
  const props = { page, attempt, application: read.value, idempotencyKey: randomUUID() };
  return staffAnswer(given, <ReviewPage {...props} />, status);
}

export const answerReview = (given: SignedOnRequest): Promise<Response> => reviewPage(given, NO_ATTEMPT, 200);

/** The bytes of the file of a second look. */
export async function answerSecondLookFile(given: SignedOnRequest): Promise<Response> {
  const { context, token, url } = given;
  const { id = '' } = matchPath(STAFF_SECOND_LOOK_FILE, url.pathname)?.params ?? {};
  const read = await callStaff(context.callApi, 'readSecondLookFile', { token, params: { id } });
  return read.ok ? staffFile(given, read.value) : answerRefusal(given, read);
}

/** Takes a decision: back to the list, or the page again with what to correct. */
export async function takeDecision(given: SignedOnRequest): Promise<Response> {
  const { context, token, page, form } = given;
  if (!canDecide(page.session)) return notAuthorized(given, 'roleRequired');
  const typed = typedIn(form);
  const problems = problemsOf(typed);
  if (problems.length > 0) return reviewPage(given, { typed, problems }, UNPROCESSABLE);
  const decided = await callStaff(context.callApi, 'decideApplication', {
    token,
    params: { id: idIn(given) },
    body: bodyOf(typed),
    idempotencyKey: form.get('idempotencyKey') ?? randomUUID(),
  });
  if (decided.ok) return seeOther(given, `${STAFF}?decided=1`);
  if (decided.error.type !== 'cannotApprove') return answerRefusal(given, decided);
  return reviewPage(given, { typed, problems: refusedBy(decided.error) }, decided.status);
}
