import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a visit', () => {
  test('is new each time; the browser stays the same when it says who it is', async () => {
    const first = await server.get('initializeSession');
    const again = await server.get('initializeSession', { headers: { 'x-lifetime-id': first.lifetimeId } });
    expect(again.lifetimeId).toBe(first.lifetimeId);
    expect(again.id).not.toBe(first.id);
  });

  test('knows its browser, and takes no other query than how it began', async () => {
    const headers = { 'user-agent': 'Sample browser' };
    const { client } = await server.get('initializeSession', { headers });
    expect(client.userAgent).toBe('Sample browser');
    const query = { utm_source: 'newsletter', nonsense: '1' };
    expect(await server.call('initializeSession', { query })).toMatchObject({ status: 400 });
  });

  test('of a browser that says nonsense gets a new id', async () => {
    const { lifetimeId } = await server.get('initializeSession', {
      headers: { 'x-lifetime-id': '1 or 1=1' },
    });
    expect(lifetimeId).toMatch(/^[0-9a-f-]{36}$/);
  });
});
