import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const PAGE = 'https://asda.fairlead.example';
const SETTINGS = { CLIENT_PRODUCT_API_URL: 'https://api.fairlead.example', PUBLIC_URL_ASDA: `${PAGE}/loans` };

const PATH = '/v2/employment-statuses';
describe('an API at an address of its own', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ settings: SETTINGS });
  });
  afterAll(() => server.close());

  const asking = (origin: string) =>
    server.fetch(PATH, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } });

  test('tells the browser of a brand’s page that it may call, with the headers that pages send', async () => {
    const answer = await asking(PAGE);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    const allowed = answer.headers.get('access-control-allow-headers') ?? '';
    for (const name of ['Authorization', 'Idempotency-Key', 'X-Brand', 'X-Session-Id', 'X-Lifetime-Id'])
      expect(allowed).toContain(name);
  });

  test('lets that page read its answers, refusals too', async () => {
    for (const path of [PATH, '/v2/users/x']) {
      const answer = await server.fetch(path, { headers: { origin: PAGE } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  test.each(['https://elsewhere.example', `${PAGE}.elsewhere.example`, 'null'])(
    'does not let %s read them',
    async (origin) => {
      const answers = [await server.fetch(PATH, { headers: { origin } }), await asking(origin)];
      for (const { headers } of answers) expect(headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

test('an API at the address of the pages lets no other page read it', async () => {
  const server = await startTestServer();
  const answer = await server.fetch(PATH, { headers: { origin: 'http://asda.localhost:3000' } });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  await server.close();
});
