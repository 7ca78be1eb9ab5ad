import { addDays, type Day } from '@fairlead/core/calendar/day';
import { GOOD_ACCOUNT, readAll, RETURNED_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { newApplicant } from '@fairlead/testing/people';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { listEvents } from '../../resources/loan/loan-event-store.ts';
import type { PayoutRow } from '../../resources/payout/payout-store.ts';
import { verifyRecords } from '../../verification/verify-records.ts';
import type { PayoutEvent } from '@fairlead/providers/payouts/port';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function returnedLoan(): Promise<LoanBorrower> {
  const borrower = await signedLoan(server, newApplicant('Ada', 'Accept'), RETURNED_ACCOUNT);
  await server.work();
  await server.travelTo(addDays(await server.today(), 1));
  return borrower;
}

const loanOf = ({ token, loanId }: LoanBorrower, id = loanId) =>
  server.get('readLoan', { token, params: { id }, query: { embedded: 'bankDetails,documents' } });
const followUp = ({ token, applicationId: id }: LoanBorrower, wants = true) =>
  server.call('followUp', { token, params: { id }, body: { followUp: wants } });
const subjects = async ({ application }: LoanBorrower) =>
  (await server.get('readInbox', { query: { to: application.user.email } })).map(({ subject }) => subject);

async function give(borrower: LoanBorrower, account = GOOD_ACCOUNT) {
  const { data } = await followUp(borrower);
  const id = data?.requirements?.find((each) => each['@type'] === 'bank-application-requirement')?.id ?? '';
  return server.call('provideBankDetails', { token: borrower.token, params: { id }, body: account });
}

async function readAndSign(borrower: LoanBorrower) {
  const { token, applicationId: id } = borrower;
  await server.get('prepareDocuments', { token, params: { id } });
  await readAll(server, borrower);
  return server.call('requestLoan', { token, params: { id }, body: { name: 'Ada Accept' } });
}

const rows = (table: 'loans' | 'payouts' | 'mandates' | 'signatures', { userId }: LoanBorrower) =>
  server.db.selectFrom(table).selectAll().where('user_id', '=', userId).orderBy('id').execute();

const expectSound = async () => {
  const { results } = await verifyRecords(server.db);
  expect(results.flatMap(({ differences }) => differences)).toEqual([]);
};

/** The bank's notice of a returned payout, again, as another event with another day and reason. */
function noticeAgain({ id, amount_pence: amount }: PayoutRow, on: Day): PayoutEvent {
  const notice = { eventId: `again-${id}`, kind: 'payout-returned', payoutId: 'again' } as const;
  return { ...notice, idempotencyKey: id, amount, on, reason: 'account-unknown' };
}

describe('a payout that comes back', () => {
  let borrower: LoanBorrower;
  beforeEach(async () => {
    borrower = await returnedLoan();
  });

  test('and is reported as returned a second time, for another reason, changes nothing', async () => {
    const { payoutProblem } = await loanOf(borrower);
    const [payout] = await rows('payouts', borrower);
    const eventsOf = () => listEvents(server.db, borrower);
    const events = await eventsOf();
    await server.work();
    const letters = await subjects(borrower);
    const { payouts } = server.services.providers;
    const again = noticeAgain(payout as PayoutRow, addDays(await server.today(), 1));
    Object.assign(server.services.providers, {
      payouts: {
        ...payouts,
        eventsAfter: async (...after: Parameters<typeof payouts.eventsAfter>) => {
          const page = await payouts.eventsAfter(...after);
          return { ...page, events: [...page.events, again] };
        },
      },
    });
    await server
      .travelTo(addDays(await server.today(), 2))
      .finally(() => Object.assign(server.services.providers, { payouts }));
    await server.work();
    const notice = await server.db
      .selectFrom('provider_events')
      .select('applied_at')
      .where('event_id', '=', again.eventId)
      .executeTakeFirstOrThrow();
    expect(notice.applied_at).not.toBeNull();
    expect(await eventsOf()).toEqual(events);
    expect(await loanOf(borrower)).toMatchObject({ state: 'Pending', outstanding: 0, payoutProblem });
    expect(await rows('payouts', borrower)).toEqual([payout]);
    expect(await subjects(borrower)).toEqual(letters);
    await expectSound();
  });

  test('says why and until when another account can be given, by page, email and text', async () => {
    const today = await server.today();
    expect(await loanOf(borrower)).toMatchObject({
      state: 'Pending',
      isActive: true,
      outstanding: 0,
      cancellation: null,
      payoutProblem: { reason: 'account-closed', since: today, accountUntil: addDays(today, 14) },
    });
    await server.work();
    expect(await subjects(borrower)).toContain('We couldn’t pay you');
    const texts = await server.db
      .selectFrom('outbox_messages')
      .select('channel')
      .where('user_id', '=', borrower.userId)
      .where('template', '=', 'payout-problem')
      .execute();
    expect(texts.map(({ channel }) => channel).toSorted()).toEqual(['email', 'sms']);
  });

  test('is paid to another account after new documents are signed, as a loan of its own', async () => {
    const given = await give(borrower);
    expect(given).toMatchObject({ status: 200, data: { state: 'Documents' } });
    const signed = await readAndSign(borrower);
    expect(signed).toMatchObject({ status: 200, data: { state: 'Requested' } });
    const again = signed.data?.loan?.id ?? '';
    expect(again).not.toBe(borrower.loanId);
    await server.work();
    await server.work();
    const today = await server.today();
    expect(await loanOf(borrower)).toMatchObject({
      state: 'Cancelled',
      cancellation: 'signed-again',
      outstanding: 0,
      isActive: false,
      payoutProblem: null,
    });
    expect(await loanOf(borrower, again)).toMatchObject({
      state: 'Live',
      disbursalDate: today,
      signedOn: today,
      bankDetails: { maskedAccountNumber: '****4958' },
    });
    expect((await rows('payouts', borrower)).map((row) => 'status' in row && row.status)).toEqual([
      'returned',
      'settled',
    ]);
    expect((await rows('mandates', borrower)).map((row) => 'status' in row && row.status)[0]).toBe(
      'cancelled',
    );
    expect(await subjects(borrower)).toEqual(
      expect.arrayContaining(['We have your new account', 'Your money is on its way']),
    );
    const first = await server.get('readEvidence', {
      token: borrower.token,
      params: { id: borrower.loanId },
    });
    const second = await server.get('readEvidence', { token: borrower.token, params: { id: again } });
    expect([first.signedName, second.signedName]).toEqual([null, 'Ada Accept']);
    expect(first.documents[0]?.htmlSha256).not.toBe(second.documents[0]?.htmlSha256);
    expect((await loanOf(borrower)).documents).toHaveLength(4);
    await expectSound();
  });

  test('takes no account that was tried, and none whose name the bank does not confirm', async () => {
    expect(await give(borrower, RETURNED_ACCOUNT)).toMatchObject({
      status: 422,
      error: { type: 'accountNotPaid' },
    });
    const other = { ...GOOD_ACCOUNT, sortCode: '20-29-59', accountNumber: '63748472' };
    expect(await give(borrower, other)).toMatchObject({ error: { type: 'accountNameDoesNotMatch' } });
    expect(await loanOf(borrower)).toMatchObject({ state: 'Pending' });
  });

  test('asks once, however often the borrower presses', async () => {
    const answers = await Promise.all([followUp(borrower), followUp(borrower), followUp(borrower)]);
    expect(answers.map(({ data }) => data?.state)).toEqual(['Requirements', 'Requirements', 'Requirements']);
    expect(await rows('loans', borrower)).toHaveLength(1);
  });

  test('is signed again once: repeated, the signature names the same loan', async () => {
    await give(borrower);
    const { data } = await readAndSign(borrower);
    const { token, applicationId: id } = borrower;
    const repeated = await server.call('requestLoan', { token, params: { id } });
    expect(repeated.data?.loan?.id).toBe(data?.loan?.id);
    expect(await rows('loans', borrower)).toHaveLength(2);
  });

  test('cannot be asked about by anyone else, or with a weak session', async () => {
    const other = await signedLoan(server, newApplicant('Eve', 'Accept'));
    const { applicationId: id } = borrower;
    expect(
      await server.call('followUp', { token: other.token, params: { id }, body: { followUp: true } }),
    ).toMatchObject({ status: 404 });
    expect(await followUp(other)).toMatchObject({ status: 409, error: { type: 'applicationNotOpen' } });
    expect(await followUp(borrower, false)).toMatchObject({ error: { type: 'applicationNotOpen' } });
  });
});

describe('14 days after a payout came back', () => {
  test('the loan is cancelled at no cost, with its mandate, and the borrower can apply again', async () => {
    const borrower = await returnedLoan();
    const until = addDays(await server.today(), 14);
    await server.travelTo(until);
    expect(await loanOf(borrower)).toMatchObject({ state: 'Pending' });
    await server.travelTo(addDays(until, 3));
    expect(await loanOf(borrower)).toMatchObject({
      state: 'Cancelled',
      cancellation: 'not-paid-out',
      outstanding: 0,
      totalPaid: 0,
      isMandateActive: false,
    });
    const events = await server.db
      .selectFrom('loan_events')
      .select('value_on')
      .where('loan_id', '=', borrower.loanId)
      .where('kind', '=', 'cancelled')
      .execute();
    expect(events).toEqual([{ value_on: addDays(until, 1) }]);
    await server.work();
    expect(await subjects(borrower)).toContain('We’ve cancelled your loan');
    expect(await followUp(borrower)).toMatchObject({ error: { type: 'applicationNotOpen' } });
    await expectSound();
  });

  test('new documents that were not signed end with it', async () => {
    const borrower = await returnedLoan();
    await give(borrower);
    const until = addDays(await server.today(), 14);
    await server.travelTo(addDays(until, 1));
    const { token, applicationId: id } = borrower;
    expect(await server.get('readApplication', { token, params: { id } })).toMatchObject({
      state: 'Expired',
    });
    expect(await loanOf(borrower)).toMatchObject({ cancellation: 'not-paid-out' });
  });
});
