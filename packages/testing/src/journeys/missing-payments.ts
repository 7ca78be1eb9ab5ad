import type { WireBody } from '../call.ts';
import { shortLoan, signedLoan } from './loans.ts';
import type { Api } from './sign-in.ts';

/** A bank transfer that is in no records. */
export const LOST_TRANSFER = {
  paidOn: '2026-11-20',
  amount: 50,
  way: 'bank',
  reference: 'HARBOUR RENT',
  asksPerson: false,
} as const satisfies WireBody<'reportMissingPayment'>;

/** What staff answer to it. */
export const NOT_RECEIVED = {
  kind: 'case-answered',
  reason: 'Nothing in suspense with this reference or amount.',
  outcome: 'not-received',
  words: 'Nothing with this reference has reached our account since 20 November.',
} as const;

/** A borrower whose payment a person looks for, with the call of the case. */
export async function paymentLookedFor(api: Api) {
  const borrower = await signedLoan(api, shortLoan());
  const { token, loanId, userId } = borrower;
  const params = { id: loanId };
  const { asOf, reference } = await api.get('readLoan', { token, params });
  const body = { ...LOST_TRANSFER, paidOn: asOf };
  const traced = await api.get('reportMissingPayment', { token, params, body });
  const caseId = traced.case?.id ?? '';
  return { ...borrower, userId, reference, caseId, call: { token, params: { id: caseId } } };
}
