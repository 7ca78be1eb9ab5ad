import { applicant } from '@fairlead/testing/people';
import { signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the chat', () => {
  const signedIn = async (at: TestServer, firstName: string) => {
    const body = applicant(firstName, 'Accept');
    const { autoLoginToken } = await at.get('submitApplication', { body });
    return signIn(at, autoLoginToken ?? '');
  };

  test('is shown each borrower by a hash of their own', async () => {
    const [one, other] = [await signedIn(server, 'Chatty'), await signedIn(server, 'Talky')];
    const hashOf = async ({ token }: typeof one) => (await server.get('readChatHash', { token })).hmac;
    expect(await hashOf(one)).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashOf(one)).toBe(await hashOf(one));
    expect(await hashOf(other)).not.toBe(await hashOf(one));
  });

  test('of a caller without a session is not shown', async () => {
    expect((await server.call('readChatHash')).error?.type).toBe('notSignedIn');
  });

  test('of someone who typed a known email address is not that of its owner', async () => {
    const owner = await signedIn(server, 'Known');
    const stranger = await signedIn(server, 'Known');
    const hashOf = async ({ token }: typeof owner) => (await server.get('readChatHash', { token })).hmac;
    expect(await hashOf(stranger)).not.toBe(await hashOf(owner));
  });

  test('that does not exist is not found, by anyone', async () => {
    const without = await startTestServer({ settings: { CHAT_IDENTITY_SECRET: '' } });
    const { token } = await signedIn(without, 'Chatty');
    expect((await without.call('readChatHash', { token })).status).toBe(404);
    expect((await without.call('readChatHash')).status).toBe(401);
    await without.close();
  });
});
