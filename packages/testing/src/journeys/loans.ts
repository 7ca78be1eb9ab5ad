import { newApplicant, type Application } from '../people.ts';
import { readyToSign, type Borrower, type GOOD_ACCOUNT } from './applying.ts';
import type { TestServer } from '../start-test-server.ts';
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

/** The loan of a borrower, as its calls name it. */
export const aboutLoan = ({ token, loanId }: Pick<LoanBorrower, 'token' | 'loanId'>) => ({
  token,
  params: { id: loanId },
});

/** £1,000 over a year, of an applicant whose bank behaves as the sandbox lists it for this first name. */
export function shortLoan(firstName = 'Ada'): Application {
  return newApplicant(firstName, 'Accept', { amount: 1000, term: 12 });
}

/** Has the bank cancel the Direct Debit instruction of a loan. */
export async function cancelInstruction(
  { db, services, work }: Pick<TestServer, 'db' | 'services' | 'work'>,
  loanId: string,
): Promise<void> {
  const mandate = await db
    .selectFrom('mandates')
    .selectAll()
    .where('loan_id', '=', loanId)
    .executeTakeFirstOrThrow();
  await services.providers.directDebit.cancelMandate(mandate.provider_mandate_id ?? '');
  await work();
}
