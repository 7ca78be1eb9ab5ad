import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import type { CallOptions, WireData } from './call.ts';
import { applicant, type Application } from './people.ts';
import type { TestServer } from './start-test-server.ts';

/** What a borrower has in hand on the way from the first visit to a signed loan. */
export interface World {
  readonly server: Pick<TestServer, 'call'>;
  readonly applicant: Application;
  singleUseToken: string;
  token: string;
  userId: string;
  application: string;
  bankRequirement: string;
  paymentDayRequirement: string;
  loan: string;
}

interface Step<N extends EndpointName> {
  /** A call that succeeds when everything above it has been done. */
  readonly call: (world: World) => CallOptions<N>;
  readonly learn?: (world: World, data: WireData<N>) => void;
}

const toApplication = ({ token, application }: World) => ({ token, params: { id: application } });
const toPaymentDay = ({ token, paymentDayRequirement }: World) => ({
  token,
  params: { id: paymentDayRequirement },
});
const toBank = ({ token, bankRequirement }: World) => ({ token, params: { id: bankRequirement } });
const emailOf = ({ applicant: { user } }: World) => user.email;
const nothing = () => ({});
const hasRead = (world: World) => ({ ...toApplication(world), body: { hasRead: true as const } });

const documentOf = ({ token, application }: World) => ({
  token,
  params: { id: application, slug: 'secci', format: 'pdf' },
});

const signedDocumentOf = ({ token, loan }: World) => ({ token, params: { id: loan, slug: 'contract' } });

const APPLICATION_EMBEDS = {
  embedded: 'quote,requirements,user,user.addresses,employmentStatus,loanProduct,schedule',
};

/** Every endpoint of the contract as one story, in the order in which each can succeed. */
const STORY: { readonly [N in EndpointName]: Step<N> } = {
  initializeSession: { call: nothing },
  listEmploymentStatuses: { call: () => ({ query: { page: '1', perPage: '10', order: 'id' } }) },
  findAddresses: { call: () => ({ query: { postCode: 'ID1 1QD' } }) },
  readReviewStats: { call: nothing },
  contactUs: {
    call: (world) => ({
      brand: 'asda',
      body: {
        name: 'Successful Mismatch',
        email: emailOf(world),
        phone: '020 7946 0018',
        topic: 'applying',
        message: 'How long does it take?',
        reference: 'none yet',
      },
    }),
  },
  submitApplication: {
    call: ({ applicant: body }) => ({ body, query: { embedded: 'quote' } }),
    learn: (world, { id, user, autoLoginToken }) => {
      world.application = id;
      world.userId = user.id;
      world.singleUseToken = autoLoginToken ?? '';
    },
  },
  authenticate: {
    call: ({ singleUseToken }) => ({ body: { type: 'auto_login', data: { token: singleUseToken } } }),
    learn: (world, { token }) => {
      world.token = token;
    },
  },
  readApplication: { call: (world) => ({ ...toApplication(world), query: APPLICATION_EMBEDS }) },
  updateAddressMismatch: {
    call: (world) => ({
      ...toApplication(world),
      body: {
        firstName: 'Successful',
        lastName: 'Accept',
        dateOfBirth: '1988-04-12',
        addresses: [
          { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD', period: 2 },
        ],
      },
    }),
  },
  trackApplyVisit: { call: toApplication },
  declineToRequest: { call: toApplication },
  followUp: {
    call: (world) => ({ ...toApplication(world), body: { followUp: true } }),
    learn: (world, { requirements = [] }) => {
      const idOf = (type: string) => requirements.find((one) => one['@type'] === type)?.id ?? '';
      world.bankRequirement = idOf('bank-application-requirement');
      world.paymentDayRequirement = idOf('payment-day-requirement');
    },
  },
  paymentDayChoices: { call: toPaymentDay },
  providePaymentDay: { call: (world) => ({ ...toPaymentDay(world), body: { day: 14 } }) },
  provideBankPaymentDay: { call: (world) => ({ ...toBank(world), body: { day: 15 } }) },
  stepUp: { call: ({ token }) => ({ token }) },
  verifyStepUp: {
    call: ({ token }) => ({ token, body: { code: '123456' } }),
    learn: (world, { token }) => {
      world.token = token;
    },
  },
  provideBankDetails: {
    call: (world) => ({
      ...toBank(world),
      body: { accountName: 'Successful Accept', sortCode: '08-99-99', accountNumber: '66374958' },
    }),
  },
  prepareDocuments: { call: toApplication },
  readApplicationDocument: { call: documentOf },
  downloadApplicationDocument: { call: documentOf },
  confirmReadAdequateExplanations: { call: hasRead },
  confirmReadSecci: { call: hasRead },
  confirmReadContract: { call: hasRead },
  completeReadDocuments: { call: toApplication },
  requestLoan: {
    call: toApplication,
    learn: (world, { loan }) => {
      world.loan = loan?.id ?? '';
    },
  },
  readUser: {
    call: ({ token, userId }) => ({
      token,
      params: { id: userId },
      query: { embedded: 'addresses,loanApplications,loans' },
    }),
  },
  readChatHash: { call: ({ token }) => ({ token }) },
  readLoan: {
    call: ({ token, loan }) => ({
      token,
      params: { id: loan },
      query: { embedded: 'historicalRepayments,scheduledPayments,bankDetails' },
    }),
  },
  readLoanDocument: { call: signedDocumentOf },
  downloadLoanDocument: { call: signedDocumentOf },
  readInbox: { call: (world) => ({ query: { to: emailOf(world) } }) },
  readMagicValues: { call: nothing },
  readBrands: { call: nothing },
  makeReferral: { call: () => ({ body: { brand: 'thinkmoney' } }) },
  readTimeMachine: { call: nothing },
  advanceTime: { call: () => ({ body: { days: 1 } }) },
  sendLoginLink: { call: (world) => ({ body: { email: emailOf(world) } }) },
  signOut: { call: ({ token }) => ({ token }) },
};

/** The endpoints in the order of the story. */
export const STORY_ENDPOINTS = Object.keys(STORY) as EndpointName[]; // the keys of a record are its names

/** A story that has not begun. The whole of it needs somebody whom the bureau does not find at first. */
export function beginStory(
  server: World['server'],
  who: Application = applicant('Successful', 'Mismatch'),
): World {
  return {
    server,
    applicant: who,
    singleUseToken: '',
    token: '',
    userId: '',
    application: '',
    bankRequirement: '',
    paymentDayRequirement: '',
    loan: '',
  };
}

// One name stands for all: an endpoint's own types hold inside its step.
const stepOf = (name: EndpointName) => STORY[name] as unknown as Step<EndpointName>;

/** The call of an endpoint as the borrower of this world makes it. */
export function callOf(name: EndpointName, world: World): CallOptions<EndpointName> {
  return stepOf(name).call(world);
}

/** Makes the call, which has to succeed, and takes note of what it answered. */
export async function tell(name: EndpointName, world: World): Promise<void> {
  const { status, data, error } = await world.server.call(name, callOf(name, world));
  if (status !== ENDPOINTS[name].status)
    throw new Error(`${name} answered ${status} ${JSON.stringify(error)}`);
  if (data) stepOf(name).learn?.(world, data);
}
