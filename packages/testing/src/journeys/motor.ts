import { newMotorApplicant } from '../motor-people.ts';
import type { Application } from '../people.ts';
import { photo } from '../sent-files.ts';
import { accountOf, followUp, meetRequirements, readAll, type Borrower } from './applying.ts';
import type { LoanBorrower } from './loans.ts';
import type { TestServer } from '../start-test-server.ts';
import { signIn, stepUp, type Api } from './sign-in.ts';
import { signedOn } from './staff.ts';

const brand = 'motor' as const;

type Account = ReturnType<typeof accountOf>;

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

/** Shows the commission and agrees to it, without which the offer cannot be continued. */
export async function agreeToCommission(
  api: Api,
  { token, applicationId: id }: Pick<Borrower, 'token' | 'applicationId'>,
): Promise<void> {
  const own = { token, brand, params: { id } } as const;
  await api.get('showCommission', own);
  await api.get('consentToCommission', { ...own, body: { consented: true } });
}

/** Agrees to the commission and continues with the offer; answers the ids of what is asked about the car. */
export async function carProofsAsked(api: Api, borrower: Borrower) {
  await agreeToCommission(api, borrower);
  const { keeper, settlementLetter, insurance } = await followUp(api, borrower);
  return { ...borrower, keeper, settlementLetter, insurance };
}

/** The borrower sends a photo of each paper about the car, and staff accept them. */
async function proveCar(
  api: Api,
  { token, keeper, settlementLetter, insurance }: Awaited<ReturnType<typeof carProofsAsked>>,
): Promise<void> {
  // By its name the sandbox leaves it to staff.
  const toRequirement = (id: string) => ({ token, brand, params: { id }, body: photo('wait.jpg') });
  await api.get('proofOfKeeper', toRequirement(keeper));
  await api.get('settlementLetter', toRequirement(settlementLetter));
  const { requirements = [] } = await api.get('proofOfInsurance', toRequirement(insurance));
  const { token: staff } = await signedOn(api);
  for (const { id, attachments = [] } of requirements) {
    const body = { outcome: 'accept' as const, files: attachments.map((file) => file.id) };
    if (attachments.length > 0) await api.get('decideProof', { token: staff, params: { id }, body });
  }
}

/** A borrower of motor finance of whom nothing is missing but the documents. */
export async function motorReadyForDocuments(
  api: Api,
  application?: Application,
  paymentDay?: number,
  account?: Account,
): Promise<Borrower> {
  const borrower = await stepUp(api, await appliedForMotor(api, application));
  await proveCar(api, await carProofsAsked(api, borrower));
  await meetRequirements(api, borrower, account ?? accountOf(borrower.application), paymentDay);
  return borrower;
}

/** A borrower of motor finance who has read every document; only the signature is missing. */
export async function motorReadyToSign(
  api: Api,
  application?: Application,
  paymentDay?: number,
  account?: Account,
): Promise<Borrower> {
  const borrower = await motorReadyForDocuments(api, application, paymentDay, account);
  const { token, applicationId: id } = borrower;
  await api.get('prepareDocuments', { token, brand, params: { id } });
  await readAll(api, borrower);
  return borrower;
}

/** A borrower of motor finance who has signed, with the loan. */
export async function signedForMotor(
  api: Api,
  application?: Application,
  account?: Account,
): Promise<LoanBorrower> {
  const borrower = await motorReadyToSign(api, application, undefined, account);
  const { token, applicationId: id } = borrower;
  const { loan } = await api.get('requestLoan', { token, brand, params: { id } });
  return { ...borrower, loanId: loan?.id ?? '' };
}

/** A borrower whose car is on hire, once the loan is paid out, with the call of their loan and what the return costs. */
export async function withHiredCar(server: Api & Pick<TestServer, 'work'>, application?: Application) {
  const borrower = await signedForMotor(server, application);
  await server.work();
  const own = { token: borrower.token, brand, params: { id: borrower.loanId } } as const;
  const { reference, asOf, hirePurchase } = await server.get('readLoan', own);
  return { ...borrower, own, reference, asOf, toPay: hirePurchase?.toPayOnReturn ?? 0 };
}
