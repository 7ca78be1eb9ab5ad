import { randomUUID } from 'node:crypto';
import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { signedLoan } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { perform } from '../../runtime/background-tasks.ts';
import { deleteExpiredRecords } from '../../jobs/delete-expired-records.ts';

const DAY_MINUTES = 24 * 60;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the device of a session', () => {
  const DEVICE = { screenWidth: 390, screenHeight: 844, language: 'en-GB', timeZone: 'Europe/London' };
  let borrower: Borrower;
  let limited: Borrower;
  beforeAll(async () => {
    borrower = await applied(server);
    limited = await applied(server, { ...borrower.application, amount: 3000 });
  });

  const record = (token: string, headers: Record<string, string>) =>
    server.call('recordDevice', { token, headers, body: DEVICE });
  const devices = () =>
    server.db.selectFrom('devices').selectAll().where('user_id', '=', borrower.userId).execute();

  test('is stored once for a session, however often it is sent', async () => {
    const headers = {
      'x-session-id': randomUUID(),
      'x-lifetime-id': randomUUID(),
      'user-agent': 'Mozilla/5.0 (a test)',
    };
    const first = await record(borrower.token, headers);
    expect(first.data).toMatchObject({ '@type': 'device' });
    expect((await record(borrower.token, headers)).data).toEqual(first.data);
    expect(await devices()).toEqual([
      expect.objectContaining({
        id: first.data?.id,
        brand_id: 'lendable',
        session_id: headers['x-session-id'],
        lifetime_id: headers['x-lifetime-id'],
        limited_to: null,
        user_agent: headers['user-agent'],
        description: DEVICE,
      }),
    ]);
  });

  test.each([{}, { 'x-session-id': 'not-an-id' }] as readonly Record<string, string>[])(
    'is refused without the id of the session: %o',
    async (headers) => {
      const { status, error } = await record(borrower.token, headers);
      expect([status, error?.type]).toEqual([400, 'sessionNotNamed']);
    },
  );

  test('says when it belongs to someone who typed the borrower’s email address', async () => {
    const sessionId = randomUUID();
    expect((await record(limited.token, { 'x-session-id': sessionId })).status).toBe(200);
    const found = (await devices()).find(({ session_id }) => session_id === sessionId);
    expect(found?.limited_to).toBe(limited.applicationId);
  });

  test('is not needed by a visitor, and refused to one', async () => {
    const { error } = await server.call('recordDevice', {
      headers: { 'x-session-id': randomUUID() },
      body: DEVICE,
    });
    expect(error?.type).toBe('notSignedIn');
  });

  test('is deleted after 13 months', async () => {
    const old = await startTestServer();
    try {
      // Of a borrower with a loan: an account without one is gone earlier, with everything of it.
      const { token } = await signedLoan(old);
      await old.get('recordDevice', { token, headers: { 'x-session-id': randomUUID() }, body: DEVICE });
      const count = async () => (await old.db.selectFrom('devices').select('id').execute()).length;
      old.passMinutes(394 * DAY_MINUTES);
      await perform(deleteExpiredRecords, old.services);
      expect(await count()).toBe(1);
      old.passMinutes(2 * DAY_MINUTES);
      await perform(deleteExpiredRecords, old.services);
      expect(await count()).toBe(0);
    } finally {
      await old.close();
    }
  });
});

describe('views of a page', () => {
  const counted = () => server.db.selectFrom('page_views').selectAll().orderBy('views').execute();
  const view = (body: Record<string, string>) =>
    server.call('recordPageView', { brand: 'asda', body: { page: '/contact', ...body } });
  beforeEach(() => server.db.deleteFrom('page_views').execute());

  test('are counts by day, brand, page and marketing parameters, and hold nothing else', async () => {
    await view({});
    await view({});
    await view({ utm_source: 'newsletter', utm_campaign: 'spring 2027' });
    const none = { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };
    const row = { brand_id: 'asda', viewed_on: '2026-11-20', page: '/contact', ...none };
    expect(await counted()).toEqual([
      { ...row, utm_source: 'newsletter', utm_campaign: 'spring 2027', views: 1 },
      { ...row, views: 2 },
    ]);
  });

  test.each([
    { page: '/account/borrow/requested/01a1f866-0d00-742c-8dbe-984679d2ac53' },
    { page: '/contact?topic=applying' },
    { page: 'contact' },
    { page: '/account/borrow#2' },
    { utm_source: 'ann@mail.example' },
  ])('with an id, a query or an address in them are refused: %o', async (body) => {
    expect((await view(body)).error?.type).toBe('validationFailed');
    expect(await counted()).toEqual([]);
  });

  test('are deleted after 13 months', async () => {
    await view({});
    server.passMinutes(397 * DAY_MINUTES);
    await view({});
    await perform(deleteExpiredRecords, server.services);
    expect(await counted()).toEqual([expect.objectContaining({ views: 1 })]);
  });
});
