import { applied } from '@fairlead/testing/journeys/applying';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { listen, type Listening } from '../../runtime/listen.ts';
import { productApi } from '../pipeline/product-api.ts';
import { constantAnswers } from './constant-answers.ts';

const PATH = '/v2/employment-statuses';

let server: TestServer;
/** The same app, with and without constants. */
let quick: Listening;
let made: Listening;
beforeAll(async () => {
  server = await startTestServer();
  const { services, app } = server;
  const constants = await constantAnswers(services, productApi(services, ROUTES), ROUTES);
  const place = { host: '127.0.0.1', port: 0 };
  quick = await listen(app, { ...place, constants });
  made = await listen(app, place);
});
afterAll(async () => {
  await Promise.all([quick.stop(1_000), made.stop(1_000)]);
  await server.close();
});

const VARYING = ['x-request-id', 'date', 'keep-alive', 'connection', 'transfer-encoding'];

async function ask({ port }: Listening, path: string, headers: Record<string, string>, method = 'GET') {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers });
  const stated = Object.fromEntries([...answer.headers].filter(([name]) => !VARYING.includes(name)));
  return {
    status: answer.status,
    headers: stated,
    body: (await answer.text()).replace(/"requestId":.*/, ''),
  };
}

describe('a constant is answered as the API would answer it', () => {
  test.each([
    ['to anyone', PATH, {}],
    ['under a brand', PATH, { 'x-brand': 'asda' }],
    ['under an unknown brand', PATH, { 'x-brand': 'acme' }],
    ['in another order', `${PATH}?order=-name`, {}],
    ['with an unknown parameter', `${PATH}?isAdmin=1`, {}],
  ])('%s', async (_who, path, headers) => {
    expect(await ask(quick, path, headers)).toEqual(await ask(made, path, headers));
  });

  test('to a method that it does not have', async () => {
    expect(await ask(quick, PATH, {}, 'DELETE')).toEqual(await ask(made, PATH, {}, 'DELETE'));
  });

  test('to the session of another brand', async () => {
    const { token } = await applied(server);
    const headers = { authorization: `Bearer ${token}`, 'x-brand': 'asda' };
    expect((await ask(quick, PATH, headers)).status).toBe(404);
  });

  test('with a request id of its own, or that of the proxy', async () => {
    const idOf = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${quick.port}${PATH}`, { headers })).headers.get('x-request-id');
    expect(await idOf({})).not.toBe(await idOf({}));
    expect(await idOf({ 'x-request-id': 'abcdef12-3456' })).toBe('abcdef12-3456');
  });
});
