import { randomUUID } from 'node:crypto';
import { STAFF } from '@fairlead/contract/web/account-paths';
import { matchPath } from 'react-router';
import { NO_ACTION, type ActionAttempt } from '../../../features/reviewing/acting/action-attempt.ts';
import { CasePage } from '../../../features/reviewing/acting/CasePage.tsx';
import { StaffLoanPage } from '../../../features/reviewing/acting/StaffLoanPage.tsx';
import { readAction } from '../../../features/reviewing/server/sent-action.ts';
import { callStaff } from '../../../features/reviewing/server/staff-api.ts';
import { STAFF_CASE, STAFF_CASE_FILE, STAFF_LOAN } from '../../../paths.ts';
import { answerRefusal, type SignedOnRequest } from './signed-on.ts';
import { seeOther, staffAnswer, staffFile } from './staff-response.tsx';

const UNPROCESSABLE = 422;
const CONFLICT = 409;

const idAt = (pattern: string, { url }: SignedOnRequest): string =>
  matchPath(pattern, url.pathname)?.params.id ?? '';

const readCase = (given: SignedOnRequest) =>
  callStaff(given.context.callApi, 'readCaseForStaff', {
    token: given.token,
    params: { id: idAt(STAFF_CASE, given) },
  });

async function casePage(given: SignedOnRequest, attempt: ActionAttempt, status: number): Promise<Response> {
  const read = await readCase(given);
  if (!read.ok) return answerRefusal(given, read);
  const props = { page: given.page, attempt, shown: read.value, idempotencyKey: randomUUID() };
  return staffAnswer(given, <CasePage {...props} />, status);
}

async function loanPage(given: SignedOnRequest, attempt: ActionAttempt, status: number): Promise<Response> {
  const { context, token, page } = given;
  const read = await callStaff(context.callApi, 'readLoanForStaff', {
    token,
    params: { id: idAt(STAFF_LOAN, given) },
  });
  if (!read.ok) return answerRefusal(given, read);
  const props = { page, attempt, loan: read.value, today: read.value.asOf, idempotencyKey: randomUUID() };
  return staffAnswer(given, <StaffLoanPage {...props} />, status);
}

/** The bytes of a file that came with a case. */
export async function answerCaseFile(given: SignedOnRequest): Promise<Response> {
  const { context, token, url } = given;
  const { id = '', file = '' } = matchPath(STAFF_CASE_FILE, url.pathname)?.params ?? {};
  const read = await callStaff(context.callApi, 'readCaseFile', { token, params: { id, file } });
  return read.ok ? staffFile(given, read.value) : answerRefusal(given, read);
}

export const answerCase = (given: SignedOnRequest): Promise<Response> => casePage(given, NO_ACTION, 200);
export const answerLoan = (given: SignedOnRequest): Promise<Response> => loanPage(given, NO_ACTION, 200);

type Page = (given: SignedOnRequest, attempt: ActionAttempt, status: number) => Promise<Response>;

/** Does or proposes what a form asks for: back to the list, or the page again with what to correct. */
async function act(given: SignedOnRequest, loanId: string, page: Page): Promise<Response> {
  const { context, token, form: sent } = given;
  const read = readAction(sent);
  if ('problems' in read) return page(given, { sent, problems: read.problems }, UNPROCESSABLE);
  const acted = await callStaff(context.callApi, 'proposeLenderAction', {
    token,
    params: { id: loanId },
    body: read.body,
    idempotencyKey: sent.get('idempotencyKey') ?? randomUUID(),
  });
  if (acted.ok) return seeOther(given, `${STAFF}?${acted.value.state === 'done' ? 'decided' : 'proposed'}=1`);
  if (acted.status !== CONFLICT) return answerRefusal(given, acted);
  return page(given, { sent, problems: [{ message: acted.error.message }] }, CONFLICT);
}

/** Answers a case by an action on its loan. */
export async function takeAnswer(given: SignedOnRequest): Promise<Response> {
  const read = await readCase(given);
  return read.ok ? act(given, read.value.loanId, casePage) : answerRefusal(given, read);
}

/** Acts on a loan, or decides what a colleague proposed. */
export async function takeAction(given: SignedOnRequest): Promise<Response> {
  const { context, token, form } = given;
  const proposed = form.get('decides');
  if (proposed === null) return act(given, idAt(STAFF_LOAN, given), loanPage);
  const decided = await callStaff(context.callApi, 'decideLenderAction', {
    token,
    params: { id: proposed },
    body: { outcome: form.get('outcome') === 'confirm' ? 'confirm' : 'reject' },
    idempotencyKey: form.get('idempotencyKey') ?? randomUUID(),
  });
  if (decided.ok)
    return seeOther(given, `${STAFF}?${decided.value.state === 'done' ? 'decided' : 'rejected'}=1`);
  if (decided.status !== CONFLICT) return answerRefusal(given, decided);
  return loanPage(given, { ...NO_ACTION, problems: [{ message: decided.error.message }] }, CONFLICT);
}
