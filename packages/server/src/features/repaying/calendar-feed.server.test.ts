import { day } from '@fairlead/core/calendar/day';
import { aboutLoan, shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tokenIn = (url: string): string => /\/v2\/calendars\/([^/]+)\.ics$/.exec(url)?.[1] ?? '';
const open = (url: string) => server.fetch(new URL(url).pathname);
const daysIn = (calendar: string) =>
  [...calendar.matchAll(/^DTSTART;VALUE=DATE:(\d+)\r$/gm)].map(([, date]) => date);
const uidsIn = (calendar: string) => [...calendar.matchAll(/^UID:(.+)\r$/gm)].map(([, uid]) => uid);

test('a borrower’s calendar has every coming payment on its day, and nothing that says whose or how much', async () => {
  const ada = await signedLoan(server, shortLoan());
  expect(await server.get('readCalendarFeed', aboutLoan(ada))).toBeNull();
  const { url } = await server.get('makeCalendarFeed', aboutLoan(ada));
  const answer = await open(url);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const calendar = await answer.text();
  const query = { embedded: 'scheduledPayments' };
  const { scheduledPayments = [], reference } = await server.get('readLoan', { ...aboutLoan(ada), query });
  expect(daysIn(calendar)).toEqual(scheduledPayments.map(({ collectOn }) => collectOn.replaceAll('-', '')));
  expect(calendar).toContain('SUMMARY:Payment by Direct Debit\r\n');
  const { firstName, lastName } = ada.application.user;
  for (const secret of [firstName, lastName, reference, ada.loanId, 'Lendable', '£'])
    expect(calendar).not.toContain(secret);
  const rows = JSON.stringify(await server.db.selectFrom('calendar_feeds').selectAll().execute());
  expect(rows).not.toContain(tokenIn(url));

  const [date] = await server.get('paymentDatesEligibleForUpdate', aboutLoan(ada));
  await server.get('updatePaymentDate', { ...aboutLoan(ada), body: { date: day(date!) } });
  const moved = await (await open(url)).text();
  expect(daysIn(moved)).not.toEqual(daysIn(calendar));
  expect(uidsIn(moved)).toEqual(uidsIn(calendar));
});

test('its address ends when it is renewed or turned off', async () => {
  const ada = await signedLoan(server, shortLoan());
  const first = await server.get('makeCalendarFeed', aboutLoan(ada));
  const second = await server.get('makeCalendarFeed', aboutLoan(ada));
  expect((await open(first.url)).status).toBe(404);
  expect((await open(second.url)).status).toBe(200);
  expect(await server.get('readCalendarFeed', aboutLoan(ada))).toEqual({
    '@type': 'calendar-feed',
    madeAt: second.madeAt,
  });
  expect(await server.get('endCalendarFeed', aboutLoan(ada))).toBeNull();
  expect(await server.get('endCalendarFeed', aboutLoan(ada))).toBeNull();
  expect((await open(second.url)).status).toBe(404);
});
