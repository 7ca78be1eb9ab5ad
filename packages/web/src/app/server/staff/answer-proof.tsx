import { randomUUID } from 'node:crypto';
import { STAFF } from '@fairlead/contract/web/account-paths';
import { parsePounds, penceToPounds, poundsErrors } from '@fairlead/core/money/pounds';
import { accept } from '@fairlead/core/outcome';
import { isKeyOf } from '@fairlead/core/records';
import { PROOF_REFUSALS } from '@fairlead/core/requirement/proof';
import type { SummaryError } from '@fairlead/ui/error-summary/ErrorSummary';
import { matchPath } from 'react-router';
import { ProofPage } from '../../../features/reviewing/ProofPage.tsx';
import { canDecide } from '../../../features/reviewing/present-review.ts';
import { callStaff } from '../../../features/reviewing/server/staff-api.ts';
import { STAFF_PROOF, STAFF_PROOF_FILE } from '../../../paths.ts';
import { answerRefusal, type SignedOnRequest } from './signed-on.ts';
import { notAuthorized, seeOther, staffAnswer, staffFile } from './staff-response.tsx';

const UNPROCESSABLE = 422;
const CONFLICT = 409;

const idIn = ({ url }: SignedOnRequest): string => matchPath(STAFF_PROOF, url.pathname)?.params.id ?? '';

async function proofPage(given: SignedOnRequest, problems: readonly SummaryError[], status: number) {
  const { context, token, page } = given;
  const read = await callStaff(context.callApi, 'readProofForReview', { token, params: { id: idIn(given) } });
  if (!read.ok) return answerRefusal(given, read);
  const typedIncome = given.form.get('netMonthlyIncome') ?? undefined;
  const props = { page, problems, typedIncome, proof: read.value, idempotencyKey: randomUUID() };
  return staffAnswer(given, <ProofPage {...props} />, status);
}

export const answerProof = (given: SignedOnRequest): Promise<Response> => proofPage(given, [], 200);

/** The bytes of one file. */
export async function answerProofFile(given: SignedOnRequest): Promise<Response> {
  const { context, token, url } = given;
  const { id = '', file = '' } = matchPath(STAFF_PROOF_FILE, url.pathname)?.params ?? {};
  const read = await callStaff(context.callApi, 'readProofFile', { token, params: { id, file } });
  return read.ok ? staffFile(given, read.value) : answerRefusal(given, read);
}

const INCOME_ERRORS = poundsErrors('The income', {
  empty: 'Enter the income that it shows',
  example: '1,800',
});

/** The income that staff read from a proof; nothing where its form does not ask. */
function shownIncome(form: URLSearchParams) {
  const typed = form.get('netMonthlyIncome');
  const income = typed === null ? undefined : parsePounds(typed);
  if (income === undefined) return accept({});
  return income.ok ? accept({ netMonthlyIncome: penceToPounds(income.value) }) : income;
}

/** Takes a decision: back to the list, or the page again with what to correct. */
export async function takeVerdict(given: SignedOnRequest): Promise<Response> {
  const { context, token, page, form } = given;
  if (!canDecide(page.session)) return notAuthorized(given, 'roleRequired');
  const dataPullId = form.get('dataPullId');
  const lookedAt = { files: form.getAll('files'), ...(dataPullId !== null && { dataPullId }) };
  const refusal = form.get('refusal') ?? '';
  const isRefused = form.get('outcome') !== 'accept';
  if (isRefused && !isKeyOf(PROOF_REFUSALS, refusal)) {
    const problem = { field: 'refusal', message: 'Choose why you’re refusing it' };
    return proofPage(given, [problem], UNPROCESSABLE);
  }
  const income = shownIncome(form);
  if (!income.ok) {
    const problem = { field: 'netMonthlyIncome', message: INCOME_ERRORS[income.refusal] };
    return proofPage(given, [problem], UNPROCESSABLE);
  }
  const decided = await callStaff(context.callApi, 'decideProof', {
    token,
    params: { id: idIn(given) },
    body: isRefused
      ? { outcome: 'refuse', ...lookedAt, refusal }
      : { outcome: 'accept', ...lookedAt, ...income.value },
    idempotencyKey: form.get('idempotencyKey') ?? randomUUID(),
  });
  if (decided.ok) return seeOther(given, `${STAFF}?decided=1`);
  if (decided.error.type !== 'otherFilesSent') return answerRefusal(given, decided);
  return proofPage(given, [{ message: decided.error.message }], CONFLICT);
}
