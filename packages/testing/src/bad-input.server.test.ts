import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, answerFrom, requestFor, type CallAnswer } from './call.ts';
import { databaseDigest } from './database-digest.ts';
import { beginStory, callOf, STORY_ENDPOINTS, tell, type World } from './journey-walk.ts';
import { spoil, type Spoilt } from './spoil.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = beginStory(server);
});
afterAll(() => server.close());

interface Refusal {
  readonly what: string;
  readonly status: number;
  readonly type: string | undefined;
  readonly fields: readonly string[];
}

/** The call as the story makes it, with its body, headers or address changed. */
async function send(
  name: EndpointName,
  change: RequestInit,
  address = addressOf(name, callOf(name, world)),
): Promise<CallAnswer<EndpointName>> {
  const { method, headers: usual } = requestFor(name, callOf(name, world));
  const headers = new Headers(usual);
  for (const [key, value] of new Headers(change.headers)) headers.set(key, value);
  return answerFrom(await server.fetch(address, { ...change, method, headers }));
}

const JSON_TYPE = { 'content-type': 'application/json' };

const sendJson = (name: EndpointName, body: unknown): Promise<CallAnswer<EndpointName>> =>
  send(name, { body: JSON.stringify(body), headers: JSON_TYPE });

const addressWith = (name: EndpointName, params: Readonly<Record<string, string>>): string =>
  addressOf(name, { params: { ...callOf(name, world).params, ...params } });

const sendQuery = (name: EndpointName, query: string): Promise<CallAnswer<EndpointName>> =>
  send(name, {}, `${addressWith(name, {})}?${query}`);

/** How the validation library begins its own sentences, which are no help to a caller. */
const LIBRARY_WORDS = /^(Invalid|Too (big|small)|Unrecognized|Expected)/;

function seen(what: string, { status, error }: CallAnswer<EndpointName>): Refusal {
  for (const text of Object.values(error?.fields ?? {}).flat()) expect(text).not.toMatch(LIBRARY_WORDS);
  return { what, status, type: error?.type, fields: Object.keys(error?.fields ?? {}) };
}

/** Refused as bad input, by the name of the field that is wrong. */
const names = (field: string, what: string): unknown => ({
  what,
  status: 400,
  type: 'validationFailed',
  fields: expect.arrayContaining([field]) as string[],
});

const takesBody = (name: EndpointName): boolean => !(ENDPOINTS[name].body instanceof z.ZodUndefined);
const isRead = (name: EndpointName): boolean => ENDPOINTS[name].method === 'GET';

const isWrongIn = (name: EndpointName, { isAlwaysWrong, body }: Spoilt): boolean =>
  isAlwaysWrong || !z.safeDecode(ENDPOINTS[name].body as z.ZodType, JSON.parse(JSON.stringify(body))).success;

async function refusesSpoiltBodies(name: EndpointName): Promise<void> {
  const { body } = callOf(name, world);
  const spoilt = [...spoil((body ?? {}) as Parameters<typeof spoil>[0])].filter((one) =>
    isWrongIn(name, one),
  );
  expect(spoilt.length).toBeGreaterThan(0);
  for (const { field, fault, body: bad } of spoilt) {
    const what = `${field}: ${fault}`;
    expect(seen(what, await sendJson(name, bad))).toEqual(names(field, what));
  }
}

async function refusesWhatIsNoBody(name: EndpointName): Promise<void> {
  const type = JSON_TYPE;
  const tooLarge = { ...type, 'content-length': '10' };
  const padding = JSON.stringify({ padding: 'x'.repeat(256 * 1024) });
  const notUtf8 = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]);
  const table = [
    ['half of it', { body: '{"amount": 75', headers: type }, 400, 'malformedRequest'],
    ['not text', { body: notUtf8, headers: type }, 400, 'malformedRequest'],
    [
      'a form',
      { body: 'amount=7500', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupportedMediaType',
    ],
    ['too large', { body: padding, headers: type }, 413, 'bodyTooLarge'],
    ['larger than it says', { body: padding, headers: tooLarge }, 413, 'bodyTooLarge'],
  ] as const;
  for (const [what, change, status, refusal] of table) {
    expect(seen(what, await send(name, change))).toEqual({ what, status, type: refusal, fields: [] });
  }
  if (takesBody(name)) {
    expect(seen('nothing', await send(name, {}))).toEqual(names('body', 'nothing'));
  }
}

const QUERY_FAULTS: readonly (readonly [string, string])[] = [
  ['no such value', 'x'.repeat(3000)],
  ['U+0000', '%00'],
  ['half a character', '%ED%A0%80%00'],
];

async function refusesBadQueries(name: EndpointName): Promise<void> {
  expect(seen('unknown', await sendQuery(name, 'surprise=1'))).toEqual(names('surprise', 'unknown'));
  for (const field of Object.keys(ENDPOINTS[name].query.shape).filter((key) => key !== 'embedded')) {
    const twice = await sendQuery(name, `${field}=1&${field}=2`);
    expect(seen('given twice', twice)).toEqual(names(field, 'given twice'));
    for (const [what, value] of QUERY_FAULTS) {
      expect(seen(what, await sendQuery(name, `${field}=${value}`))).toEqual(names(field, what));
    }
  }
  if (ENDPOINTS[name].embeds.length > 0) {
    const answer = seen('embed', await sendQuery(name, 'embedded=quote,passwords,loans.user'));
    expect(answer).toMatchObject({ status: 400, type: 'unknownEmbed', fields: ['embedded'] });
  }
}

async function refusesBadHeaders(name: EndpointName): Promise<void> {
  const brand = seen('brand', await send(name, { headers: { 'x-brand': 'no-such-brand' } }));
  expect(brand).toEqual({ what: 'brand', status: 400, type: 'brandNotConfigured', fields: ['X-Brand'] });
  if (!ENDPOINTS[name].idempotent) return;
  const { body = {} } = callOf(name, world);
  const headers = { ...JSON_TYPE, 'idempotency-key': 'guess' };
  const key = seen('key', await send(name, { body: JSON.stringify(body), headers }));
  expect(key).toEqual(names('Idempotency-Key', 'key'));
}

const BAD_PATH_VALUES = [
  'x',
  '%00',
  '%',
  '..%2F..',
  '0',
  '-1',
  '1e308',
  'ffffffff-ffff-ffff-ffff-fffffffffff',
];

async function findsNothingAtBadPaths(name: EndpointName): Promise<void> {
  const { params = {} } = callOf(name, world);
  for (const key of Object.keys(params)) {
    for (const value of BAD_PATH_VALUES) {
      const address = addressWith(name, { [key]: value });
      const what = `${key}=${value}`;
      const { status, type } = seen(what, await send(name, {}, address));
      expect({ what, status, type }).toEqual({ what, status: 404, type: 'notFound' });
    }
  }
}

describe('bad input is refused by the name of the field and changes nothing:', () => {
  test.each(STORY_ENDPOINTS)('%s', async (name) => {
    const before = await databaseDigest(server.db);
    await refusesBadHeaders(name);
    await refusesBadQueries(name);
    await findsNothingAtBadPaths(name);
    if (!isRead(name)) {
      await refusesSpoiltBodies(name);
      await refusesWhatIsNoBody(name);
    }
    expect(await databaseDigest(server.db)).toEqual(before);
    await tell(name, world);
  });
});

test('figures at the edge of what can be counted get an answer, never a fault', async () => {
  const { body } = callOf('submitApplication', world) as { body: { affordability: object; user: object } };
  const most = 90_000_000_000_000;
  const changes = [
    { netMonthlyIncome: most },
    { netMonthlyIncome: 0 },
    { amount: most },
    { term: 120 },
    { lufcd: 1_000_000_000 },
    { affordability: { ...body.affordability, rentOrMortgageMonthlyPayment: most } },
    { affordability: { ...body.affordability, monthlyDependantsCost: most, numberOfDependants: '3+' } },
    { user: { ...body.user, dateOfBirth: '0001-01-01' } },
    { user: { ...body.user, dateOfBirth: '9999-12-31' } },
  ];
  for (const change of changes) {
    const { status } = await sendJson('submitApplication', { ...body, ...change });
    expect({ change, isFault: status >= 500 }).toEqual({ change, isFault: false });
  }
});
