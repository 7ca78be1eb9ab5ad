import { newApplicant } from '@fairlead/testing/people';
import { applied } from '@fairlead/testing/journeys/applying';
import { newestCode, stepUp } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MOBILE = '+447700900123';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1', TRUSTED_PROXIES: '1' } });
});
afterEach(() => server.close());

let networks = 0;
/** Each from a network of its own, so that only what is counted per number or account counts. */
const elsewhere = () => {
  networks += 1;
  return { 'x-forwarded-for': `198.51.100.${networks % 250}` };
};

const api = () => ({
  ...server,
  get: ((name, options) => server.get(name, { ...options, headers: elsewhere() })) as TestServer['get'],
});

test('strangers who apply with a number send it ten codes a day, and its owner can still have one', async () => {
  const owner = await stepUp(api(), await applied(api()));
  const seen: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const { token } = await applied(api(), newApplicant('Eve', 'Accept'));
    seen.push((await server.call('stepUp', { token, headers: elsewhere() })).status);
  }
  expect(seen).toEqual([...Array.from({ length: 9 }, () => 200), 429, 429]);
  server.passMinutes(14);
  expect((await server.call('stepUp', { token: owner.token, headers: elsewhere() })).status).toBe(200);
});

test('twenty wrong codes in a day are the last for an account, and the borrower is notified', async () => {
  const { token, application } = await applied(api());
  const verify = (code: string) =>
    server.call('verifyStepUp', { token, body: { code }, headers: elsewhere() });
  for (let codes = 0; codes < 4; codes += 1) {
    await server.get('stepUp', { token, headers: elsewhere() });
    for (let tries = 0; tries < 5; tries += 1) await verify('000000');
  }
  await server.get('stepUp', { token, headers: elsewhere() });
  expect((await verify(await newestCode(server, MOBILE))).status).toBe(429);
  const [letter] = await server.get('readInbox', { query: { to: application.user.email } });
  expect(letter?.subject).toBe('Wrong codes for your account');
});
