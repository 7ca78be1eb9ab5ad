import { STAFF, STAFF_CALLBACK, STAFF_SIGN_ON } from '@fairlead/contract/web/account-paths';
import { matchPath } from 'react-router';
import {
  STAFF_APPLICATION,
  STAFF_BORROWERS,
  STAFF_CASE,
  STAFF_CASE_FILE,
  STAFF_LOAN,
  STAFF_PROOF,
  STAFF_PROOF_FILE,
  STAFF_SECOND_LOOK_FILE,
  STAFF_SIGN_OUT,
} from '../../../paths.ts';
import { answerPublicPage, type PublicRequest } from '../answering/answer-public-page.ts';
import { methodNotAllowed } from '../answering/plain-answer.ts';
import { answerCase, answerCaseFile, answerLoan, takeAction, takeAnswer } from './answer-acting.tsx';
import { answerProof, answerProofFile, takeVerdict } from './answer-proof.tsx';
import { answerReview, answerSecondLookFile, takeDecision } from './answer-review.tsx';
import { answerCallback, answerSignOn, signOut } from './answer-sign-on.ts';
import { answerBorrower, answerHome } from './answer-staff-home.tsx';
import { signedOn, type SignedOnRequest } from './signed-on.ts';
import { isBorrowerAlone } from './staff-cookies.ts';
import { notAuthorized, seeOther } from './staff-response.tsx';

type Answers = {
  GET?: (given: PublicRequest) => Promise<Response>;
  POST?: (given: PublicRequest) => Promise<Response>;
};

const behindSignOn =
  (answer: (given: SignedOnRequest) => Promise<Response>) =>
  async (given: PublicRequest): Promise<Response> => {
    const checked = await signedOn(given);
    return checked.ok ? answer(checked.value) : checked.answer;
  };

/** Every address of staff, by its pattern. */
const PAGES: Readonly<Record<string, Answers>> = {
  [STAFF_SIGN_ON]: { GET: answerSignOn },
  [STAFF_CALLBACK]: { GET: answerCallback },
  [STAFF]: { GET: behindSignOn(answerHome) },
  [STAFF_APPLICATION]: { GET: behindSignOn(answerReview), POST: behindSignOn(takeDecision) },
  [STAFF_SECOND_LOOK_FILE]: { GET: behindSignOn(answerSecondLookFile) },
  [STAFF_PROOF]: { GET: behindSignOn(answerProof), POST: behindSignOn(takeVerdict) },
  [STAFF_PROOF_FILE]: { GET: behindSignOn(answerProofFile) },
  [STAFF_CASE]: { GET: behindSignOn(answerCase), POST: behindSignOn(takeAnswer) },
  [STAFF_CASE_FILE]: { GET: behindSignOn(answerCaseFile) },
  [STAFF_LOAN]: { GET: behindSignOn(answerLoan), POST: behindSignOn(takeAction) },
  [STAFF_BORROWERS]: { GET: behindSignOn(answerBorrower) },
  [STAFF_SIGN_OUT]: { POST: behindSignOn(signOut) },
};

function answersAt(path: string): Answers | undefined {
  const pattern = Object.keys(PAGES).find((candidate) => matchPath(candidate, path) !== null);
  return pattern === undefined ? undefined : PAGES[pattern];
}

const SIGN_ON: readonly string[] = [STAFF_SIGN_ON, STAFF_CALLBACK];

export function isStaffPath(path: string): boolean {
  return SIGN_ON.includes(path) || (path.startsWith(STAFF) && answersAt(path) !== undefined);
}

/**
 * A page of staff. They work at one address, so that their cookies are of that address only. A borrower gets the page
 * for who may not be here, at any address.
 */
export async function answerStaff(given: PublicRequest): Promise<Response> {
  const { request, url, context } = given;
  const { staffUrl } = context;
  const answers = answersAt(url.pathname);
  if (staffUrl === null || !answers) return answerPublicPage('/not-found', given);
  const methods = Object.keys(answers);
  const answer = answers[request.method === 'POST' ? 'POST' : 'GET'];
  if (!answer || request.method === 'HEAD') return methodNotAllowed(methods);
  if (!SIGN_ON.includes(url.pathname) && isBorrowerAlone(request.headers.get('Cookie')))
    return notAuthorized(given, 'staffOnly');
  if (new URL(staffUrl).host !== url.host) return seeOther(given, `${staffUrl}${url.pathname}`);
  return answer(given);
}
