import type { TestServer } from '../start-test-server.ts';
import type { WireBody } from '../call.ts';

/** What the steps need of a house: in this process, or behind a socket. */
export type Caller = Pick<TestServer, 'get'>;

export type ApplicationBody = WireBody<'submitApplication'>;

let people = 0;

/** An application that the sandbox decides by the surname; each call is another person. */
export function applicationOf(lastName: string, changes: Partial<ApplicationBody> = {}): ApplicationBody {
  people += 1;
  return {
    amount: 7500,
    term: 36,
    reason: 'home_improvement',
    occupation: 'Carpenter',
    employmentStatus: { name: 'Employed - full time' },
    netMonthlyIncome: 3200,
    user: {
      firstName: 'Ada',
      lastName,
      dateOfBirth: '1990-05-17',
      email: `person${people}@mail.example`,
      mobileNumber: '07700 900123',
      addresses: [{ houseNumber: '12', line1: 'Sample Street', town: 'Sampleton', postCode: 'ID1 1QD' }],
      contactConsent: { unsecuredLoanReminders: true, unsecuredLoanOffers: false },
    },
    affordability: {
      maritalStatus: 'Single',
      residentialStatus: 'private_tenant',
      rentOrMortgageMonthlyPayment: 700,
      numberOfDependants: '0',
    },
    ...changes,
  };
}

/** Spends the token of a submission or a link. */
export async function signIn(server: Caller, token: string): Promise<string> {
  return (await server.get('authenticate', { body: { type: 'auto_login', data: { token } } })).token;
}

/** Gives the code that was sent; the session that answers is strong. */
export async function stepUp(server: Caller, token: string): Promise<string> {
  await server.get('stepUp', { token });
  return (await server.get('verifyStepUp', { token, body: { code: '123456' } })).token;
}

export interface Borrower {
  readonly token: string;
  readonly userId: string;
  readonly applicationId: string;
}

/** Somebody new with a price, signed in weakly. */
export async function quoted(
  server: Caller,
  body: ApplicationBody = applicationOf('Accept'),
): Promise<Borrower> {
  const application = await server.get('submitApplication', { body });
  const token = await signIn(server, application.autoLoginToken ?? '');
  return { token, userId: application.user.id, applicationId: application.id };
}

/** Goes on with the offer; the ids of what is asked for. */
export async function askedForRequirements(server: Caller, { token, applicationId }: Borrower) {
  const params = { id: applicationId };
  const { requirements = [] } = await server.get('followUp', { token, params, body: { followUp: true } });
  const idOf = (type: string) => requirements.find((found) => found['@type'] === type)?.id ?? '';
  return {
    bank: idOf('bank-application-requirement'),
    paymentDay: idOf('payment-day-requirement'),
  };
}

export const GOOD_ACCOUNT = { accountName: 'Ada Accept', sortCode: '08-99-99', accountNumber: '66374958' };

/** Everything asked for is given; the session is strong. */
export async function readyForDocuments(
  server: Caller,
  body?: ApplicationBody,
  account = GOOD_ACCOUNT,
): Promise<Borrower> {
  const weak = await quoted(server, body);
  const borrower = { ...weak, token: await stepUp(server, weak.token) };
  await giveWhatIsAsked(server, borrower, account);
  return borrower;
}

async function giveWhatIsAsked(
  server: Caller,
  borrower: Borrower,
  account: typeof GOOD_ACCOUNT,
): Promise<void> {
  const { token } = borrower;
  const asked = await askedForRequirements(server, borrower);
  await server.get('provideBankDetails', { token, params: { id: asked.bank }, body: account });
  const params = { id: asked.paymentDay };
  await server.get('providePaymentDay', {
    token,
    params,
    body: { day: await dayOffered(server, token, params) },
  });
}

/** The 15th where it is offered, else the first that is. */
async function dayOffered(server: Caller, token: string, params: { id: string }): Promise<number> {
  const offered = (await server.get('paymentDayChoices', { token, params })).map(({ day }) => day);
  return offered.find((day) => day === 15) ?? offered[0] ?? 0;
}

export async function readAll(server: Caller, { token, applicationId }: Borrower): Promise<void> {
  const call = { token, params: { id: applicationId }, body: { hasRead: true as const } };
  await server.get('confirmReadAdequateExplanations', call);
  await server.get('confirmReadSecci', call);
  await server.get('confirmReadContract', call);
  await server.get('completeReadDocuments', { token, params: { id: applicationId } });
}

/** Documents made and read; only the signature is missing. */
export async function readyToSign(
  server: Caller,
  body?: ApplicationBody,
  account = GOOD_ACCOUNT,
): Promise<Borrower> {
  const borrower = await readyForDocuments(server, body, account);
  await makeAndRead(server, borrower);
  return borrower;
}

async function makeAndRead(server: Caller, borrower: Borrower): Promise<void> {
  await server.get('prepareDocuments', { token: borrower.token, params: { id: borrower.applicationId } });
  await readAll(server, borrower);
}

/** Another application of the same borrower, taken as far beside the first; `body` is that of the first. */
export async function readyToSignAgain(
  server: Caller,
  { token, userId }: Borrower,
  body: ApplicationBody,
): Promise<Borrower> {
  const { id } = await server.get('submitApplication', {
    token,
    body: { ...body, amount: body.amount + 500 },
  });
  const borrower = { token, userId, applicationId: id };
  await giveWhatIsAsked(server, borrower, GOOD_ACCOUNT);
  await makeAndRead(server, borrower);
  return borrower;
}
