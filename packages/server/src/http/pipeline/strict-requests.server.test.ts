import { PEOPLE } from '@fairlead/testing/people';
import { signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import type { ErrorEnvelope } from '@fairlead/contract/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { addressOf } from '@fairlead/testing/call';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  const { autoLoginToken } = await server.get('submitApplication', { body: PEOPLE.accepted });
  token = (await signIn(server, autoLoginToken ?? '')).token;
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const ID = '01a1f866-0d00-742c-8dbe-984679d2ac53';

interface Sent {
  readonly status: number;
  readonly error: ErrorEnvelope['error'] | undefined;
  readonly headers: Headers;
}

async function send(path: string, init: RequestInit = {}): Promise<Sent> {
  const response = await server.fetch(path, init);
  const { error } = (await response.json()) as Partial<ErrorEnvelope>;
  return { status: response.status, error, headers: response.headers };
}

const post = (path: string, body: string, headers: Record<string, string> = JSON_TYPE) =>
  send(path, { method: 'POST', body, headers });

const applyWith = (changes: object) =>
  post('/v2/loan-applications', JSON.stringify({ ...PEOPLE.accepted, ...changes }));

const count = async () => {
  const { total } = await server.db
    .selectFrom('loan_applications')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
};

describe('a body that cannot be taken', () => {
  test.each([
    ['malformed JSON', '{"type":', JSON_TYPE, 400, 'malformedRequest'],
    ['nothing', '', JSON_TYPE, 400, 'validationFailed'],
    ['a bare null', 'null', JSON_TYPE, 400, 'validationFailed'],
    ['a list', '[]', JSON_TYPE, 400, 'validationFailed'],
    [
      'a form',
      'type=auto_login',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupportedMediaType',
    ],
    ['no type at all', '{}', { 'content-type': '' }, 415, 'unsupportedMediaType'],
    ['deep nesting', '['.repeat(50_000), JSON_TYPE, 400, 'malformedRequest'],
    ['deep nesting that closes', '['.repeat(5_000) + ']'.repeat(5_000), JSON_TYPE, 400, 'validationFailed'],
    ['more than 256 kB', JSON.stringify({ x: 'x'.repeat(300_000) }), JSON_TYPE, 413, 'bodyTooLarge'],
  ])('%s', async (_what, body, headers, status, type) => {
    expect(await post('/v2/auth', body, headers)).toMatchObject({ status, error: { type } });
  });

  test.each([
    ['{"amount":7500,"amount":1}', 'amount'],
    ['{"user":{"addresses":[{"postCode":"ID1 1QD","postCode":"ID1 1QE"}]}}', 'user.addresses.0.postCode'],
  ])('that gives a name twice: %s', async (body, name) => {
    expect(await post('/v2/loan-applications', body)).toMatchObject({
      status: 400,
      error: {
        type: 'validationFailed',
        message: `Give ${name} once`,
        fields: { [name]: ['Give this once'] },
      },
    });
  });

  test('of millions of values is refused before it is read, where files may be sent', async () => {
    const body = `[${'{"a":1},'.repeat(1_500_000)}1]`;
    const path = `/v2/id-application-requirements/${ID}/proof-of-id`;
    const answer = await post(path, body, { ...JSON_TYPE, authorization: `Bearer ${token}` });
    expect(answer).toMatchObject({
      status: 400,
      error: { type: 'malformedRequest', message: expect.stringContaining('one long value') as string },
    });
  });

  test('of bytes that are not text', async () => {
    const body = Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d);
    const sent = await send('/v2/auth', { method: 'POST', body, headers: JSON_TYPE });
    expect(sent).toMatchObject({ status: 400, error: { type: 'malformedRequest' } });
  });

  test('of thousands of unknown fields is answered in short', async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`);
    for (const body of [`{${names.join(',')}}`, `{"type":"refresh_token","${'x'.repeat(200_000)}":1}`]) {
      const response = await server.fetch('/v2/auth', { method: 'POST', body, headers: JSON_TYPE });
      expect([response.status, (await response.text()).length < 5_000]).toEqual([400, true]);
    }
    const application = await server.fetch('/v2/loan-applications', {
      method: 'POST',
      body: `{${names.join(',')}}`,
      headers: JSON_TYPE,
    });
    expect([application.status, (await application.text()).length < 5_000]).toEqual([400, true]);
  });

  test('that breaks off', async () => {
    const broken = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new Error('aborted')) });
    const init = { method: 'POST', body: broken, headers: JSON_TYPE, duplex: 'half' } as RequestInit;
    expect(await send('/v2/auth', init)).toMatchObject({ status: 400, error: { type: 'malformedRequest' } });
  });

  test('that never ends is cut off at the limit', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (stream) => stream.enqueue(new Uint8Array(65_536)),
    });
    const init = { method: 'POST', body: endless, headers: JSON_TYPE, duplex: 'half' } as RequestInit;
    expect(await send('/v2/auth', init)).toMatchObject({ status: 413, error: { type: 'bodyTooLarge' } });
  });
});

describe('a field that cannot be taken is named', () => {
  const { user, affordability } = PEOPLE.accepted;
  const [home] = user.addresses;
  test.each([
    ['an unknown key', { surprise: 1 }, 'surprise'],
    ['an unknown key inside', { user: { ...user, admin: true } }, 'user.admin'],
    [
      'a key of the prototype',
      JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}') as object,
      'constructor',
    ],
    ['a wrong type', { term: '36' }, 'term'],
    ['a fraction of a month', { term: 36.5 }, 'term'],
    ['a huge number', { amount: 1e300 }, 'amount'],
    ['a negative amount', { amount: -7500 }, 'amount'],
    ['nothing to borrow', { amount: 0 }, 'amount'],
    ['a third decimal', { netMonthlyIncome: 2600.001 }, 'netMonthlyIncome'],
    ['a day that does not exist', { user: { ...user, dateOfBirth: '2001-02-29' } }, 'user.dateOfBirth'],
    ['U+0000', { user: { ...user, firstName: 'Suc\u0000cessful' } }, 'user.firstName'],
    ['half a character', { occupation: '\ud800' }, 'occupation'],
    ['a list that is too long', { user: { ...user, addresses: [home, home, home] } }, 'user.addresses'],
    [
      'a place in a list',
      { user: { ...user, addresses: [{ ...home, postCode: 5 }] } },
      'user.addresses.0.postCode',
    ],
    [
      'a choice that is not offered',
      { affordability: { ...affordability, maritalStatus: 'Happy' } },
      'affordability.maritalStatus',
    ],
    ['a missing part', { affordability: undefined }, 'affordability'],
  ])('%s', async (_what, changes, field) => {
    const before = await count();
    const { status, error } = await applyWith(changes);
    expect([status, error?.type]).toEqual([400, 'validationFailed']);
    expect(Object.keys(error?.fields ?? {})).toContain(field);
    expect(error?.message).toContain(field);
    expect(await count()).toBe(before);
  });
});

describe('a query that cannot be taken is named', () => {
  test.each([
    ['an unknown key', '/v2/employment-statuses?colour=red', 'validationFailed', 'colour'],
    ['a key given twice', '/v2/employment-statuses?page=1&page=2', 'validationFailed', 'page'],
    ['a number that is none', '/v2/employment-statuses?page=one', 'validationFailed', 'page'],
    ['a huge number', `/v2/employment-statuses?page=${'9'.repeat(400)}`, 'validationFailed', 'page'],
    ['U+0000', '/v2/addresses?postCode=ID1%00', 'validationFailed', 'postCode'],
    ['U+0000 in a key', '/v2/employment-statuses?%00=1', 'validationFailed', '\u0000'],
    ['a missing key', '/v2/addresses', 'validationFailed', 'postCode'],
    ['half an escape', '/v2/addresses?postCode=%E0%A4%A', 'validationFailed', 'postCode'],
  ])('%s', async (_what, path, type, field) => {
    const { status, error } = await send(path);
    expect([status, error?.type]).toEqual([400, type]);
    expect(Object.keys(error?.fields ?? {})).toContain(field);
  });

  test('a relation that cannot be embedded', async () => {
    const body = JSON.stringify(PEOPLE.accepted);
    const { status, error } = await post('/v2/loan-applications?embedded=quote,secrets', body);
    expect([status, error?.type]).toEqual([400, 'unknownEmbed']);
    expect(error?.fields?.embedded).toEqual(['secrets cannot be embedded here']);
  });

  test('a relation where nothing embeds', async () => {
    expect((await send('/v2/employment-statuses?embedded=x')).error?.fields).toHaveProperty('embedded');
  });
});

describe('a header that cannot be taken', () => {
  test('an unknown brand', async () => {
    const sent = await send('/v2/employment-statuses', { headers: { 'x-brand': 'unknown' } });
    expect(sent).toMatchObject({
      status: 400,
      error: { type: 'brandNotConfigured', message: 'Brand not configured' },
    });
  });

  test('an Idempotency-Key that could be guessed', async () => {
    const headers = { ...JSON_TYPE, 'idempotency-key': '1' };
    const { status, error } = await post('/v2/loan-applications', JSON.stringify(PEOPLE.accepted), headers);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['Idempotency-Key']]);
  });
});

describe('an address', () => {
  test.each([
    ['that is not there', 'GET', '/v2/nothing', 404],
    ['of the root', 'GET', '/v2', 404],
    ['with U+0000', 'GET', '/v2/users/%00', 404],
    ['with another method', 'DELETE', '/v2/auth', 405],
  ])('%s', async (_what, method, path, status) => {
    const sent = await send(path, { method, headers: { authorization: `Bearer ${token}` } });
    expect(sent.status).toBe(status);
    if (status === 405) expect(sent.headers.get('allow')).toBe('POST');
  });
});

describe('nothing, however malformed, is answered with a fault of ours', () => {
  const BODIES = [
    '',
    '{',
    'null',
    '0',
    '"x"',
    '[]',
    '{}',
    '{"a":{"b":[1e999]}}',
    '{"day":1e20}',
    '{"code":"\\u0000"}',
  ];
  test.each(ROUTES.filter(({ endpoint }) => endpoint.method !== 'GET').map(({ name }) => name))(
    '%s',
    async (name) => {
      for (const body of BODIES) {
        const headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
        const { status } = await post(addressOf(name, { params: { id: ID } }), body, headers);
        expect(status, `${name} ${body}`).toBeLessThan(500);
      }
    },
  );

  test.each(ROUTES.filter(({ endpoint }) => endpoint.method === 'GET').map(({ name }) => name))(
    '%s',
    async (name) => {
      for (const id of [ID, '%00', '%F0%9F', 'null', '-1', '1e9', 'a'.repeat(5_000)]) {
        for (const search of [
          '',
          '?embedded=,,',
          '?embedded=__proto__',
          '?%00=%00',
          '?__proto__=1',
          '?postCode=%F0',
        ]) {
          const path = addressOf(name, { params: { id, slug: 'secci', format: 'pdf' } });
          const response = await server.fetch(path + search, {
            headers: { authorization: `Bearer ${token}` },
          });
          expect(response.status, path + search).toBeLessThan(500);
        }
      }
    },
  );
});
