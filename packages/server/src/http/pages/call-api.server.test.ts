import { PEOPLE } from '@fairlead/testing/people';
import { signIn } from '@fairlead/testing/journeys/sign-in';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterEach, describe, expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { listen, type Listening } from '../../runtime/listen.ts';
import { callApiFor, type CallApi } from './call-api.ts';
import { productApi } from '../pipeline/product-api.ts';

let server: TestServer;
let listening: Listening | undefined;
afterEach(async () => {
  await listening?.stop(0);
  listening = undefined;
  await server.close();
});

/** How a page calls the API: in this process, or in another one behind so many proxies of ours. */
type Way = (trustedProxies: number) => Promise<(visitor: string) => CallApi | null>;

const start = async (trustedProxies: number) => {
  const settings = { RATE_LIMIT_MULTIPLIER: '1', TRUSTED_PROXIES: String(trustedProxies) };
  server = await startTestServer({ settings });
  return server.services.config;
};

const inOneProcess: Way = async (trustedProxies) => {
  const config = await start(trustedProxies);
  const api = productApi(server.services, ROUTES);
  return (visitor) => callApiFor(config, api, visitor);
};

const inTwoProcesses: Way = async (trustedProxies) => {
  const config = await start(trustedProxies);
  listening = await listen(server.app, { host: '127.0.0.1', port: 0 });
  const settings = { ...config, productApiUrl: `http://127.0.0.1:${listening.port}` };
  return (visitor) => callApiFor(settings, null, visitor);
};

let people = 0;

const askForLink = (headers: Record<string, string> = {}): Request => {
  people += 1;
  return new Request('https://page.example/v2/auth/login-link', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: `person-${people}@mail.example` }),
  });
};

describe.each([
  ['in one process', inOneProcess, 0],
  ['in one process behind a proxy', inOneProcess, 1],
  ['in two processes behind a proxy', inTwoProcesses, 1],
  ['in two processes behind two proxies', inTwoProcesses, 2],
] as const)('a page and the API %s', (_where, way, trustedProxies) => {
  test('count each visitor by the address they have, not by one they write', async () => {
    const callFor = await way(trustedProxies);
    const seen: (number | undefined)[] = [];
    for (let n = 0; n < 11; n += 1) {
      const forged = `10.9.9.${n}, 10.9.9.${n}`;
      seen.push((await callFor('192.0.2.1')?.(askForLink({ 'x-forwarded-for': forged })))?.status);
    }
    expect(seen).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await callFor('192.0.2.2')?.(askForLink()))?.status).toBe(200);
  });

  test('use the brand of the page', async () => {
    const callFor = await way(trustedProxies);
    const under = async (brand: string) =>
      (await callFor('192.0.2.1')?.(askForLink({ 'x-brand': brand })))?.status;
    expect([await under('asda'), await under('unknown')]).toEqual([200, 400]);
  });

  test('let no token of the visitor through', async () => {
    const callFor = await way(trustedProxies);
    const { autoLoginToken } = await server.get('submitApplication', { body: PEOPLE.accepted });
    const { token, userId } = await signIn(server, autoLoginToken ?? '');
    const headers = { authorization: `Bearer ${token}` };
    const address = `/v2/users/${userId}`;
    expect((await server.fetch(address, { headers })).status).toBe(200);
    const request = new Request(`https://page.example${address}`, { headers });
    expect((await callFor('192.0.2.1')?.(request))?.status).toBe(401);
  });
});

test('an API that cannot be reached is unavailable, and none at all is none', async () => {
  const config = await start(1);
  const away = callApiFor({ ...config, productApiUrl: 'http://127.0.0.1:9' }, null, '192.0.2.1');
  const answer = await away?.(askForLink());
  expect([answer?.status, await answer?.json()]).toMatchObject([503, { error: { type: 'unavailable' } }]);
  expect(callApiFor(config, null, '192.0.2.1')).toBeNull();
});
