import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { brandReporter } from './brand-reporter.ts';

const reports: { address: string; body: string }[] = [];
const service = createServer((request, response) => {
  void text(request).then((body) => {
    reports.push({ address: request.url ?? '', body });
    response.end();
  });
});
let dsn = '';

beforeAll(async () => {
  service.listen(0, 'localhost');
  await once(service, 'listening');
  // A server that listens on a port says it in this shape.
  dsn = `http://key@localhost:${(service.address() as AddressInfo).port}/42`;
});
afterAll(() => service.close());
beforeEach(() => void reports.splice(0));

let now = new Date('2026-11-20T12:00:00Z');

const reporterAt = (address: string | null) =>
  brandReporter({
    config: {
      env: 'staging',
      buildVersion: '7',
      errorReporter: address === null ? null : { dsn: address },
    },
    log: pino({ level: 'silent' }),
    wallNow: () => now,
  });

describe('a brand that is not configured', () => {
  test('is reported to the error service, without anything about the visitor', async () => {
    reporterAt(dsn)();
    await vi.waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]?.address).toBe('/api/42/envelope/?sentry_version=7&sentry_key=key');
    const [, , event] = (reports[0]?.body ?? '').split('\n').map((line): unknown => JSON.parse(line));
    expect(event).toMatchObject({
      level: 'error',
      environment: 'staging',
      release: '7',
      exception: { values: [{ value: 'Brand not configured' }] },
    });
  });

  test('is reported once a minute, however often it is asked for', async () => {
    const report = reporterAt(dsn);
    report();
    report();
    now = new Date(now.getTime() + 60_000);
    report();
    await vi.waitFor(() => expect(reports).toHaveLength(2));
  });

  test('is not reported where there is no service, and a service that is away does no harm', () => {
    expect(reporterAt(null)).not.toThrow();
    expect(reporterAt('http://key@localhost:1/42')).not.toThrow();
    expect(reports).toEqual([]);
  });
});
