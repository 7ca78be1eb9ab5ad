import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { appOf } from '../../runtime/app.ts';
import { healthOf } from '../../runtime/health.ts';
import { sandboxGate } from './sandbox-gate.ts';

const PASSWORD = 'four longish words: here';
const settings = { SANDBOX_PASSWORD: PASSWORD, RATE_LIMIT_MULTIPLIER: '1' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings });
});
afterAll(() => server.close());

/** Beyond the window of an earlier test's wrong passwords. */
beforeEach(() => server.passMinutes(15));

const basic = (user: string, password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

const ask = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers });
const statusOf = async (path: string, headers?: Record<string, string>) => (await ask(path, headers)).status;

describe('a sandbox with a password', () => {
  test.each([
    '/sandbox',
    '/sandbox/',
    '/sandbox/inbox',
    '/sandbox.data',
    '/sandbox/api/inbox',
    '/sandbox/api/nothing',
  ])('asks for it at %s', async (path) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('www-authenticate')]).toEqual([
      401,
      'Basic realm="Sandbox", charset="UTF-8"',
    ]);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('opens with it', async () => {
    expect(await statusOf('/sandbox/api/inbox', basic('sandbox', PASSWORD))).toBe(200);
  });

  test.each([
    ['another password', basic('sandbox', 'four longish words: there')],
    ['a part of it', basic('sandbox', PASSWORD.slice(0, -1))],
    ['another user', basic('admin', PASSWORD)],
    ['no user', basic('', PASSWORD)],
    ['a bearer token', { authorization: `Bearer ${PASSWORD}` }],
    ['no base64', { authorization: 'Basic ?' }],
  ])('does not open with %s', async (_what, headers) => {
    expect(await statusOf('/sandbox/api/inbox', headers)).toBe(401);
  });

  test('protects no other address', async () => {
    expect(await statusOf('/v2/employment-statuses')).toBe(200);
    expect(await statusOf('/sandboxes')).toBe(404);
    expect(await statusOf('/readyz')).toBe(200);
  });

  test('refuses every password from a network for a while after ten wrong ones', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(await statusOf('/sandbox', basic('sandbox', `guess ${attempt}`))).toBe(401);
    const refused = await ask('/sandbox/api/inbox', basic('sandbox', PASSWORD));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    server.passMinutes(15);
    expect(await statusOf('/sandbox/api/inbox', basic('sandbox', PASSWORD))).toBe(200);
  });

  test('also protects the pages of a process that serves only pages', async () => {
    const answered = async (): Promise<Response> => new Response('the sandbox');
    const pages = { answer: answered, prepared: () => undefined, takeReports: answered };
    const gate = sandboxGate(server.services);
    const app = appOf({ log: server.services.log, health: healthOf(server.db), api: null, pages, gate });
    const answer = (headers: Record<string, string> = {}) => app.request('/sandbox', { headers }, {});
    expect((await answer()).status).toBe(401);
    expect(await (await answer(basic('sandbox', PASSWORD))).text()).toBe('the sandbox');
  });
});

test('a sandbox without a password is open', async () => {
  const open = await startTestServer();
  expect((await open.fetch('/sandbox/api/inbox')).status).toBe(200);
  await open.close();
});
