import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { addDays, day } from '@fairlead/core/calendar/day';
import { fullDay, longDay } from '@fairlead/core/calendar/display';
import { addWorkingDays, nextWorkingDay } from '@fairlead/core/calendar/working-days';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const read = (borrower: LoanBorrower) =>
  server.get('readLoan', { ...aboutLoan(borrower), query: { embedded: 'pendingRepayments' } });
const advanceTo = (to: string) => server.get('advanceTime', { body: { to } });
const attemptsOf = ({ loanId }: LoanBorrower) =>
  server.db
    .selectFrom('payments')
    .select(['instalment', 'attempt', 'status', 'collect_on'])
    .where('loan_id', '=', loanId)
    .where('instalment', '=', 1)
    .orderBy('attempt')
    .execute();
const lettersTo = async ({ application }: LoanBorrower, subject: string) =>
  (await server.get('readInbox', { query: { to: application.user.email } })).filter(
    (message) => message.subject === subject,
  );
const FAILED = 'Your payment didn’t go through';

describe('a collection that failed', () => {
  test('is presented again on the fifth working day, and the borrower is emailed both days', async () => {
    const ada = await signedLoan(server, shortLoan('Penniless'));
    const collectOn = day((await read(ada)).nextPayment!.collectOn);
    await advanceTo(collectOn);
    const againOn = addWorkingDays(collectOn, 5);
    expect(await read(ada)).toMatchObject({ nextAttempt: { collectOn: againOn } });
    const [first] = await lettersTo(ada, FAILED);
    expect(first?.text).toContain(`We’ll try again on ${longDay(againOn)}`);
    expect(first?.text).toContain('there wasn’t enough money in the account');
    await advanceTo(addWorkingDays(againOn, -1));
    expect(await read(ada)).toMatchObject({
      state: 'Late',
      nextAttempt: null,
      pendingRepayments: [{ purpose: 'instalment', state: 'submitted', collectOn: againOn }],
    });
    await advanceTo(againOn);
    expect(await attemptsOf(ada)).toEqual([
      { instalment: 1, attempt: 1, status: 'failed', collect_on: collectOn },
      { instalment: 1, attempt: 2, status: 'failed', collect_on: againOn },
    ]);
    const letters = await lettersTo(ada, FAILED);
    expect(letters).toHaveLength(2);
    expect(letters.some(({ text }) => text.includes('We won’t try this payment again'))).toBe(true);
    await advanceTo(addWorkingDays(againOn, 8));
    expect(await attemptsOf(ada)).toHaveLength(2);
    expect(await read(ada)).toMatchObject({ nextAttempt: null });
  });

  test('is not presented again while the borrower pays it, so that it is paid once', async () => {
    const ada = await signedLoan(server, shortLoan('Penniless'));
    const collectOn = day((await read(ada)).nextPayment!.collectOn);
    await advanceTo(addWorkingDays(collectOn, 2));
    const { arrears } = await read(ada);
    const body = { amount: arrears.amount };
    await server.get('directDebitLateRepayment', { ...aboutLoan(ada), body });
    await advanceTo(addWorkingDays(collectOn, 4));
    expect(await attemptsOf(ada)).toHaveLength(1);
  });

  test('is presented again on the day that the borrower picks, which is emailed', async () => {
    const ada = await signedLoan(server, shortLoan('Penniless'));
    const collectOn = day((await read(ada)).nextPayment!.collectOn);
    await advanceTo(collectOn);
    const [letter] = await lettersTo(ada, FAILED);
    expect(letter?.text).toContain('pick another day for the next try on your loan’s page, until the end of');
    const { days } = await server.get('readSecondAttempt', aboutLoan(ada));
    const picked = addWorkingDays(collectOn, 10);
    expect([days.at(0), days.at(-1)]).toEqual([addWorkingDays(collectOn, 3), picked]);
    const today = { ...aboutLoan(ada), body: { date: collectOn } };
    expect(await server.call('moveSecondAttempt', today)).toMatchObject({
      status: 422,
      error: { type: 'secondAttemptDayNotOffered' },
    });
    const moved = await server.get('moveSecondAttempt', { ...aboutLoan(ada), body: { date: picked } });
    expect(moved).toMatchObject({ nextAttempt: { collectOn: picked } });
    await server.work();
    const [confirmation] = await lettersTo(ada, 'You picked another day');
    expect(confirmation?.text).toContain(`again on ${fullDay(picked)}`);
    await advanceTo(addWorkingDays(picked, -2));
    expect(await attemptsOf(ada)).toMatchObject([
      { attempt: 1, status: 'failed' },
      { attempt: 2, status: 'submitted', collect_on: picked },
    ]);
    const refused = await server.call('moveSecondAttempt', { ...aboutLoan(ada), body: { date: days[0]! } });
    expect(refused).toMatchObject({ status: 409, error: { type: 'secondAttemptNotMovable' } });
  });

  test('is not where the account is closed; the borrower reads what to do', async () => {
    const ada = await signedLoan(server, shortLoan('Closed'));
    const collectOn = day((await read(ada)).nextPayment!.collectOn);
    await advanceTo(addDays(collectOn, 10));
    expect(await attemptsOf(ada)).toHaveLength(0);
    const [letter] = await lettersTo(ada, 'Your Direct Debit has been cancelled');
    expect(letter?.text).toContain('Your bank says that the account is closed.');
    expect(letter?.text).toContain('Set up your Direct Debit again');
  });
});

test('a payment that arrives brings a receipt with what is left, and one that comes back an email', async () => {
  const ada = await signedLoan(server, shortLoan('Fickle'));
  const { nextPayment, leftToPay } = await read(ada);
  const collectOn = day(nextPayment!.collectOn);
  await advanceTo(collectOn);
  const [receipt] = await lettersTo(ada, 'Payment received');
  expect(receipt?.text).toContain(`£${nextPayment!.amount.toFixed(2)} arrived on`);
  expect(receipt?.text).toContain(`£${(leftToPay - nextPayment!.amount).toFixed(2)} left to pay`);
  await advanceTo(addWorkingDays(collectOn, 5));
  const [failed] = await lettersTo(ada, FAILED);
  expect(failed?.text).toContain('was taken back on');
  expect(failed?.text).toContain('We won’t try this payment again');
  await advanceTo(addWorkingDays(collectOn, 15));
  expect(await attemptsOf(ada)).toHaveLength(1);
});

test('a loan that was paid off is open again when the bank takes the money back, with time to pay and a letter', async () => {
  const ada = await signedLoan(server, shortLoan('Fickle'));
  const { nextPayment } = await read(ada);
  const body = { type: 'settlement', settlementReason: 'own-money' } as const;
  const query = { embedded: 'context' };
  const { context } = await server.get('createEarlySettlementQuote', { ...aboutLoan(ada), body, query });
  const settleOn = day(context!.directDebitFrom!);
  const choice = { paymentMethod: 'DIRECT_DEBIT', settleOn } as const;
  await server.get('selectEarlySettlementQuotePaymentMethod', { ...aboutLoan(ada), body: choice });
  await advanceTo(settleOn);
  expect(await read(ada)).toMatchObject({ state: 'Settled', isMandateActive: false, reopening: null });
  const backOn = addWorkingDays(settleOn, 5);
  await advanceTo(backOn);
  expect(await lettersTo(ada, 'Your loan is open again')).toHaveLength(1);
  expect(await lettersTo(ada, FAILED)).toEqual([]);
  const payBy = addWorkingDays(backOn, 14);
  const reopening = { settledOn: settleOn, reopenedOn: backOn, payBy, owed: 0 };
  const open = { state: 'Live', totalPaid: 0, isMandateActive: false, nextPayment };
  expect(await read(ada)).toMatchObject({ ...open, reopening });

  // Without an instruction nothing is collected, and nothing is late yet.
  await advanceTo(nextPayment!.dueOn);
  expect(await read(ada)).toMatchObject({ state: 'Live', pendingRepayments: [] });
  await server.get('setUpDirectDebit', aboutLoan(ada));
  await advanceTo(addWorkingDays(backOn, 25));
  expect(await read(ada)).toMatchObject({ state: 'Late', isMandateActive: true });
});

test('a last payment that has grown is collected as agreed, and the rest as the borrower chooses', async () => {
  const ada = await signedLoan(server, shortLoan());
  const later = (await server.get('paymentDatesEligibleForUpdate', aboutLoan(ada))).at(-1)!;
  await server.get('updatePaymentDate', { ...aboutLoan(ada), body: { date: later } });
  const { finalPayment: agreed, endsOn, lastInstalment: early } = await read(ada);
  expect(early).toBeNull();
  const choose = (choice: 'together' | 'further-months') =>
    server.call('chooseLastInstalment', { ...aboutLoan(ada), body: { choice } });
  const noticeOn = addWorkingDays(nextWorkingDay(day(endsOn)), -10);
  await advanceTo(addDays(noticeOn, -1));
  expect(await choose('together')).toMatchObject({ status: 409, error: { type: 'nothingToChoose' } });
  await advanceTo(noticeOn);
  const [letter] = await lettersTo(ada, 'Your last payment: choose how to pay the rest');
  const { lastInstalment, endsOn: lastOn } = await read(ada);
  const rest = lastInstalment!.rest;
  expect(lastInstalment).toMatchObject({ agreed, choice: 'further-months', canChoose: true, uncovered: 0 });
  expect(lastInstalment!.further).toEqual([{ collectOn: expect.any(String) as string, amount: rest }]);
  expect(letter?.text).toContain(`£${agreed.toFixed(2)} is collected on`);
  expect(lastOn > endsOn).toBe(true);

  expect((await choose('together')).data).toMatchObject({ endsOn, lastInstalment: { choice: 'together' } });
  expect((await choose('further-months')).data).toMatchObject({ endsOn: lastOn });
  await advanceTo(addDays(day(lastInstalment!.collectOn), 10));
  expect(await read(ada)).toMatchObject({ state: 'Live', leftToPay: rest, arrears: { amount: 0 } });
  await advanceTo(addDays(day(lastInstalment!.further[0]!.collectOn), 1));
  expect(await read(ada)).toMatchObject({ state: 'Complete', leftToPay: 0 });
});
