import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressOf, answerFrom, requestFor, type CallAnswer, type CallOptions } from '../call.ts';
import { databaseDigest } from '../database-digest.ts';
import { newApplicant } from '../people.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { invalidBodies, type InvalidBody } from './invalid-bodies.ts';
import { ALL_WORLDS } from './worlds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** An endpoint with a call of it that succeeds. */
interface Sound {
  readonly name: EndpointName;
  readonly call: CallOptions<EndpointName>;
}

interface Refusal {
  readonly what: string;
  readonly status: number;
  readonly type: string | undefined;
  readonly fields: readonly string[];
}

/** The sound call with its body, headers or address changed. */
async function send(
  { name, call }: Sound,
  change: RequestInit,
  address = addressOf(name, call),
): Promise<CallAnswer<EndpointName>> {
  const { method, headers: usual } = requestFor(name, call);
  const headers = new Headers(usual);
  for (const [key, value] of new Headers(change.headers)) headers.set(key, value);
  return answerFrom(await server.fetch(address, { ...change, method, headers }));
}

const JSON_TYPE = { 'content-type': 'application/json' };

const sendJson = (sound: Sound, body: unknown): Promise<CallAnswer<EndpointName>> =>
  send(sound, { body: JSON.stringify(body), headers: JSON_TYPE });

const addressWith = ({ name, call }: Sound, params: Readonly<Record<string, string>>): string =>
  addressOf(name, { params: { ...call.params, ...params } });

const sendQuery = (sound: Sound, query: string): Promise<CallAnswer<EndpointName>> =>
  send(sound, {}, `${addressWith(sound, {})}?${query}`);

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

const isWrongIn = (name: EndpointName, { isAlwaysWrong, body }: InvalidBody): boolean =>
  isAlwaysWrong || !z.safeDecode(ENDPOINTS[name].body as z.ZodType, JSON.parse(JSON.stringify(body))).success;

async function refusesInvalidBodies(sound: Sound): Promise<void> {
  const { body } = sound.call;
  const spoilt = [...invalidBodies((body ?? {}) as Parameters<typeof invalidBodies>[0])].filter((one) =>
    isWrongIn(sound.name, one),
  );
  expect(spoilt.length).toBeGreaterThan(0);
  for (const { field, fault, body: bad } of spoilt) {
    const what = `${field}: ${fault}`;
    expect(seen(what, await sendJson(sound, bad))).toEqual(names(field, what));
  }
}

async function refusesMalformedBodies(sound: Sound): Promise<void> {
  const type = JSON_TYPE;
  const tooLarge = { ...type, 'content-length': '10' };
  const padding = JSON.stringify({ padding: 'x'.repeat(ENDPOINTS[sound.name].bodyLimitBytes) });
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
    expect(seen(what, await send(sound, change))).toEqual({ what, status, type: refusal, fields: [] });
  }
  if (takesBody(sound.name) && !z.safeDecode(ENDPOINTS[sound.name].body as z.ZodType, undefined).success) {
    expect(seen('nothing', await send(sound, {}))).toEqual(names('body', 'nothing'));
  }
}

const QUERY_FAULTS: readonly (readonly [string, string])[] = [
  ['no such value', 'x'.repeat(3000)],
  ['U+0000', '%00'],
  ['half a character', '%ED%A0%80%00'],
];

async function refusesBadQueries(sound: Sound): Promise<void> {
  expect(seen('unknown', await sendQuery(sound, 'surprise=1'))).toEqual(names('surprise', 'unknown'));
  for (const field of Object.keys(ENDPOINTS[sound.name].query.shape).filter((key) => key !== 'embedded')) {
    const twice = await sendQuery(sound, `${field}=1&${field}=2`);
    expect(seen('given twice', twice)).toEqual(names(field, 'given twice'));
    for (const [what, value] of QUERY_FAULTS) {
      expect(seen(what, await sendQuery(sound, `${field}=${value}`))).toEqual(names(field, what));
    }
  }
  if (ENDPOINTS[sound.name].embeds.length > 0) {
    const answer = seen('embed', await sendQuery(sound, 'embedded=quote,passwords,loans.user'));
    expect(answer).toMatchObject({ status: 400, type: 'unknownEmbed', fields: ['embedded'] });
  }
}

async function refusesBadHeaders(sound: Sound): Promise<void> {
  const brand = seen('brand', await send(sound, { headers: { 'x-brand': 'no-such-brand' } }));
  expect(brand).toEqual({ what: 'brand', status: 400, type: 'brandNotConfigured', fields: ['X-Brand'] });
  if (!ENDPOINTS[sound.name].idempotent) return;
  const { body = {} } = sound.call;
  const headers = { ...JSON_TYPE, 'idempotency-key': 'guess' };
  const key = seen('key', await send(sound, { body: JSON.stringify(body), headers }));
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

async function findsNothingAtBadPaths(sound: Sound): Promise<void> {
  const { params = {} } = sound.call;
  for (const key of Object.keys(params)) {
    for (const value of BAD_PATH_VALUES) {
      const address = addressWith(sound, { [key]: value });
      const what = `${key}=${value}`;
      const { status, type } = seen(what, await send(sound, {}, address));
      expect({ what, status, type }).toEqual({ what, status: 404, type: 'notFound' });
    }
  }
}

describe.each(ALL_WORLDS)(
  'bad input in the world $name is refused by field and changes nothing:',
  (world) => {
    let callOf: (name: EndpointName) => Sound['call'];
    beforeAll(async () => {
      callOf = await world.enter(server);
    });

    test.each(world.endpoints)('%s', async (name) => {
      const sound = { name, call: callOf(name) };
      const before = await databaseDigest(server.db);
      await refusesBadHeaders(sound);
      await refusesBadQueries(sound);
      await findsNothingAtBadPaths(sound);
      if (!isRead(name)) {
        await refusesInvalidBodies(sound);
        await refusesMalformedBodies(sound);
      }
      expect(await databaseDigest(server.db)).toEqual(before);
      const { status, error } = await server.call(name, sound.call);
      expect([status, error]).toEqual([ENDPOINTS[name].status, undefined]);
    });
  },
);

test('figures at the edge of what can be counted get an answer, never a fault', async () => {
  const body = newApplicant('Successful', 'Accept');
  const sound: Sound = { name: 'submitApplication', call: { body } };
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
    const { status } = await sendJson(sound, { ...body, ...change });
    expect({ change, isFault: status >= 500 }).toEqual({ change, isFault: false });
  }
});
