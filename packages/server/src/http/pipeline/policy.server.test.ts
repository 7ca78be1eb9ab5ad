import type { EndpointName } from '@fairlead/contract/endpoints';
import { PEOPLE, applicant } from '@fairlead/testing/people';
import { signIn, stepUp, type SignedIn } from '@fairlead/testing/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';

/** Bodies that pass each endpoint's schema, so that only the policy stands in the way. */
const BODIES: Partial<Record<EndpointName, unknown>> = {
  verifyStepUp: { code: '123456' },
  followUp: { followUp: true },
  provideBankDetails: { accountName: 'S Accept', sortCode: '089999', accountNumber: '66374958' },
  provideBankPaymentDay: { day: 15 },
  providePaymentDay: { day: 15 },
  confirmReadAdequateExplanations: { hasRead: true },
  confirmReadSecci: { hasRead: true },
  confirmReadContract: { hasRead: true },
  updateAddressMismatch: {
    firstName: 'Successful',
    lastName: 'Accept',
    dateOfBirth: '1988-04-12',
    addresses: PEOPLE.accepted.user.addresses,
  },
};

const PARTS = { slug: 'secci', format: 'pdf' };

/** Which id of the owner an endpoint's `:id` names; anything else is an application's. */
const SUBJECTS: Partial<Record<EndpointName, 'user' | 'requirement'>> = {
  readUser: 'user',
  provideBankDetails: 'requirement',
  provideBankPaymentDay: 'requirement',
  providePaymentDay: 'requirement',
  paymentDayChoices: 'requirement',
};

const BORROWER_LINES = ROUTES.filter(({ endpoint }) => endpoint.actor === 'borrower').map(({ name }) => name);
const WITH_ID = ROUTES.filter(
  ({ endpoint }) => endpoint.actor === 'borrower' && 'id' in endpoint.params.shape,
).map(({ name }) => name);
const STRONG = ROUTES.filter(({ endpoint }) => endpoint.strength === 'strong').map(({ name }) => name);

let server: TestServer;
let owner: SignedIn & { subjects: { user: string; requirement: string; application: string } };
let stranger: SignedIn;

async function apply(body: typeof PEOPLE.accepted) {
  const application = await server.get('submitApplication', { body });
  return { application, who: await signIn(server, application.autoLoginToken ?? '') };
}

beforeAll(async () => {
  server = await startTestServer();
  const { application, who } = await apply(PEOPLE.accepted);
  const params = { id: application.id };
  const query = { embedded: 'requirements' };
  await server.get('followUp', { token: who.token, params, body: { followUp: true } });
  const open = await server.get('readApplication', { token: who.token, params, query });
  const requirement = open.requirements?.[0]?.id ?? 'none';
  owner = { ...who, subjects: { user: who.userId, requirement, application: application.id } };
  stranger = await stepUp(server, (await apply(applicant('Another', 'Accept'))).who);
});
afterAll(() => server.close());

const to = (name: EndpointName, subjects: typeof owner.subjects) => ({
  params: { ...PARTS, id: subjects[SUBJECTS[name] ?? 'application'] },
  body: BODIES[name] as never,
});

const statusAndType = ({ status, error }: Awaited<ReturnType<TestServer['call']>>) => [status, error?.type];

async function rowsOfOwner(): Promise<unknown[]> {
  const { userId } = owner;
  const states = await server.db
    .selectFrom('loan_applications')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  const needs = await server.db
    .selectFrom('requirements')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  const loans = await server.db.selectFrom('loans').select('id').where('user_id', '=', userId).execute();
  return [states, needs, loans];
}

describe('every call of a borrower', () => {
  test.each(BORROWER_LINES)('%s gives nothing to somebody without a token', async (name) => {
    expect(statusAndType(await server.call(name, to(name, owner.subjects)))).toEqual([401, 'notSignedIn']);
  });

  test.each(BORROWER_LINES)('%s gives nothing to a token that is unknown', async (name) => {
    const token = 'x'.repeat(43);
    const answer = await server.call(name, { ...to(name, owner.subjects), token });
    expect(statusAndType(answer)).toEqual([401, 'notSignedIn']);
  });

  test.each(WITH_ID)('%s finds nothing of another borrower, and changes nothing', async (name) => {
    const before = await rowsOfOwner();
    const answer = await server.call(name, { ...to(name, owner.subjects), token: stranger.token });
    expect(statusAndType(answer)).toEqual([404, 'notFound']);
    expect(await rowsOfOwner()).toEqual(before);
  });

  test.each(WITH_ID)('%s answers the same for what is not there at all', async (name) => {
    const nowhere = '01a1f866-0d00-742c-8dbe-984679d2ac53';
    const gone = { user: nowhere, requirement: nowhere, application: nowhere };
    const notThere = await server.call(name, { ...to(name, gone), token: stranger.token });
    const notTheirs = await server.call(name, { ...to(name, owner.subjects), token: stranger.token });
    const plain = ({ status, error }: typeof notThere) => [status, { ...error, requestId: '' }];
    expect(plain(notThere)).toEqual(plain(notTheirs));
  });

  test.each(BORROWER_LINES)('%s finds nothing under another brand', async (name) => {
    const answer = await server.call(name, {
      ...to(name, owner.subjects),
      token: owner.token,
      brand: 'asda',
    });
    expect(statusAndType(answer)).toEqual([404, 'notFound']);
  });

  test.each(STRONG)('%s asks a weak session for the code', async (name) => {
    const answer = await server.call(name, { ...to(name, owner.subjects), token: owner.token });
    expect(statusAndType(answer)).toEqual([403, 'stepUpRequired']);
  });

  test.each(WITH_ID)('%s finds nothing at an address that is no id', async (name) => {
    for (const id of ['x', '1', '%00', '..', "'", owner.userId.slice(1)]) {
      const answer = await server.call(name, {
        ...to(name, owner.subjects),
        params: { ...PARTS, id },
        token: stranger.token,
      });
      expect(answer.status).toBe(404);
    }
  });
});

describe('a session of somebody who applied with an address that has an account', () => {
  const OPEN: readonly EndpointName[] = [
    'readApplication',
    'updateAddressMismatch',
    'trackApplyVisit',
    'signOut',
  ];
  const CLOSED = BORROWER_LINES.filter((name) => !OPEN.includes(name));
  let limited: SignedIn & { limitedTo: string };

  beforeAll(async () => {
    const { application, who } = await apply({ ...PEOPLE.accepted, amount: 3000 });
    limited = { ...who, limitedTo: application.id };
  });

  test.each(CLOSED)('cannot call %s: the rest opens from the email', async (name) => {
    const answer = await server.call(name, { ...to(name, owner.subjects), token: limited.token });
    expect(statusAndType(answer)).toEqual([403, 'openFromEmail']);
  });

  test('sees its own application and not the others of the same borrower', async () => {
    const read = (id: string) => server.call('readApplication', { token: limited.token, params: { id } });
    expect((await read(limited.limitedTo)).status).toBe(200);
    expect((await read(owner.subjects.application)).status).toBe(404);
  });
});

describe('the sandbox', () => {
  test.each(
    ROUTES.filter(({ endpoint }) => endpoint.actor === 'sandbox').map(({ name, endpoint }) => [
      name,
      endpoint.path,
    ]),
  )('%s is absent in production', async (_name, path) => {
    const { existsIn } = await import('./policy.ts');
    const endpoint = ROUTES.find((route) => route.endpoint.path === path)?.endpoint;
    expect(endpoint && existsIn('production', endpoint)).toBe(false);
    expect(endpoint && existsIn('staging', endpoint)).toBe(true);
  });
});
