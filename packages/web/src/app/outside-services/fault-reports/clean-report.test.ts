import type { Event } from '@sentry/browser';
import { describe, expect, test } from 'vitest';
import { cleanReport } from './clean-report.ts';

const ID = '01939f2c-7a4e-7bbb-8d1f-0a1b2c3d4e5f';
const SECRETS = ['ann@mail.example', ID, 'AbCdEf', '07700900123', 'Bearer', '7500'];

const thrown = (value: string): Event => ({ exception: { values: [{ type: 'Error', value }] } });

describe('no fault is', () => {
  test.each([
    'Invariant: attempted to hard navigate to the same URL /login',
    'Hard-navigation to same URL: /account/borrow',
  ])('a page that is sent to where it already is (%s)', (value) => {
    expect(cleanReport(thrown(value), {})).toBeNull();
  });

  test('a redirect that a screen leaves by', () => {
    const redirect = new Response(null, { status: 302, headers: { Location: '/login' } });
    expect(cleanReport(thrown('Response'), { originalException: redirect })).toBeNull();
    const refusal = new Response(null, { status: 500 });
    expect(cleanReport(thrown('Response'), { originalException: refusal })).not.toBeNull();
  });

  test.each(['/not-found', '/404', '/account/no-such-page'])('a visit to %s', (transaction) => {
    expect(cleanReport({ type: 'transaction', transaction }, {})).toBeNull();
  });
});

const failedCall = (path: string, status = 503): Event => ({
  ...thrown(`HTTP Client Error with status code: ${status}`),
  request: { method: 'GET', url: `https://asda.example${path}` },
  contexts: { response: { status_code: status } },
});

describe('a failed call', () => {
  test('is one fault at an address, for any loan', () => {
    const one = cleanReport(failedCall(`/v2/loans/${ID}?embedded=context`), {});
    const other = cleanReport(failedCall('/v2/loans/77'), {});
    expect(one?.fingerprint).toEqual(['http', '503', 'GET', '/v2/loans/{id}']);
    expect(other?.fingerprint).toEqual(one?.fingerprint);
  });

  test('is another fault with another status or at another address', () => {
    const faults = [failedCall('/v2/loans/77'), failedCall('/v2/loans/77', 500), failedCall('/v2/users/77')];
    const fingerprints = faults.map((fault) => cleanReport(fault, {})?.fingerprint?.join());
    expect(new Set(fingerprints).size).toBe(3);
  });
});

test('a fault in the page itself does not tell whose page it was', () => {
  const value = { type: 'Error', stacktrace: { frames: [{ filename: `https://asda.example/loans/${ID}` }] } };
  expect(JSON.stringify(cleanReport({ exception: { values: [value] } }, {}))).not.toContain(ID);
});

const everything: Event = {
  event_id: 'e1',
  message: 'ann@mail.example was refused',
  exception: {
    values: [
      {
        type: 'TypeError',
        value: `no loan ${ID} for 07700900123`,
        stacktrace: {
          frames: [
            { filename: 'https://asda.example/assets/a.js?token=AbCdEf', lineno: 1, vars: { amount: 7500 } },
          ],
        },
        mechanism: { type: 'generic', handled: false, data: { amount: '7500' } },
      },
    ],
  },
  request: {
    url: `https://asda.example/account/borrow/requested/${ID}?token=AbCdEf`,
    headers: { 'User-Agent': 'Browser', Referer: '/login?token=AbCdEf', Authorization: 'Bearer AbCdEf' },
    cookies: { auth: 'AbCdEf' },
    data: { amount: 7500 },
    query_string: 'token=AbCdEf',
  },
  tags: { brand: 'asda', email: 'ann@mail.example' },
  user: { email: 'ann@mail.example', ip_address: '10.0.0.1' },
  extra: { amount: 7500 },
  contexts: { loan: { amount: 7500 } },
  breadcrumbs: [
    { category: 'console', message: 'ann@mail.example', data: { arguments: [7500] } },
    { category: 'fetch', data: { method: 'POST', url: `/v2/loans/${ID}/x?token=AbCdEf`, body: '7500' } },
    { category: 'navigation', data: { from: '/login?token=AbCdEf', to: `/account/borrow/requested/${ID}` } },
    { category: 'ui.click', message: 'form > button.button[name="ann@mail.example"]' },
    { category: 'ui.input', message: 'input[name="amount"][value="7500"]' },
  ],
};

describe('a report', () => {
  const report = cleanReport(everything, {});

  test.each(SECRETS)('does not hold %s', (secret) => {
    expect(JSON.stringify(everything)).toContain(secret);
    expect(JSON.stringify(report)).not.toContain(secret);
  });

  test('holds what the fault is, where it happened and what was done before', () => {
    expect(report).toMatchObject({
      event_id: 'e1',
      tags: { brand: 'asda' },
      exception: { values: [{ type: 'TypeError', value: 'no loan {id} for {number}' }] },
      request: { url: '/account/borrow/requested/{id}' },
      breadcrumbs: [
        { category: 'fetch', data: { method: 'POST', url: '/v2/loans/{id}/x' } },
        { category: 'navigation', data: { from: '/login', to: '/account/borrow/requested/{id}' } },
        { category: 'ui.click', message: 'form > button.button' },
      ],
    });
  });

  test('of how long a screen took names the screen and the calls, and no person', () => {
    const timed: Event = {
      type: 'transaction',
      transaction: `/account/borrow/requested/${ID}`,
      start_timestamp: 1,
      timestamp: 2,
      contexts: {
        trace: { trace_id: 't', span_id: 's', data: { 'url.full': 'https://asda.example/?token=AbCdEf' } },
      },
      spans: [
        {
          span_id: '1',
          trace_id: 't',
          start_timestamp: 1,
          op: 'http.client',
          status: 'ok',
          description: `GET https://asda.example/v2/loans/${ID}?token=AbCdEf`,
          data: { 'http.query': 'token=AbCdEf' },
        },
      ],
    };
    const report = cleanReport(timed, {});
    expect(report).toMatchObject({
      transaction: '/account/borrow/requested/{id}',
      spans: [{ op: 'http.client', description: 'GET /v2/loans/{id}' }],
    });
    expect(JSON.stringify(report)).not.toMatch(/AbCdEf|01939f2c/);
  });
});
