import {
  applicationOf,
  type GOOD_ACCOUNT,
  readyToSign,
  type ApplicationBody,
  type Borrower,
  type Caller,
} from './journey-steps.ts';

export interface LoanBorrower extends Borrower {
  readonly loanId: string;
}

/** Signed, and everything that follows at once is done: instruction lodged, money sent and arrived. */
export async function signedLoan(
  server: Caller,
  body?: ApplicationBody,
  account?: typeof GOOD_ACCOUNT,
): Promise<LoanBorrower> {
  const borrower = await readyToSign(server, body, account);
  const { token, applicationId } = borrower;
  const { loan } = await server.get('requestLoan', { token, params: { id: applicationId } });
  return { ...borrower, loanId: loan?.id ?? '' };
}

/** Somebody whose bank behaves as the sandbox lists it for this first name. */
export function payerCalled(firstName: string): ApplicationBody {
  const body = applicationOf('Accept');
  return { ...body, user: { ...body.user, firstName } };
}

/** £1,000 over a year. */
export function shortLoan(body: ApplicationBody): ApplicationBody {
  return { ...body, amount: 1000, term: 12 };
}
