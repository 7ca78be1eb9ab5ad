import { newApplicant, type Application } from '../people.ts';
import { readyToSign, type Borrower, type GOOD_ACCOUNT } from './applying.ts';
import type { Api } from './sign-in.ts';

export interface LoanBorrower extends Borrower {
  readonly loanId: string;
}

/** A borrower whose loan is signed and paid out, with the Direct Debit instruction lodged. */
export async function signedLoan(
  api: Api,
  application?: Application,
  account?: typeof GOOD_ACCOUNT,
): Promise<LoanBorrower> {
  const borrower = await readyToSign(api, application, account);
  const { token, applicationId } = borrower;
  const { loan } = await api.get('requestLoan', { token, params: { id: applicationId } });
  return { ...borrower, loanId: loan?.id ?? '' };
}

/** £1,000 over a year, of an applicant whose bank behaves as the sandbox lists it for this first name. */
export function shortLoan(firstName = 'Ada'): Application {
  return newApplicant(firstName, 'Accept', { amount: 1000, term: 12 });
}
