import type { ReturnTo } from '@fairlead/contract/return-to';
import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { newestLinkToken, signIn, stepUp, type SignedIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEW = '07700 900456';

const change = ({ token, userId }: SignedIn, mobileNumber = NEW) =>
  server.call('changeMobileNumber', { token, params: { id: userId }, body: { mobileNumber } });

const shownTo = async ({ token, userId }: SignedIn) =>
  (await server.get('readUser', { token, params: { id: userId } })).maskedMobileNumber;

/** The same borrower with a session that a link began. */
async function byLink<B extends Borrower>(borrower: B, returnTo?: ReturnTo): Promise<B> {
  const { email } = borrower.application.user;
  await server.get('sendLoginLink', { body: { email, ...(returnTo && { returnTo }) } });
  return { ...borrower, token: (await signIn(server, await newestLinkToken(server, email))).token };
}

const REFUSED = [403, 'stepUpRequired'];

describe('a mobile number to which no code was confirmed', () => {
  test('is corrected without one, and gets the codes from then on', async () => {
    const who = await applied(server);
    const { status, data } = await change(who, '+44 7700 900456');
    expect([status, data?.maskedMobileNumber]).toEqual([200, '*********0456']);
    expect(await shownTo(await stepUp(server, who, '+447700900456'))).toBe('*********0456');
  });

  test('is corrected three times a day', async () => {
    const limited = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1' } });
    const { token, userId } = await applied(limited);
    const changeTo = (mobileNumber: string) =>
      limited.call('changeMobileNumber', { token, params: { id: userId }, body: { mobileNumber } });
    for (const last of ['1', '2', '3']) expect((await changeTo(`07700 90045${last}`)).status).toBe(200);
    expect((await changeTo(NEW)).error?.type).toBe('tooManyRequests');
    await limited.close();
  });

  test('makes the code that was sent to it useless when it is changed', async () => {
    const who = await applied(server);
    await server.get('stepUp', { token: who.token });
    await change(who);
    const verified = await server.call('verifyStepUp', { token: who.token, body: { code: '123456' } });
    expect(verified.error?.type).toBe('codeSpent');
  });
});

describe('a mobile number to which a code was confirmed', () => {
  test('is changed with another code', async () => {
    const who = await stepUp(server, await applied(server));
    expect((await change(who)).status).toBe(200);
    expect(await shownTo(who)).toBe('*********0456');
  });

  test('is not changed without one', async () => {
    const who = await byLink(await stepUp(server, await applied(server)));
    const { status, error } = await change(who);
    expect([status, error?.type]).toEqual(REFUSED);
    expect(await shownTo(who)).toBe('*********0123');
  });

  test('is not changed without one after it has been changed', async () => {
    const who = await stepUp(server, await applied(server));
    await change(who);
    const { status, error } = await change(await byLink(who), '07700 900789');
    expect([status, error?.type]).toEqual(REFUSED);
  });

  test('of a borrower with a loan is not changed without one', async () => {
    const { status, error } = await change(await byLink(await signedLoan(server)));
    expect([status, error?.type]).toEqual(REFUSED);
  });
});

describe('a mobile number that the borrower no longer has', () => {
  const forNewNumber = (borrower: Borrower) => byLink(borrower, { page: 'mobile-number' });

  const refreshed = async ({ token }: SignedIn): Promise<string> => {
    const { data } = await server.call('authenticate', { token, body: { type: 'refresh_token' } });
    return data?.['@type'] === 'authenticationToken' ? data.token : 'refused';
  };

  test('is changed by a link that was asked for from its page, and the number before gets a text', async () => {
    const owner = await stepUp(server, await applied(server));
    const who = await forNewNumber(owner);
    expect((await change(who)).data?.maskedMobileNumber).toBe('*********0456');
    const texts = await server.get('readInbox', { query: { to: '+447700900123' } });
    expect(texts[0]?.text).toContain('account has been changed. If you did not change it, call us on');
  });

  test('is changed for 15 minutes after the link was opened, through every refresh', async () => {
    const who = await forNewNumber(await stepUp(server, await applied(server)));
    server.passMinutes(10);
    const token = await refreshed(who);
    expect((await change({ ...who, token })).status).toBe(200);
    server.passMinutes(6);
    const later = await change({ ...who, token: await refreshed({ ...who, token }) }, '07700 900789');
    expect([later.status, later.error?.type]).toEqual(REFUSED);
  });

  test('is not changed by a link that was asked for from another page', async () => {
    const who = await byLink(await stepUp(server, await applied(server)), { page: 'messages' });
    const { status, error } = await change(who);
    expect([status, error?.type]).toEqual(REFUSED);
  });
});

describe('a change of the mobile number', () => {
  test('is written of to the owner with both numbers masked, and audited', async () => {
    const who = await applied(server);
    await change(who);
    const [letter] = await server.get('readInbox', { query: { to: who.application.user.email } });
    expect(letter?.subject).toBe('You changed your mobile number');
    expect(letter?.text).toContain('from *********0123 to *********0456');
    const audits = await server.db
      .selectFrom('audit_rows')
      .select(['actor', 'detail'])
      .where('user_id', '=', who.userId)
      .where('action', '=', 'mobile-number-changed')
      .execute();
    expect(audits).toEqual([{ actor: 'borrower', detail: { strength: 'weak', openedFor: null } }]);
  });

  test('to the same number writes nothing', async () => {
    const who = await applied(server);
    await change(who, '07700 900123');
    const letters = await server.get('readInbox', { query: { to: who.application.user.email } });
    expect(letters.map(({ subject }) => subject)).not.toContain('You changed your mobile number');
  });

  test.each(['020 7946 0018', '07700'])('to %s is refused at its field', async (number) => {
    const { status, error } = await change(await applied(server), number);
    expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, ['mobileNumber']]);
  });

  test('is refused to a session that is limited to one application', async () => {
    const owner = await applied(server);
    const limited = await applied(server, owner.application);
    expect((await change(limited)).error?.type).toBe('openFromEmail');
    expect(await shownTo(owner)).toBe('*********0123');
  });
});
