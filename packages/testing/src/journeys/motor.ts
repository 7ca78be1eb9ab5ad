import { newMotorApplicant } from '../motor-people.ts';
import type { Application } from '../people.ts';
import { meetRequirements, readAll, type Borrower } from './applying.ts';
import type { LoanBorrower } from './loans.ts';
import { signIn, stepUp, type Api } from './sign-in.ts';

const brand = 'motor';

/** A new applicant for motor finance, sent by a partner, who has a decision. The surname and the mark choose it. */
export async function appliedForMotor(
  api: Api,
  application: Application = newMotorApplicant('Ada', 'Accept'),
): Promise<Borrower> {
  const { referral } = await api.get('makeReferral', { body: { brand } });
  const { id, autoLoginToken } = await api.get('submitApplication', {
    body: application,
    brand,
    query: { referral },
  });
  return { ...(await signIn(api, autoLoginToken, brand)), applicationId: id, application };
}

/** A borrower of motor finance who has read every document; only the signature is missing. */
export async function motorReadyToSign(api: Api, application?: Application): Promise<Borrower> {
  const borrower = await stepUp(api, await appliedForMotor(api, application));
  await meetRequirements(api, borrower);
  const { token, applicationId: id } = borrower;
  await api.get('prepareDocuments', { token, brand, params: { id } });
  await readAll(api, borrower);
  return borrower;
}

/** A borrower of motor finance who has signed, with the loan. */
export async function signedForMotor(api: Api, application?: Application): Promise<LoanBorrower> {
  const borrower = await motorReadyToSign(api, application);
  const { token, applicationId: id } = borrower;
  const { loan } = await api.get('requestLoan', { token, brand, params: { id } });
  return { ...borrower, loanId: loan?.id ?? '' };
}
