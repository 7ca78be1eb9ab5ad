import { newApplicant } from '@fairlead/testing/people';
import { applied, followUp } from '@fairlead/testing/journeys/applying';
import {
  newestCode,
  newestLinkToken,
  signIn,
  stepUp,
  type SignedIn,
} from '@fairlead/testing/journeys/sign-in';
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

/** The answers to eleven who ask for a code, when so many are sent. */
const sentOfEleven = (sent: number) => Array.from({ length: 11 }, (_, n) => (n < sent ? 200 : 429));

/** The owner's first code was counted with those of the others. */
const NINE_MORE = sentOfEleven(9);

test('strangers who apply with a number send it ten codes a day, and its owner can still have one', async () => {
  const owner = await stepUp(api(), await applied(api()));
  const seen: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const { token } = await applied(api(), newApplicant('Eve', 'Accept'));
    seen.push((await server.call('stepUp', { token, headers: elsewhere() })).status);
  }
  expect(seen).toEqual(NINE_MORE);
  server.passMinutes(14);
  expect((await server.call('stepUp', { token: owner.token, headers: elsewhere() })).status).toBe(200);
});

const askedBy = async ({ token }: SignedIn): Promise<number> =>
  (await server.call('stepUp', { token, headers: elsewhere() })).status;

/** An account with that number, whose mailbox has been opened. */
async function withMailbox(firstName: string): Promise<SignedIn> {
  const { email } = (await applied(api(), newApplicant(firstName, 'Accept'))).application.user;
  await api().get('sendLoginLink', { body: { email } });
  return signIn(api(), await newestLinkToken(server, email));
}

test('accounts of many mailboxes send a number ten codes a day together, and its owner and newcomers can still have one', async () => {
  const owner = await stepUp(api(), await withMailbox('Olive'));
  const seen: number[] = [];
  for (let n = 0; n < 11; n += 1) seen.push(await askedBy(await withMailbox('Mallory')));
  expect(seen).toEqual(NINE_MORE);
  expect(await askedBy(owner)).toBe(200);
  expect(await askedBy(await applied(api(), newApplicant('Nia', 'Accept')))).toBe(200);
});

test('an account that has proved another number counts with those that have proved none', async () => {
  const seen: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const person = newApplicant('Trudy', 'Accept');
    const mobileNumber = `07700 9004${10 + n}`;
    const body = { ...person, user: { ...person.user, mobileNumber } };
    const { token, userId } = await stepUp(api(), await applied(api(), body), `+4477009004${10 + n}`);
    const changed = { token, params: { id: userId }, headers: elsewhere() };
    await server.get('changeMobileNumber', { ...changed, body: { mobileNumber: '07700 900123' } });
    seen.push(await askedBy({ token, userId }));
  }
  expect(seen).toEqual(sentOfEleven(10));
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

test('an account gets five codes in 15 minutes, by whichever call it asks for them', async () => {
  const borrower = await applied(api());
  const { token } = borrower;
  const { phone } = await followUp(api(), borrower);
  const seen: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const update = { token, params: { id: phone }, body: {}, headers: elsewhere() };
    seen.push((await server.call('updateMobileNumber', update)).status);
    seen.push((await server.call('stepUp', { token, headers: elsewhere() })).status);
  }
  expect(seen).toEqual([200, 200, 200, 200, 200, 429]);
});
