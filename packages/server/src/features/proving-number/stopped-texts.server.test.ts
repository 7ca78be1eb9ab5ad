import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { newestLinkToken, signIn, stepUp } from '@fairlead/testing/journeys/sign-in';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const STOPPED = '07700 900003';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let borrower: Borrower;

/** The borrower asks for a code, and the provider rejects the text. */
beforeEach(async () => {
  const person = newApplicant('Stan', 'Accept');
  const user = { ...person.user, mobileNumber: STOPPED };
  borrower = await applied(server, { ...person, user });
  expect(await asksForCode()).toEqual([200, undefined]);
  await server.work();
});

const asksForCode = async (token = borrower.token) => {
  const { status, error } = await server.call('stepUp', { token });
  return [status, error?.type];
};

const gives = (mobileNumber: string, token = borrower.token) =>
  server.get('changeMobileNumber', { token, params: { id: borrower.userId }, body: { mobileNumber } });

const texts = () =>
  server.db
    .selectFrom('outbox_messages')
    .select(['template', 'status'])
    .where('user_id', '=', borrower.userId)
    .where('channel', '=', 'sms')
    .execute();

const REJECTED = { template: 'step-up-code', status: 'failed' };

describe('a borrower who has replied STOP', () => {
  test('is refused another code with the reason, and no text is promised', async () => {
    const { status, error } = await server.call('stepUp', { token: borrower.token });
    expect([status, error?.type]).toEqual([422, 'textsStopped']);
    expect(error?.message).toMatch(/replied STOP.*email you a link.*another number/);
    await server.work();
    expect(await texts()).toEqual([REJECTED]);
  });

  test('has it in the audit trail', async () => {
    const rows = await server.db
      .selectFrom('audit_rows')
      .select(['actor', 'action', 'subject_id'])
      .where('user_id', '=', borrower.userId)
      .where('action', '=', 'texts-stopped')
      .execute();
    expect(rows).toEqual([{ actor: 'system', action: 'texts-stopped', subject_id: borrower.userId }]);
  });

  test('gets codes again at another number', async () => {
    await gives('07700 900456');
    const { token } = await stepUp(server, borrower, '+447700900456');
    expect((await server.call('readUser', { token, params: { id: borrower.userId } })).status).toBe(200);
  });

  test('can have a text tried again by giving the same number again, and learns that it is still stopped', async () => {
    await gives(STOPPED);
    expect(await asksForCode()).toEqual([200, undefined]);
    await server.work();
    expect(await texts()).toEqual([REJECTED, REJECTED]);
    expect(await asksForCode()).toEqual([422, 'textsStopped']);
  });

  test('who had proved the number gives another by a link, and the stopped number gets no text', async () => {
    await gives('07700 900456');
    const strong = await stepUp(server, borrower, '+447700900456');
    await server.db
      .updateTable('users')
      .set({ texts_stopped_at: server.services.wallNow().toISOString() })
      .where('id', '=', borrower.userId)
      .execute();
    const { email } = borrower.application.user;
    await server.get('sendLoginLink', { body: { email, returnTo: { page: 'mobile-number' } } });
    const { token } = await signIn(server, await newestLinkToken(server, email));
    expect(token).not.toBe(strong.token);
    expect(await asksForCode(token)).toEqual([422, 'textsStopped']);
    await gives('07700 900789', token);
    expect((await texts()).map(({ template }) => template)).not.toContain('mobile-number-replaced');
    expect(await asksForCode(token)).toEqual([200, undefined]);
  });
});
