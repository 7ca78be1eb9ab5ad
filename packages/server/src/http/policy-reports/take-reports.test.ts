import { POLICY_REPORTS } from '@fairlead/contract/web/policy-reports';
import { testConfig } from '@fairlead/testing/test-config';
import { beforeEach, describe, expect, test } from 'vitest';
import { wallClock } from '../../resources/business-clock/business-clock.ts';
import { prometheusMetrics, type PrometheusMetrics } from '../../metrics/prometheus-metrics.ts';
import { appOf, type App } from '../../runtime/app.ts';
import { healthOfPages } from '../../runtime/health.ts';
import { makeLog } from '../../runtime/log.ts';
import { samplesIn } from '../../testing/prometheus-text.ts';
import { webPagesOf } from '../pages/web-pages.ts';

const wallNow = (): Date => new Date('2026-11-20T10:00:30Z');

let written: string[];
let metrics: PrometheusMetrics;
let app: App;

/** A process that serves pages alone. */
async function start(settings: Record<string, string> = {}): Promise<void> {
  written = [];
  metrics = prometheusMetrics();
  const config = testConfig({ RATE_LIMIT_MULTIPLIER: '1', TRUSTED_PROXIES: '1', ...settings });
  const log = makeLog('info', { write: (line) => void written.push(line) });
  const pages = await webPagesOf({ config, log, metrics, wallNow, clock: wallClock(wallNow) }, null);
  app = appOf({ log, health: healthOfPages(), api: null, pages, gate: null });
}
beforeEach(() => start());

const CURRENT = 'application/reports+json';
const OLDER = 'application/csp-report';

const A_REPORT = {
  type: 'csp-violation',
  body: {
    documentURL: 'https://lendable.example/login?token=secret-token',
    effectiveDirective: 'img-src',
    blockedURL: 'https://pixel.example/jane@borrower.example.gif',
  },
};

async function post(body: unknown, type = CURRENT, from = '198.51.100.7') {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = { 'content-type': type, 'x-forwarded-for': from };
  return app.request(POLICY_REPORTS, { method: 'POST', headers, body: text }, {});
}

const countOf = async (labels: string) =>
  samplesIn(await metrics.text()).get(`fairlead_content_policy_reports_total{${labels}}`) ?? 0;

describe('a report of what a page’s policy stopped', () => {
  test.each([
    [CURRENT, [A_REPORT]],
    [`${CURRENT}; charset=utf-8`, [A_REPORT, A_REPORT]],
    [CURRENT, []],
    [OLDER, { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } }],
  ])('is taken as %s: %j', async (type, body) => {
    const answer = await post(body, type);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('is counted and logged without the address, its token or anything of a person', async () => {
    await post([A_REPORT]);
    expect(await countOf('directive="img-src",blocked="other-origin"')).toBe(1);
    expect(written.map((line) => JSON.parse(line) as object)).toMatchObject([
      { directive: 'img-src', blocked: 'other-origin', origin: 'https://pixel.example', page: null },
    ]);
    expect(written.join()).not.toMatch(/secret|jane|198\.51/);
  });

  test.each([
    ['text', CURRENT, 400],
    ['{}', OLDER, 400],
    ['', CURRENT, 400],
    ['\ud800', CURRENT, 400],
    [JSON.stringify([A_REPORT]), 'text/plain', 415],
    [JSON.stringify(Array(600).fill(A_REPORT)), CURRENT, 413],
  ])('is refused when it is none: %#', async (body, type, status) => {
    expect((await post(body, type)).status).toBe(status);
    expect(written).toEqual([]);
  });

  test('is asked for with POST alone', async () => {
    expect((await app.request(POLICY_REPORTS, undefined, {})).status).toBe(503); // the pages, which are not built
  });
});

describe('a sender of too many reports', () => {
  test('gets the same answer, and is not read; others are', async () => {
    for (let sent = 0; sent < 40; sent += 1) expect((await post([A_REPORT])).status).toBe(204);
    expect(written).toHaveLength(30);
    expect(samplesIn(await metrics.text()).get('fairlead_content_policy_posts_dropped_total')).toBe(10);
    await post([A_REPORT], CURRENT, '203.0.113.9');
    expect(written).toHaveLength(31);
  });

  test('is one network, whatever address of it they use', async () => {
    for (let sent = 0; sent < 40; sent += 1) await post([A_REPORT], CURRENT, `2001:db8:0:1::${sent}`);
    expect(written).toHaveLength(30);
  });
});
