import { addDays } from '@fairlead/core/calendar/day';
import { nextWorkingDay } from '@fairlead/core/calendar/working-days';
import { applied, type Borrower } from '@fairlead/testing/journeys/applying';
import { stepUp } from '@fairlead/testing/journeys/sign-in';
import { signedOn } from '@fairlead/testing/journeys/staff';
import { EICAR } from '@fairlead/providers/virus-scan/eicar';
import { file, photo } from '@fairlead/testing/sent-files';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { actAs } from '../../database/acting-as.ts';
import { explainDecisions } from '../../verification/explain-decisions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const REASON = 'One of the defaults is not mine.';

let server: TestServer;

const declined = (lastName = 'Decline') => applied(server, newApplicant('Dora', lastName));

const ask = ({ token, applicationId }: Borrower, reason = REASON) =>
  server.call('askSecondLook', { token, params: { id: applicationId }, body: { reason } });

const read = ({ token, applicationId }: Borrower) =>
  server.get('readApplication', { token, params: { id: applicationId }, query: { embedded: 'quote' } });

const newestLetter = async ({ application }: Borrower) =>
  (await server.get('readInbox', { query: { to: application.user.email } }))[0];

describe('a second look at a decline', () => {
  let staff: string;
  beforeAll(async () => {
    server = await startTestServer();
    staff = (await signedOn(server)).token;
  });
  afterAll(() => server.close());

  const decide = (id: string, body: object) =>
    server.call('decideApplication', { token: staff, params: { id }, body: body as never });

  const APPROVAL = { outcome: 'approve', band: 'Limited', reason: 'The agency confirms the mistake.' };
  const UPHELD = {
    outcome: 'decline',
    declineReasons: ['recent-defaults'],
    reason: 'Both defaults are confirmed.',
  };

  test('can be asked for once', async () => {
    const borrower = await declined();
    expect(await read(borrower)).toMatchObject({ canAskSecondLook: true, secondLook: null });
    expect((await ask(borrower)).status).toBe(200);
    expect(await read(borrower)).toMatchObject({
      state: 'Declined',
      canAskSecondLook: false,
      secondLook: { answeredAt: null },
    });
    expect((await ask(borrower)).error?.type).toBe('secondLookNotOpen');
  });

  test('takes a file that shows it, which staff open, and leaves a row of who did', async () => {
    const borrower = await declined();
    const { token, applicationId: id } = borrower;
    const params = { id };
    const body = { reason: REASON, document: photo('letter.jpg') };
    expect((await server.call('askSecondLook', { token, params, body })).status).toBe(200);
    const { secondLook } = await server.get('readApplicationForReview', { token: staff, params });
    expect(secondLook?.file).toEqual({ filename: 'letter.jpg', contentType: 'image/jpeg', pages: 1 });
    const { contentType, content } = await server.get('readSecondLookFile', { token: staff, params });
    expect(contentType).toBe('image/jpeg');
    expect(Buffer.from(content, 'base64').subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    const row = await server.db
      .selectFrom('audit_rows')
      .select('actor')
      .where('action', '=', 'second-look-file-read-by-staff')
      .where('subject_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.actor).toBe('staff');
    expect((await decide(id, UPHELD)).status).toBe(200);
    const after = await server.call('readSecondLookFile', { token: staff, params });
    expect(after.error?.type).toBe('applicationNotWaiting');
  });

  test('with a file that is not taken is not asked for, and says why', async () => {
    const borrower = await declined();
    const { token, applicationId: id } = borrower;
    const document = file('letter.pdf', Buffer.from(`%PDF-1.7\n${EICAR}`));
    const body = { reason: REASON, document };
    const answer = await server.call('askSecondLook', { token, params: { id }, body });
    expect(answer).toMatchObject({ status: 422, error: { type: 'fileHasVirus' } });
    expect(await read(borrower)).toMatchObject({ canAskSecondLook: true, secondLook: null });
  });

  test('without a file has none for staff to open', async () => {
    const borrower = await declined();
    await ask(borrower);
    const params = { id: borrower.applicationId };
    const { secondLook } = await server.get('readApplicationForReview', { token: staff, params });
    expect(secondLook?.file).toBeNull();
    const none = await server.call('readSecondLookFile', { token: staff, params });
    expect(none.error?.type).toBe('notFound');
  });

  test('is of the borrower’s own decline alone', async () => {
    const borrower = await declined();
    const other = await applied(server);
    expect((await ask({ ...borrower, token: other.token })).status).toBe(404);
    expect((await ask(other)).error?.type).toBe('secondLookNotOpen');
  });

  test('is read by staff with the borrower’s words, which are stored encrypted', async () => {
    const borrower = await declined();
    await ask(borrower);
    const waiting = await server.get('listWaitingApplications', { token: staff });
    expect(waiting.find(({ id }) => id === borrower.applicationId)).toMatchObject({ isSecondLook: true });
    const params = { id: borrower.applicationId };
    expect(await server.get('readApplicationForReview', { token: staff, params })).toMatchObject({
      secondLook: { reason: REASON, declineReasons: ['recent-defaults'] },
    });
    const row = await server.db
      .selectFrom('loan_applications')
      .select('second_look_encrypted')
      .where('id', '=', borrower.applicationId)
      .executeTakeFirstOrThrow();
    expect(row.second_look_encrypted).not.toContain('default');
  });

  test('that is upheld says so by email, and counts from the first decision', async () => {
    const borrower = await declined();
    const before = await read(borrower);
    await ask(borrower);
    expect((await decide(borrower.applicationId, UPHELD)).status).toBe(200);
    const after = await read(borrower);
    expect(after).toMatchObject({ state: 'Declined', canAskSecondLook: false });
    expect(after.secondLook?.answeredAt).not.toBeNull();
    expect(after.isDeclinePanelOpen).toBe(before.isDeclinePanelOpen);
    expect((await newestLetter(borrower))?.subject).toBe('We’ve looked at your application again');
    expect((await ask(borrower)).error?.type).toBe('secondLookNotOpen');
    expect((await decide(borrower.applicationId, UPHELD)).error?.type).toBe('applicationNotWaiting');
  });

  test('leaves the smaller loan that was offered', async () => {
    const who = newApplicant('Dora', 'Fair', { amount: 12_000, netMonthlyIncome: 6_000 });
    const borrower = await applied(server, who);
    const call = { token: borrower.token, params: { id: borrower.applicationId } };
    const offered = await server.get('readDownsell', call);
    await ask(borrower);
    await decide(borrower.applicationId, { ...UPHELD, declineReasons: ['amount-not-offered'] });
    expect(await server.get('readDownsell', call)).toEqual(offered);
  });

  test('ends when the smaller loan is taken', async () => {
    const who = newApplicant('Dora', 'Fair', { amount: 12_000, netMonthlyIncome: 6_000 });
    const borrower = await applied(server, who);
    const call = { token: borrower.token, params: { id: borrower.applicationId } };
    await ask(borrower);
    await server.get('takeDownsell', call);
    expect(await read(borrower)).toMatchObject({ state: 'Quoted', secondLook: null });
    const waiting = await server.get('listWaitingApplications', { token: staff });
    expect(waiting.map(({ id }) => id)).not.toContain(borrower.applicationId);
  });

  test('that is approved gives a price, unless the rules forbid it', async () => {
    const forbidden = await declined();
    await ask(forbidden);
    expect((await decide(forbidden.applicationId, APPROVAL)).error?.type).toBe('cannotApprove');
    const thin = await declined('Thin');
    await decide(thin.applicationId, { ...UPHELD, declineReasons: ['too-little-history'] });
    await ask(thin);
    expect((await decide(thin.applicationId, APPROVAL)).status).toBe(200);
    expect(await read(thin)).toMatchObject({ state: 'Quoted', quote: { amount: 7_500 }, declineReasons: [] });
    expect((await newestLetter(thin))?.subject).toBe('Your price');
  });
});

describe('in the sandbox, on the next working day,', () => {
  beforeEach(async () => {
    server = await startTestServer();
    return () => server.close();
  });

  const workingDaysLater = async (): Promise<void> =>
    server.travelTo(nextWorkingDay(addDays(await server.today(), 1)));

  test('a mistake is corrected, and every other decision upheld', async () => {
    const [thin, other] = [await declined('Thin'), await declined()];
    await workingDaysLater();
    expect((await read(thin)).state).toBe('Declined');
    await ask(thin, 'Mistake: the file is not mine.');
    await ask(other, 'Mistake: but the rules forbid it.');
    await workingDaysLater();
    expect((await read(thin)).state).toBe('Quoted');
    expect(await read(other)).toMatchObject({ state: 'Declined', canAskSecondLook: false });
    expect((await newestLetter(other))?.subject).toBe('We’ve looked at your application again');
  });

  test('an upheld decision leaves the day from which someone can apply again', async () => {
    const borrower = await declined();
    const appliedOn = await server.today();
    await server.travelTo(addDays(appliedOn, 20));
    await ask(borrower);
    await workingDaysLater();
    expect((await newestLetter(borrower))?.subject).toBe('We’ve looked at your application again');
    await server.travelTo(addDays(appliedOn, 31));
    const { token } = await stepUp(server, borrower);
    const user = await server.get('readUser', { token, params: { id: borrower.userId } });
    expect(user.canReApply).toBe(true);
  });

  test('the decisions that it makes are made again with the same outcome', async () => {
    const borrower = await declined('Thin');
    await workingDaysLater();
    await ask(borrower);
    await workingDaysLater();
    const { db, services } = server;
    const explained = await actAs('system', () =>
      explainDecisions(db, services.cipher, borrower.applicationId),
    );
    expect(explained.map(({ isDifferent }) => isDifferent)).toEqual([false, false, false]);
  });

  test('it is too late to ask after 30 days', async () => {
    const borrower = await declined();
    await server.travelTo(addDays(await server.today(), 31));
    expect((await read(borrower)).canAskSecondLook).toBe(false);
    expect((await ask(borrower)).error?.type).toBe('secondLookNotOpen');
  });
});

test('staff who do not answer within 30 days cannot any more', async () => {
  server = await startTestServer({ settings: { REVIEWER_PROVIDER: 'staff' } });
  const borrower = await declined();
  await ask(borrower);
  const waiting = async () => {
    const { token } = await signedOn(server);
    return (await server.get('listWaitingApplications', { token })).map(({ id }) => id);
  };
  await server.travelTo(addDays(await server.today(), 30));
  expect(await waiting()).toContain(borrower.applicationId);
  await server.travelTo(addDays(await server.today(), 1));
  expect(await waiting()).toEqual([]);
  await server.close();
});
