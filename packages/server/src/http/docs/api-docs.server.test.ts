import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ROUTES } from '../../routes.ts';
import { apiDocs } from './api-docs.ts';

interface Described {
  readonly paths: Record<
    string,
    Record<
      string,
      { readonly requestBody?: { readonly content: Record<string, { readonly example: unknown }> } }
    >
  >;
}

const LIMIT = 300;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { RATE_LIMIT_MULTIPLIER: '1' } });
});
afterAll(() => server.close());
beforeEach(() => server.passMinutes(1));

const ask = (path: string, headers: Record<string, string> = {}) => server.fetch(path, { headers });

describe('the documentation', () => {
  test('is a page whose scripts, styles and data come from this server alone', async () => {
    const page = await ask('/docs');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
    const html = await page.text();
    expect(html).not.toMatch(/https?:|<style|\son\w+=|<script(?! type="module" src="\/docs\/)/);
    const [, start = ''] = /src="(\/docs\/start-\w+\.js)"/.exec(html) ?? [];
    const script = await ask(start);
    expect(script.headers.get('cache-control')).toContain('immutable');
    const [, entry = ''] = /from '([^']+)'/.exec(await script.text()) ?? [];
    const viewer = await ask(entry, { 'accept-encoding': 'br' });
    expect([viewer.status, viewer.headers.get('content-encoding')]).toEqual([200, 'br']);
  });

  test('serves the files of the viewer and no others', async () => {
    for (const path of [
      '/docs/viewer-1.72.1/standalone.js',
      '/docs/viewer-1.72.1/../package.json',
      '/docs/x.js',
    ])
      expect((await ask(path)).status, path).toBe(404);
  });

  test('is compressed, and known by its tag', async () => {
    const first = await ask('/openapi.json', { 'accept-encoding': 'br' });
    const tag = first.headers.get('etag') ?? '';
    expect([first.headers.get('content-encoding'), first.headers.get('cache-control')]).toEqual([
      'br',
      'no-cache',
    ]);
    expect((await first.arrayBuffer()).byteLength).toBeLessThan(62_000);
    const again = await ask('/openapi.json', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect(again.status).toBe(304);
  });

  test('is rate limited for each network', async () => {
    for (let visit = 0; visit < LIMIT; visit += 1) expect((await ask('/docs')).status).toBe(200);
    const refused = await ask('/openapi.json');
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await ask('/v2/employment-statuses')).status).toBe(200);
  });

  test('does not exist in production', () => {
    const config = { ...server.services.config, env: 'production' } as const;
    expect([...apiDocs({ ...server.services, config }, ROUTES).keys()]).toEqual([]);
  });
});

describe('a reader who follows the documentation', () => {
  test('signs in with its examples alone', async () => {
    const { paths } = (await (await ask('/openapi.json')).json()) as Described;
    const example = (path: string) => paths[path]?.post?.requestBody?.content['application/json']?.example;
    const send = async (path: string, body: unknown, token = '') => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await server.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
      return ((await answer.json()) as { data: Record<string, string> }).data;
    };
    const application = await send('/v2/loan-applications', example('/v2/loan-applications'));
    expect(application.state).toBe('Quoted');
    const data = { token: application.autoLoginToken };
    const { token } = await send('/v2/auth', { ...(example('/v2/auth') as object), data });
    await send('/v2/auth/step-up', undefined, token);
    const strong = await send('/v2/auth/step-up/verify', example('/v2/auth/step-up/verify'), token);
    expect(strong.authStrength).toBe('strong');
  });
});
