import { requestFor } from '@fairlead/testing/call';
import { applied } from '@fairlead/testing/journeys/applying';
import type { SignedIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productApi, type ProductApi } from '../../http/pipeline/product-api.ts';
import { listChangedTokens } from '../../resources/auth-token/auth-token-store.ts';
import { RememberedTokens } from '../../resources/auth-token/remembered-tokens.ts';
import { ROUTES } from '../../routes.ts';

let server: TestServer;
/** The API of another process on the same database. */
let other: ProductApi;
beforeAll(async () => {
  server = await startTestServer();
  const tokens = new RememberedTokens((since) => listChangedTokens(server.db, since));
  other = productApi({ ...server.services, tokens }, ROUTES);
});
afterAll(() => server.close());

const callOf = ({ userId, token }: SignedIn) => ({ token, params: { id: userId } });

const statusHere = async (borrower: SignedIn): Promise<number> =>
  (await server.call('readUser', callOf(borrower))).status;

const statusThere = async (borrower: SignedIn): Promise<number> =>
  (await other(requestFor('readUser', callOf(borrower)), undefined)).status;

describe('a session that has been used within the last second', () => {
  test('ends at once in the process that signs it out, and a second later in every other', async () => {
    const borrower = await applied(server);
    expect([await statusHere(borrower), await statusThere(borrower)]).toEqual([200, 200]);
    await server.get('signOut', { token: borrower.token });
    const signedOutAt = performance.now();
    expect(await statusHere(borrower)).toBe(401);
    await expect.poll(() => statusThere(borrower), { timeout: 5_000, interval: 50 }).toBe(401);
    expect(performance.now() - signedOutAt).toBeLessThan(1_500);
  });

  test('ends when it has been idle for too long', async () => {
    const borrower = await applied(server);
    expect(await statusHere(borrower)).toBe(200);
    server.passMinutes(16);
    expect(await statusHere(borrower)).toBe(401);
  });
});
