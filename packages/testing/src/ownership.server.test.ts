import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, type CallOptions } from './call.ts';
import { databaseDigest } from './database-digest.ts';
import { beginStory, callOf, STORY_ENDPOINTS, tell, type World } from './journey-walk.ts';
import { applicant } from './people.ts';
import { signIn, stepUp, type SignedIn } from './sign-in.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

const NOWHERE = '01a1f866-0d00-742c-8dbe-984679d2ac53';

let server: TestServer;
let owner: World;
let weak: SignedIn;
let strong: SignedIn;
let elsewhere: SignedIn;

async function somebody(firstName: string, brand: SignedIn['brand'] = 'lendable'): Promise<SignedIn> {
  const { autoLoginToken } = await server.get('submitApplication', {
    brand,
    body: applicant(firstName, 'Accept'),
  });
  return signIn(server, autoLoginToken ?? '', brand);
}

beforeAll(async () => {
  server = await startTestServer();
  owner = beginStory(server);
  weak = await somebody('Weak');
  strong = await stepUp(server, await somebody('Strong'));
  elsewhere = await stepUp(server, await somebody('Elsewhere', 'asda'));
});
afterAll(() => server.close());

type Answer = readonly [status: number, error: unknown];

async function answerTo(name: EndpointName, call: CallOptions<EndpointName>): Promise<Answer> {
  const { status, error } = await server.call(name, call);
  return [status, { ...error, requestId: '' }];
}

const refused = (status: number, type: string): Answer => [
  status,
  expect.objectContaining({ type }) as unknown,
];

const isBorrowers = (name: EndpointName): boolean => ENDPOINTS[name].actor === 'borrower';
const isAddressed = (name: EndpointName): boolean => 'id' in ENDPOINTS[name].params.shape;

async function isClosedToNobody(name: EndpointName): Promise<void> {
  const { token, ...call } = callOf(name, owner);
  expect(await answerTo(name, call)).toEqual(refused(401, 'notSignedIn'));
  const wrong = { ...call, token: `${token?.slice(0, -2) ?? ''}xx` };
  expect(await answerTo(name, wrong)).toEqual(refused(401, 'notSignedIn'));
  if (ENDPOINTS[name].answers === 'document') return;
  const cookie = `auth=${encodeURIComponent(JSON.stringify({ token }))}`;
  expect(await answerTo(name, { ...call, headers: { cookie } })).toEqual(refused(401, 'notSignedIn'));
}

async function isClosedToOthers(name: EndpointName): Promise<void> {
  const call = callOf(name, owner);
  const nowhere = { ...call, params: { ...call.params, id: NOWHERE } };
  for (const { token, brand } of [strong, elsewhere]) {
    const answer = await answerTo(name, { ...call, token, brand });
    expect(answer).toEqual(refused(404, 'notFound'));
    expect(answer).toEqual(await answerTo(name, { ...nowhere, token, brand }));
  }
  const needsCode = ENDPOINTS[name].strength === 'strong';
  const expected = needsCode ? refused(403, 'stepUpRequired') : refused(404, 'notFound');
  expect(await answerTo(name, { ...call, token: weak.token })).toEqual(expected);
}

async function isClosedUnderAnotherBrand(name: EndpointName): Promise<void> {
  expect(await answerTo(name, { ...callOf(name, owner), brand: 'asda' })).toEqual(refused(404, 'notFound'));
}

describe('what a borrower can do nobody else can, and trying changes nothing:', () => {
  test.each(STORY_ENDPOINTS)('%s', async (name) => {
    if (isBorrowers(name)) {
      const before = await databaseDigest(server.db);
      await isClosedToNobody(name);
      await isClosedUnderAnotherBrand(name);
      if (isAddressed(name)) await isClosedToOthers(name);
      expect(await databaseDigest(server.db)).toEqual(before);
    }
    await tell(name, owner);
  });
});

describe('documents', () => {
  const slugs = ['adequate-explanations', 'secci', 'contract'];
  const ofApplication = (['readApplicationDocument', 'downloadApplicationDocument'] as const).flatMap(
    (name) => slugs.flatMap((slug) => ['html', 'pdf'].map((format) => [name, { slug, format }] as const)),
  );
  const ofLoan = (['readLoanDocument', 'downloadLoanDocument'] as const).flatMap((name) =>
    slugs.map((slug) => [name, { slug, format: 'pdf' }] as const),
  );

  let whole: SignedIn;
  beforeAll(async () => {
    const [letter] = await server.get('readInbox', { query: { to: 'successful.mismatch@mail.example' } });
    const link = new URL(letter?.links[0] ?? '');
    whole = await signIn(server, link.searchParams.get('token') ?? '');
  });

  const opens = async (address: string, token: string): Promise<number> => {
    const cookie = `auth=${encodeURIComponent(JSON.stringify({ token }))}`;
    return (await server.fetch(address, { headers: { cookie } })).status;
  };

  test.each([...ofApplication, ...ofLoan])('%s %o opens for its owner only', async (name, parts) => {
    const id = name.includes('Loan') ? owner.loan : owner.application;
    const address = addressOf(name, { params: { id, ...parts } });
    for (const { token } of [weak, strong, elsewhere]) expect(await opens(address, token)).toBe(404);
    expect((await server.fetch(address)).status).toBe(401);
    expect(await opens(address, owner.token)).toBe(401); // signed out
    expect(await opens(address, whole.token)).toBe(200);
  });
});
