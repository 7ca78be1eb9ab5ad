import { ENDPOINTS, type EndpointName } from '@fairlead/contract/endpoints';
import { day } from '@fairlead/core/calendar/day';
import { makeLog } from '@fairlead/server/runtime/log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallAnswer, CallOptions } from '../call.ts';
import { applied, GOOD_ACCOUNT, type Borrower } from '../journeys/applying.ts';
import { signedLoan } from '../journeys/loans.ts';
import { lookAround } from '../journeys/look-around.ts';
import { newestLinkToken, signIn, stepUp } from '../journeys/sign-in.ts';
import { newApplicant, type Application } from '../people.ts';
import { spellingsOf } from '../spellings.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { ALL_WORLDS } from './worlds.ts';

const FIRST_NAME = 'Zephyrine';

/** Values of the borrowers of these journeys, by what they are. */
const PERSONAL: Readonly<Record<string, readonly string[]>> = {
  name: [FIRST_NAME, 'Quillfeather'],
  email: ['@mail.example', 'zephyrine.'],
  'mobile number': ['7700900123', '7700 900123', '7700900456', '7700 900456'],
  'date of birth': ['1987-03-29', '29/03/1987', '29 March 1987', '1988-04-12'],
  postcode: ['ID1 1QD', 'ZZ99 5XX'],
  street: ['Larkspur Crescent', 'Harbour Lane', 'Quay Street'],
  'account number': [GOOD_ACCOUNT.accountNumber],
  'sort code': [GOOD_ACCOUNT.sortCode],
  'text message': ['123456'],
  message: ['How long does it take', 'payslips show less'],
};

const lines: string[] = [];
const secrets = new Set<string>();
const sink = { write: (line: string) => void lines.push(line) };

const SECRET_KEYS: readonly string[] = ['token', 'autoLoginToken', 'pending', 'referral', 'hmac'];

/** Notes every token that an answer has, and those in links of messages. */
function noteSecrets(data: unknown): void {
  if (Array.isArray(data)) data.forEach(noteSecrets);
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value !== 'string') noteSecrets(value);
    else if (SECRET_KEYS.includes(key)) secrets.add(value);
    for (const [, token = ''] of JSON.stringify(value).matchAll(/token=([\w-]{20,})/g)) secrets.add(token);
  }
}

let server: TestServer;

async function call<N extends EndpointName>(name: N, options?: CallOptions<N>): Promise<CallAnswer<N>> {
  const answer = await server.call(name, options);
  noteSecrets(answer.data);
  for (const cookie of answer.headers.getSetCookie()) secrets.add(/=([^;]*)/.exec(cookie)?.[1] ?? '');
  return answer;
}

/** The server, with every secret noted that it gives out. */
const api: Pick<TestServer, 'call' | 'get'> = {
  call,
  async get(name, options) {
    const { status, data, error } = await call(name, options);
    if (data === undefined) throw new Error(`${name} answered ${status} ${JSON.stringify(error)}`);
    return data;
  },
};

beforeAll(async () => {
  server = await startTestServer({ log: makeLog('debug', sink) });
});
afterAll(() => server.close());

function person(lastName: string, changes: Partial<Application['user']> = {}): Application {
  const who = newApplicant(FIRST_NAME, lastName);
  const home = {
    houseNumber: '47',
    line1: 'Larkspur Crescent',
    town: 'Easterby',
    postCode: 'ID1 1QD',
    period: 3,
  };
  return { ...who, user: { ...who.user, dateOfBirth: '1987-03-29', addresses: [home], ...changes } };
}

const underToken = ({ token, userId }: Borrower) => ({ token, params: { id: userId } });

/** A sort code counts only by itself: its six figures occur by chance in a duration or an id. */
function isIn(text: string, spelling: string): boolean {
  if (!/^\d{6}$/.test(spelling)) return text.includes(spelling);
  return new RegExp(`(?<![\\d.a-f])${spelling}(?![\\da-f])`).test(text);
}

/** Fails where a value, in any spelling, is in a line of the log. */
function expectNothingPersonal(): void {
  expect(lines.length).toBeGreaterThan(0);
  const text = lines.join('');
  const found = Object.entries(PERSONAL).flatMap(([what, values]) =>
    values
      .flatMap(spellingsOf)
      .filter((spelling) => isIn(text, spelling))
      .map((spelling) => ({ what, spelling })),
  );
  expect(found).toEqual([]);
  const given = [...secrets].filter((secret) => secret.length >= 16);
  expect(given.filter((secret) => spellingsOf(secret).some((spelling) => text.includes(spelling)))).toEqual(
    [],
  );
}

const messages = (): string[] => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);

describe('no line of the log has anything personal after', () => {
  test.each(ALL_WORLDS)('every call of the world $name', async ({ endpoints, enter }) => {
    const callOf = await enter({ ...server, ...api });
    for (const name of endpoints) {
      const { status, error } = await call(name, callOf(name));
      expect([status, error]).toEqual([ENDPOINTS[name].status, undefined]);
    }
    await server.work();
    expectNothingPersonal();
  });

  test('a loan with changes of details, the borrower’s data, an erasure, and its months', async () => {
    const account = { ...GOOD_ACCOUNT, accountName: `${FIRST_NAME} Accept` };
    const borrower = await signedLoan(api, person('Accept'), account);
    const address = { houseNumber: '7', line1: 'Quay Street', town: 'Easterby', postCode: 'ID1 1QD' };
    await api.get('changeAddress', { ...underToken(borrower), body: address });
    await api.get('changeMobileNumber', { ...underToken(borrower), body: { mobileNumber: '07700 900456' } });
    await call('downloadPersonalData', underToken(borrower));
    await api.get('requestErasure', underToken(borrower));
    await server.travelTo(day('2027-04-20'));
    expectNothingPersonal();
  });

  test('applications that are quoted, declined, referred or not found at their address', async () => {
    for (const lastName of ['Quillfeather', 'Decline', 'Referred', 'Mismatch'])
      await applied(api, person(lastName));
    await lookAround(api, person('Accept').user.email);
    expectNothingPersonal();
  });

  test('refused attempts and wrong codes', async () => {
    const borrower = await applied(api, person('Accept'));
    const { email } = borrower.application.user;
    await api.get('sendLoginLink', { body: { email } });
    const token = await newestLinkToken(api, email);
    const session = await signIn(api, token);
    await call('authenticate', { body: { type: 'auto_login', data: { token } } });
    await api.get('stepUp', { token: session.token });
    for (let tries = 0; tries < 6; tries += 1)
      await call('verifyStepUp', { token: session.token, body: { code: '123455' } });
    await api.get('stepUp', { token: session.token });
    const strong = await stepUp(api, session);
    await call('readUser', { token: strong.token, params: { id: borrower.applicationId } });
    await call('readUser', { token: email, params: { id: session.userId } });
    const renewed = await api.get('authenticate', { body: { type: 'refresh_token' }, token: strong.token });
    await call('readUser', { token: renewed.token, params: { id: session.userId } });
    server.passMinutes(1);
    await call('authenticate', { body: { type: 'refresh_token' }, token: strong.token });
    await server.work();
    expectNothingPersonal();
  });

  test('providers that fail: no bureau, no addresses, an email that is rejected', async () => {
    expect((await call('submitApplication', { body: person('Down') })).status).toBe(503);
    await call('findAddresses', { query: { postCode: 'ZZ99 5XX' } });
    const rejected = person('Accept', { email: 'zephyrine.quillfeather@rejected.test' });
    await call('submitApplication', { body: rejected });
    await server.work();
    expect(messages()).toEqual(expect.arrayContaining(['address look-up failed', 'message not sent']));
    expectNothingPersonal();
  });

  test('malformed requests with personal data in path, query, headers and body', async () => {
    const { email, firstName, dateOfBirth } = person('Quillfeather').user;
    const query = new URLSearchParams({
      email,
      name: `${firstName} Quillfeather`,
      born: dateOfBirth,
      sortCode: '08-99-99',
    });
    const header = {
      'x-brand': email,
      'x-session-id': email,
      authorization: `Bearer ${email}`,
      cookie: `auth=${encodeURIComponent(email)}`,
    };
    const json = { 'content-type': 'application/json' };
    const requests: readonly (readonly [string, RequestInit?])[] = [
      [`/v2/users/${encodeURIComponent(email)}?${query.toString()}`],
      [`/v2/${firstName}/Quillfeather?${query.toString()}`],
      [`/${firstName}?${query.toString()}`],
      [`/v2/users/%E0%A4%A?${query.toString()}`],
      ['/v2/employment-statuses', { headers: header }],
      ['/v2/auth/login-link', { method: 'POST', headers: json, body: `{"email": "${email}", ${firstName}` }],
      ['/v2/auth/login-link', { method: 'POST', headers: json, body: `${firstName} Quillfeather` }],
      ['/v2/auth/login-link', { method: 'POST', headers: { 'content-type': email }, body: email }],
      [
        '/v2/auth/login-link',
        { method: 'POST', headers: json, body: JSON.stringify({ [email]: firstName }) },
      ],
      ['/loan-applications', { method: 'POST', headers: { ...json, 'idempotency-key': email }, body: '{}' }],
    ];
    for (const [path, init] of requests) expect((await server.fetch(path, init)).status).toBeLessThan(500);
    expectNothingPersonal();
  });

  test('a fault of our own, whose error quotes what it could not read', async () => {
    const borrower = await stepUp(api, await applied(api, person('Accept')));
    const { cipher } = server.services;
    const open = cipher.open.bind(cipher);
    cipher.open = () => `${FIRST_NAME} Quillfeather`;
    const { status, error } = await call('readMessages', underToken(borrower));
    cipher.open = open;
    expect([status, error?.type]).toEqual([500, 'internalError']);
    expect(messages()).toContain('failed');
    expectNothingPersonal();
  });
});

test('the log has a line for each call, and each link of the chain', () => {
  expect(messages()).toEqual(expect.arrayContaining(['answered', 'records linked']));
});

test('a value that is logged would be found', () => {
  lines.push(`{"msg":"${Buffer.from(`x ${FIRST_NAME} y`).toString('base64')}"}`);
  expect(expectNothingPersonal).toThrow();
  lines.pop();
});
