import { SAMPLED_BRANDS } from './checked-brands.ts';
import type { RawRequest, PreparedResponse } from '@fairlead/contract/web/web-bundle';
import { wallClock } from '@fairlead/server/resources/business-clock/business-clock';
import { NO_METRICS } from '@fairlead/server/metrics/metrics';
import { makeLog } from '@fairlead/server/runtime/log';
import { webPagesOf } from '@fairlead/server/http/pages/web-pages';
import { testConfig } from '@fairlead/testing/test-config';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './server.ts';
import { expect, test } from './visitor.ts';

const BUILD = path.join(import.meta.dirname, '..', 'packages', 'web', 'build');

const someScript = (folder: string): string =>
  readdirSync(path.join(folder, 'client', 'assets')).find((name) => name.endsWith('.js')) ?? '';

const PAGES = ['/', '/about', '/contact', '/privacy', '/not-found'];
const ENCODINGS = ['br', 'gzip, deflate', 'gzip, deflate, br, zstd', null];

const GUARDS = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
];

type Answer = { status: number; headers: Record<string, string>; body: string };

async function answerIn(response: Response): Promise<Answer> {
  const body = Buffer.from(await response.arrayBuffer()).toString('base64');
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/** What a browser makes of the bytes that the listener writes. */
function answerOf({ status, headers, body }: PreparedResponse): Answer {
  const read = new Headers();
  for (let at = 0; at < headers.length; at += 2) read.append(headers[at] ?? '', headers[at + 1] ?? '');
  const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : Buffer.from(body ?? []);
  return { status, headers: Object.fromEntries(read), body: bytes.toString('base64') };
}

function requestOf({ address, host, method, ...asked }: RawRequest): Request {
  const headers = new Headers();
  if (asked.acceptEncoding !== null) headers.set('Accept-Encoding', asked.acceptEncoding);
  if (asked.ifNoneMatch !== null) headers.set('If-None-Match', asked.ifNoneMatch);
  if (asked.cookies !== null) headers.set('Cookie', asked.cookies);
  return new Request(`http://${host}${address}`, { method, headers });
}

async function pagesWithServices() {
  const config = testConfig({
    WEB_BUNDLE: path.join(BUILD, 'server', 'index.js'),
    TAG_MANAGER_ID: 'GTM-TEST1',
  });
  const noon = new Date('2026-11-20T12:00:00Z');
  const wallNow = (): Date => noon;
  return webPagesOf(
    { config, log: makeLog('silent'), metrics: NO_METRICS, wallNow, clock: wallClock(wallNow) },
    null,
  );
}

/** The same request in every form that a browser may give it. */
function* asks(host: string, address: string, etag: string): Generator<RawRequest> {
  for (const method of ['GET', 'HEAD'])
    for (const cookies of [null, 'consent=2.statistics:no'])
      for (const ifNoneMatch of [null, etag, '"other"'])
        for (const acceptEncoding of ENCODINGS)
          yield { method, address, host, cookies, acceptEncoding, ifNoneMatch };
}

for (const brand of SAMPLED_BRANDS) {
  test(`what ${brand} keeps is sent as it would be made`, async () => {
    const pages = await pagesWithServices();
    const host = `${brand}.localhost`;
    for (const address of [...PAGES, `/assets/${someScript(BUILD)}`]) {
      const first = await pages.answer(new Request(`http://${host}${address}`));
      await pages.answer(
        new Request(`http://${host}${address}`, { headers: { Cookie: 'consent=2.statistics:no' } }),
      );
      for (const asked of asks(host, address, first.headers.get('ETag') ?? '')) {
        const made = await answerIn(await pages.answer(requestOf(asked)));
        const sent = pages.prepared(asked);
        expect(sent && answerOf(sent), JSON.stringify(asked)).toEqual(made);
      }
    }
  });
}

test('a built file that is gone fails alone', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-build-'));
  cpSync(BUILD, folder, { recursive: true });
  const server = await startServer({
    WEB_BUNDLE: path.join(folder, 'server', 'index.js'),
    LOG_LEVEL: 'silent',
  });
  try {
    const script = someScript(folder);
    rmSync(path.join(folder, 'client', 'assets', script));
    const statusOf = async (at: string): Promise<number> => (await fetch(`${server.url}${at}`)).status;
    expect(await statusOf(`/assets/${script}`)).toBe(500);
    expect(await statusOf('/livez')).toBe(200);
    expect(await statusOf('/about')).toBe(200);
    expect(await statusOf('/v2/employment-statuses')).toBe(200);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('built files and what search engines read are guarded as pages are', async () => {
  const pages = await pagesWithServices();
  const guardOf = async (address: string): Promise<(string | null)[]> => {
    const { headers } = await pages.answer(new Request(`http://lendable.localhost${address}`));
    return GUARDS.map((name) => headers.get(name));
  };
  const guard = await guardOf('/terms');
  expect(guard).not.toContain(null);
  for (const address of [`/assets/${someScript(BUILD)}`, '/robots.txt', '/sitemap.xml']) {
    expect((await guardOf(address)).slice(1), address).toEqual(guard.slice(1));
    expect((await guardOf(address))[0], address).toContain("default-src 'none'");
  }
});

test('browsers report what the policy of any page stops, and of no file', async () => {
  const pages = await pagesWithServices();
  const reportingOf = async (address: string): Promise<[boolean, string | null]> => {
    const { headers } = await pages.answer(new Request(`http://lendable.localhost${address}`));
    const policy = headers.get('Content-Security-Policy') ?? '';
    const isInPolicy = policy.endsWith('; report-uri /policy-reports; report-to policy');
    return [isInPolicy, headers.get('Reporting-Endpoints')];
  };
  for (const address of [...PAGES, '/about?override=asda', '/login', '/account/borrow'])
    expect(await reportingOf(address), address).toEqual([true, 'policy="/policy-reports"']);
  for (const address of [`/assets/${someScript(BUILD)}`, '/robots.txt', '/sitemap.xml'])
    expect(await reportingOf(address), address).toEqual([false, null]);
});
