import { LINES, type LineName } from '@fairlead/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, type CallOptions } from './call.ts';
import { databaseDigest } from './database-digest.ts';
import { beginStory, callOf, STORY_LINES, tell, type World } from './journey-walk.ts';
import { applicant } from './people.ts';
import { signIn, stepUp, type SignedIn } from './sign-in.ts';
import { startHouse, type StartedHouse } from './start-server.ts';

const NOWHERE = '01a1f866-0d00-742c-8dbe-984679d2ac53';

let house: StartedHouse;
let owner: World;
let weak: SignedIn;
let strong: SignedIn;
let elsewhere: SignedIn;

async function somebody(firstName: string, brand: SignedIn['brand'] = 'lendable'): Promise<SignedIn> {
  const { autoLoginToken } = await house.get('submitApplication', {
    brand,
    body: applicant(firstName, 'Accept'),
  });
  return signIn(house, autoLoginToken ?? '', brand);
}

beforeAll(async () => {
  house = await startHouse();
  owner = beginStory(house);
  weak = await somebody('Weak');
  strong = await stepUp(house, await somebody('Strong'));
  elsewhere = await stepUp(house, await somebody('Elsewhere', 'asda'));
});
afterAll(() => house.close());

type Answer = readonly [status: number, error: unknown];

async function answerTo(name: LineName, call: CallOptions<LineName>): Promise<Answer> {
  const { status, error } = await house.call(name, call);
  return [status, { ...error, requestId: '' }];
}

const refused = (status: number, type: string): Answer => [
  status,
  expect.objectContaining({ type }) as unknown,
];

const isBorrowers = (name: LineName): boolean => LINES[name].actor === 'borrower';
const isAddressed = (name: LineName): boolean => 'id' in LINES[name].params.shape;

async function isClosedToNobody(name: LineName): Promise<void> {
  const { token, ...call } = callOf(name, owner);
  expect(await answerTo(name, call)).toEqual(refused(401, 'notSignedIn'));
  const wrong = { ...call, token: `${token?.slice(0, -2) ?? ''}xx` };
  expect(await answerTo(name, wrong)).toEqual(refused(401, 'notSignedIn'));
  if (LINES[name].answers === 'document') return;
  const cookie = `auth=${encodeURIComponent(JSON.stringify({ token }))}`;
  expect(await answerTo(name, { ...call, headers: { cookie } })).toEqual(refused(401, 'notSignedIn'));
}

async function isClosedToOthers(name: LineName): Promise<void> {
  const call = callOf(name, owner);
  const nowhere = { ...call, params: { ...call.params, id: NOWHERE } };
  for (const { token, brand } of [strong, elsewhere]) {
    const answer = await answerTo(name, { ...call, token, brand });
    expect(answer).toEqual(refused(404, 'notFound'));
    expect(answer).toEqual(await answerTo(name, { ...nowhere, token, brand }));
  }
  const needsCode = LINES[name].strength === 'strong';
  const expected = needsCode ? refused(403, 'stepUpRequired') : refused(404, 'notFound');
  expect(await answerTo(name, { ...call, token: weak.token })).toEqual(expected);
}

async function isClosedUnderAnotherBrand(name: LineName): Promise<void> {
  expect(await answerTo(name, { ...callOf(name, owner), brand: 'asda' })).toEqual(refused(404, 'notFound'));
}

describe('what a borrower can do nobody else can, and trying changes nothing:', () => {
  test.each(STORY_LINES)('%s', async (name) => {
    if (isBorrowers(name)) {
      const before = await databaseDigest(house.db);
      await isClosedToNobody(name);
      await isClosedUnderAnotherBrand(name);
      if (isAddressed(name)) await isClosedToOthers(name);
      expect(await databaseDigest(house.db)).toEqual(before);
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
    const [letter] = await house.get('readInbox', { query: { to: 'successful.mismatch@mail.example' } });
    const link = new URL(letter?.links[0] ?? '');
    whole = await signIn(house, link.searchParams.get('token') ?? '');
  });

  const opens = async (address: string, token: string): Promise<number> => {
    const cookie = `auth=${encodeURIComponent(JSON.stringify({ token }))}`;
    return (await house.fetch(address, { headers: { cookie } })).status;
  };

  test.each([...ofApplication, ...ofLoan])('%s %o opens for its owner only', async (name, parts) => {
    const id = name.includes('Loan') ? owner.loan : owner.application;
    const address = addressOf(name, { params: { id, ...parts } });
    for (const { token } of [weak, strong, elsewhere]) expect(await opens(address, token)).toBe(404);
    expect((await house.fetch(address)).status).toBe(401);
    expect(await opens(address, owner.token)).toBe(401); // signed out
    expect(await opens(address, whole.token)).toBe(200);
  });
});
