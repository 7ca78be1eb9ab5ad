import type { Endpoints } from '@fairlead/contract/endpoints';
import { STAFF } from '@fairlead/contract/web/account-paths';
import type { DataOf } from '@fairlead/contract/wire/endpoint';
import { BorrowerPage } from '../../../features/reviewing/BorrowerPage.tsx';
import { callStaff } from '../../../features/reviewing/server/staff-api.ts';
import { StaffHomePage } from '../../../features/reviewing/StaffHomePage.tsx';
import { answerRefusal, type SignedOnRequest } from './signed-on.ts';
import { seeOther, staffAnswer } from './staff-response.tsx';

const OUTCOMES = ['decided', 'proposed', 'rejected'] as const;

const NOT_FOUND = 404;

/** The lists of the home page, each by its call. */
const LISTS = {
  waiting: 'listWaitingApplications',
  proofs: 'listWaitingProofs',
  cases: 'listOpenCases',
  actions: 'listLenderActions',
  loans: 'listLoansToLookAt',
} as const;

type Lists = { [N in keyof typeof LISTS]: DataOf<Endpoints[(typeof LISTS)[N]]> };

/** Each list was read by its own call. */
const asLists = (lists: readonly (readonly [string, unknown])[]) => Object.fromEntries(lists) as Lists;

export async function answerHome(given: SignedOnRequest): Promise<Response> {
  const { context, token, page, url } = given;
  const lists: [string, unknown][] = [];
  for (const [name, call] of Object.entries(LISTS)) {
    const list = await callStaff(context.callApi, call, { token });
    if (!list.ok) return answerRefusal(given, list);
    lists.push([name, list.value]);
  }
  const outcome = OUTCOMES.find((each) => url.searchParams.has(each));
  return staffAnswer(given, <StaffHomePage {...{ page, outcome }} {...asLists(lists)} />);
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
