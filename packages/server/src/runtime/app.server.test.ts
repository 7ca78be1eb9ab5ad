import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { testLog } from '@fairlead/testing/test-log';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appOf } from './app.ts';
import { healthOf } from './health.ts';
import { webPagesOf } from '../http/pages/web-pages.ts';
import { ROUTES } from '../routes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const head = async (path: string) => (await server.fetch(path)).headers;

describe('health', () => {
  test('is alive and ready, and no longer ready once it is stopping', async () => {
    const health = healthOf(server.db);
    const app = appOf({ log: server.services.log, health, api: null, pages: null, gate: null });
    const ask = async (path: string) => (await app.request(path)).status;
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([200, 200]);
    health.stop();
    expect([await ask('/livez'), await ask('/readyz')]).toEqual([200, 503]);
  });
});

describe('every answer of the API', () => {
  test.each(['/v2/employment-statuses', '/v2/nothing', '/livez', '/nowhere'])(
    '%s is guarded',
    async (path) => {
      const headers = await head(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-request-id')).toBeTruthy();
    },
  );

  test('carries the request id that a proxy gave, when it is one', async () => {
    const ask = async (id: string) =>
      (await server.fetch('/v2/nothing', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await ask('abcdef12-3456')).toBe('abcdef12-3456');
    expect(await ask('"><script>')).not.toContain('script');
  });

  test('a failure names its request', async () => {
    const response = await server.fetch('/v2/nothing');
    const { error } = (await response.json()) as { error: { requestId: string } };
    expect(error.requestId).toBe(response.headers.get('x-request-id'));
  });
});

describe('pages that are not built', () => {
  test('say so, and the API still answers', async () => {
    const pages = await webPagesOf(server.services, null);
    const api = { services: server.services, routes: ROUTES };
    const app = appOf({ log: server.services.log, health: healthOf(server.db), api, pages, gate: null });
    const response = await app.request('/', undefined, {});
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm start')]);
    expect((await app.request('/v2/employment-statuses', undefined, {})).status).toBe(200);
  });
});

describe('a fault of ours', () => {
  test('is answered without a word of what went wrong inside', async () => {
    const broken = {
      ...server.services,
      log: testLog(['failed']),
      clock: { ...server.services.clock, read: () => Promise.reject(new Error('secret')) },
    };
    const api = { services: broken, routes: ROUTES };
    const app = appOf({
      log: server.services.log,
      health: healthOf(server.db),
      api,
      pages: null,
      gate: null,
    });
    const response = await app.request('/v2/employment-statuses', undefined, {});
    const text = await response.text();
    expect([response.status, text.includes('internalError'), text.includes('secret')]).toEqual([
      500,
      true,
      false,
    ]);
  });
});
