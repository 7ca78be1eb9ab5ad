import { randomUUID } from 'node:crypto';
import { SETTLEMENT_LETTER_HELP } from '@fairlead/brands/experiments';
import type { EndpointName } from '@fairlead/contract/endpoints';
import type { CallOptions } from '../call.ts';
import { applied } from '../journeys/applying.ts';
import { newestLinkToken } from '../journeys/sign-in.ts';
import { newApplicant } from '../people.ts';
import * as applying from './applying-worlds.ts';
import * as cases from './case-worlds.ts';
import * as drafts from './draft-worlds.ts';
import * as loans from './loan-worlds.ts';
import * as motor from './motor-worlds.ts';
import * as requirements from './requirement-worlds.ts';
import * as staff from './staff-worlds.ts';
import { world, type WorldServer } from './world.ts';
import { keysOf } from '@fairlead/core/records';

const nothing = () => ({});

/** A visitor without a session. */
const visitor = world(async () => newApplicant('Successful', 'Accept'), {
  initializeSession: nothing,
  readBrowserSeed: () => ({
    brand: 'motor',
    params: { name: SETTLEMENT_LETTER_HELP.name },
    headers: { 'x-lifetime-id': randomUUID() },
  }),
  recordPageView: () => ({ body: { page: '/contact', utm_source: 'newsletter' } }),
  readGuarantee: () => ({}),
  listEmploymentStatuses: () => ({ query: { page: '1', perPage: '10', order: 'id' } }),
  findAddresses: () => ({ query: { postCode: 'ID1 1QD' } }),
  findVehicle: () => ({ brand: 'motor', params: { registrationNumber: 'AA19AAA' } }),
  readReviewStats: nothing,
  contactUs: ({ user }) => ({
    brand: 'asda',
    body: {
      name: 'Successful Accept',
      email: user.email,
      phone: '020 7946 0018',
      topic: 'applying',
      message: 'How long does it take?',
      reference: 'none yet',
    },
  }),
  sendLoginLink: ({ user }) => ({ body: { email: user.email } }),
  submitApplication: (body) => ({ body, query: { embedded: 'quote' } }),
});

/** A borrower who has been sent a link and has not opened it. */
const linkHolder = world(
  async (api) => {
    const { application } = await applied(api);
    await api.get('sendLoginLink', { body: { email: application.user.email } });
    return { link: await newestLinkToken(api, application.user.email) };
  },
  { describeLoginLink: ({ link }) => ({ body: { token: link } }) },
);

/** The reader of an email in the inbox. */
const emailReader = world(
  async (api) => {
    const { application } = await applied(api);
    const [newest] = await api.get('readInbox', { query: { to: application.user.email } });
    return { id: newest?.id ?? '' };
  },
  { readDesignedEmail: ({ id }) => ({ params: { id } }) },
);

/** The user of the sandbox page. */
const sandbox = world(async () => ({}), {
  readMagicValues: nothing,
  readSamplePayslip: () => ({ query: { name: 'Ada Pilot', netPay: '2486.40' } }),
  readSampleFile: () => ({ query: { file: 'statement.pdf', name: 'Ada Pilot' } }),
  readBrands: nothing,
  makeReferral: () => ({ body: { brand: 'thinkmoney' } }),
  readInbox: () => ({ query: { to: 'someone@mail.example' } }),
  readTimeMachine: nothing,
  advanceTime: () => ({ body: { days: 1 } }),
});

const { directDebitCancelled, lateLoan, ...onTheDay } = loans;

/** Every world by name. Those that move time come last. */
const WORLDS = {
  visitor,
  linkHolder,
  ...applying,
  ...drafts,
  ...onTheDay,
  ...cases,
  ...requirements,
  ...motor,
  ...staff,
  emailReader,
  sandbox,
  directDebitCancelled,
  lateLoan,
};

type WorldName = keyof typeof WORLDS;

type Missing = Exclude<EndpointName, { [W in WorldName]: keyof (typeof WORLDS)[W]['calls'] }[WorldName]>;

/** Does not compile while an endpoint is called in no world; the error names it. */
export const ENDPOINTS_WITHOUT_A_WORLD: Readonly<
  Record<Missing, 'call it in a world of packages/testing/src/worlds'>
> = {};

/** A world whose facts only its own calls know. */
export interface AnyWorld {
  readonly name: string;
  readonly endpoints: readonly EndpointName[];
  /** Prepares the world; the answer makes the call of each of its endpoints. */
  readonly enter: (server: WorldServer) => Promise<(name: EndpointName) => CallOptions<EndpointName>>;
}

type Untyped = Record<EndpointName, (facts: unknown) => CallOptions<EndpointName>>;

/** Every world, for tests that walk over all endpoints. */
export const ALL_WORLDS: readonly AnyWorld[] = Object.entries(WORLDS).map(([name, { prepare, calls }]) => ({
  name,
  endpoints: keysOf(calls),
  enter: async (server) => {
    const facts = await prepare(server);
    // The calls of a world are made with the facts of the same world.
    return (endpoint) => (calls as unknown as Untyped)[endpoint](facts);
  },
}));
