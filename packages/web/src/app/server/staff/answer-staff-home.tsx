import { STAFF } from '@fairlead/contract/web/account-paths';
import { BorrowerPage } from '../../../features/reviewing/BorrowerPage.tsx';
import { callStaff } from '../../../features/reviewing/server/staff-api.ts';
import { StaffHomePage } from '../../../features/reviewing/StaffHomePage.tsx';
import { answerRefusal, type SignedOnRequest } from './signed-on.ts';
import { seeOther, staffAnswer } from './staff-response.tsx';

const OUTCOMES = ['decided', 'proposed', 'rejected'] as const;

const NOT_FOUND = 404;

export async function answerHome(given: SignedOnRequest): Promise<Response> {
  const { context, token, page, url } = given;
  const waiting = await callStaff(context.callApi, 'listWaitingApplications', { token });
  if (!waiting.ok) return answerRefusal(given, waiting);
  const proofs = await callStaff(context.callApi, 'listWaitingProofs', { token });
  if (!proofs.ok) return answerRefusal(given, proofs);
  const cases = await callStaff(context.callApi, 'listOpenCases', { token });
  if (!cases.ok) return answerRefusal(given, cases);
  const actions = await callStaff(context.callApi, 'listLenderActions', { token });
  if (!actions.ok) return answerRefusal(given, actions);
  const loans = await callStaff(context.callApi, 'listLoansToLookAt', { token });
  if (!loans.ok) return answerRefusal(given, loans);
  const lists = {
    waiting: waiting.value,
    proofs: proofs.value,
    cases: cases.value,
    actions: actions.value,
    loans: loans.value,
  };
  const outcome = OUTCOMES.find((each) => url.searchParams.has(each));
  return staffAnswer(given, <StaffHomePage {...{ page, outcome }} {...lists} />);
}

/** A reference that cannot be one is not found either. */
const isNotFound = (status: number): boolean => status === NOT_FOUND || status === 400;

export async function answerBorrower(given: SignedOnRequest): Promise<Response> {
  const { context, token, page, url } = given;
  const reference = url.searchParams.get('reference') ?? '';
  if (reference.trim() === '') return seeOther(given, STAFF);
  const found = await callStaff(context.callApi, 'findBorrower', { token, query: { reference } });
  if (found.ok) return staffAnswer(given, <BorrowerPage {...{ page, reference }} found={found.value} />);
  if (!isNotFound(found.status)) return answerRefusal(given, found);
  return staffAnswer(given, <BorrowerPage {...{ page, reference }} found={null} />, NOT_FOUND);
}
