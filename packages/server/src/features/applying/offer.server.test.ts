import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actAs } from '../../database/acting-as.ts';
import { expireApplications } from '../../resources/loan-application/expire-applications.ts';
import { followUpDeclined } from '../../resources/loan-application/follow-up-declined.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('an offer', () => {
  test('is followed up once, however often the borrower confirms it', async () => {
    const { token, applicationId } = await applied(server);
    const call = { token, params: { id: applicationId }, body: { followUp: true } };
    const first = await server.get('followUp', call);
    const again = await server.get('followUp', call);
    expect(first.requirements).toHaveLength(3);
    expect(again.requirements).toEqual(first.requirements);
    const visited = await server.get('trackApplyVisit', { token, params: { id: applicationId } });
    expect(visited.state).toBe('Requirements');
  });

  test('that is not wanted is left as it is', async () => {
    const { token, applicationId } = await applied(server);
    const call = { token, params: { id: applicationId }, body: { followUp: false } };
    expect((await server.get('followUp', call)).state).toBe('Quoted');
  });

  test('belongs to its borrower: another borrower finds nothing, a caller without a session is asked to sign in', async () => {
    const mine = await applied(server);
    const other = await applied(server);
    const params = { id: mine.applicationId };
    const body = { followUp: true };
    expect(await server.call('readApplication', { token: other.token, params })).toMatchObject({
      status: 404,
    });
    expect(await server.call('followUp', { token: other.token, params, body })).toMatchObject({
      status: 404,
    });
    expect(await server.call('trackApplyVisit', { token: other.token, params })).toMatchObject({
      status: 404,
    });
    expect(await server.call('readApplication', { params })).toMatchObject({ status: 401 });
  });

  test('every step is in the audit trail, without personal data', async () => {
    const { applicationId } = await applied(server);
    const rows = await server.db
      .selectFrom('audit_rows')
      .selectAll()
      .where('subject_id', '=', applicationId)
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['application-submitted', 'quoted']);
    expect(JSON.stringify(rows)).not.toMatch(/Ada|mail\.example|1990-05-17/);
  });

  test('what a person typed is stored sealed', async () => {
    const { applicationId } = await applied(server);
    const row = await server.db
      .selectFrom('loan_applications')
      .selectAll()
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    // With the opening quote, which encrypted text does not contain: three letters alone occur by chance in one text of 500.
    expect(JSON.stringify(row)).not.toMatch(/"Ada|mail\.example|1990-05-17|Sample Street/);
  });
});

describe('the last day of an offer', () => {
  test('is a day like any other; after it the offer is over', async () => {
    const { token, applicationId } = await applied(server);
    const params = { id: applicationId };
    const expire = () =>
      actAs('system', async () => expireApplications(server.services, await server.today()));
    await server.services.clock.moveAhead(30);
    expect(await expire()).toBe(0);
    expect((await server.get('readApplication', { token, params })).state).toBe('Quoted');
    await server.services.clock.moveAhead(31);
    const late = await server.call('followUp', { token, params, body: { followUp: true } });
    expect(late).toMatchObject({ status: 409, error: { type: 'quoteExpired' } });
    expect(await expire()).toBeGreaterThan(0);
    expect((await server.get('readApplication', { token, params })).state).toBe('Expired');
    expect(await expire()).toBe(0);
  });
});

describe('a declined borrower who wants to apply again', () => {
  const decline = () => applied(server, newApplicant('Successful', 'Decline'));
  const wish = ({ token, applicationId }: Borrower, followUp: boolean) =>
    server.get('followUp', { token, params: { id: applicationId }, body: { followUp } });
  const followUpOn = (days: number) =>
    actAs('system', async () => {
      await server.services.clock.moveAhead(days);
      return followUpDeclined(server.services, await server.today());
    });
  const emailsTo = async ({ userId }: Borrower) => {
    const rows = await server.db
      .selectFrom('outbox_messages')
      .select('template')
      .where('user_id', '=', userId)
      .where('template', '=', 'apply-again')
      .execute();
    return rows.length;
  };

  test('is emailed once, on the first day on which they can, if they asked for it', async () => {
    await server.services.clock.moveAhead(40);
    const [asked, changedTheirMind, silent] = [await decline(), await decline(), await decline()];
    expect(await wish(asked, true)).toMatchObject({ state: 'Declined', followUp: true });
    await wish(changedTheirMind, true);
    expect(await wish(changedTheirMind, false)).toMatchObject({ state: 'Declined', followUp: false });
    expect(await followUpOn(69)).toBe(0);
    expect(await followUpOn(70)).toBe(1);
    expect(await followUpOn(70)).toBe(0);
    expect(await Promise.all([asked, changedTheirMind, silent].map(emailsTo))).toEqual([1, 0, 0]);
  });

  test('is not emailed when they have applied meanwhile', async () => {
    await server.services.clock.moveAhead(100);
    const borrower = await decline();
    await wish(borrower, true);
    await server.services.clock.moveAhead(140);
    await server.get('submitApplication', { token: borrower.token, body: borrower.application });
    await followUpOn(141);
    expect(await emailsTo(borrower)).toBe(0);
  });
});

test('the code of a document is stored with those of the submission; the last one counts', async () => {
  const { token, applicationId } = await applied(server);
  const store = (lrcpd: number) =>
    server.get('storeDocumentCode', { token, params: { id: applicationId }, body: { lrcpd } });
  await store(7);
  await store(9);
  const { document_codes } = await server.db
    .selectFrom('loan_applications')
    .select('document_codes')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  expect(document_codes).toEqual({ lufcd: 0, lfcd: 0, lcpd: 0, lrcpd: 9 });
});
