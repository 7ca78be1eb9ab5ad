import { BRANDS } from '@fairlead/brands/brands';
import { addDays, day } from '@fairlead/core/calendar/day';
import { fullDay, weekdayName } from '@fairlead/core/calendar/display';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import {
  aboutLoan,
  cancelInstruction,
  shortLoan,
  signedLoan,
  type LoanBorrower,
} from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '../database/acting-as.ts';
import { upcomingPaymentText, type UpcomingPayment } from '../resources/loan/letters/upcoming-payment.ts';
import { verifyAfterEach } from '../testing/verify-after-each.ts';
import { runDay } from './daily-run.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const read = (borrower: LoanBorrower) => server.get('readLoan', aboutLoan(borrower));
const advanceTo = (to: string) => server.get('advanceTime', { body: { to } });
const remindersTo = async ({ token, userId }: LoanBorrower) => {
  const { messages } = await server.get('readMessages', { token, params: { id: userId } });
  return messages.filter(({ text }) => text?.includes('Not enough in it?'));
};

test('a borrower is reminded of each collection once, three working days before it, in their channels', async () => {
  const ada = await signedLoan(server, shortLoan());
  const { nextPayment } = await read(ada);
  const collectOn = day(nextPayment!.collectOn);
  await advanceTo(addWorkingDays(collectOn, -4));
  expect(await remindersTo(ada)).toEqual([]);
  await advanceTo(addWorkingDays(collectOn, -3));
  const today = await server.services.clock.today();
  await actAs('system', () => runDay(server.services, today));
  const [reminder, ...others] = await remindersTo(ada);
  expect(others).toEqual([]);
  const amount = `£${nextPayment!.amount.toFixed(2)}`;
  expect(reminder).toMatchObject({ channel: 'email', subject: `${amount} on ${weekdayName(collectOn)}` });
  expect(reminder?.text).toContain(
    `${amount} by Direct Debit on ${fullDay(collectOn)}, from your account ending`,
  );
  expect(reminder?.text).toContain('Choose another payment day or pay another way by the end of');

  const user = { token: ada.token, params: { id: ada.userId } };
  await server.get('changeContactPermission', { ...user, body: { paymentTexts: true } });
  const next = day((await read(ada)).nextPayment!.collectOn);
  await advanceTo(addDays(next, 31));
  expect((await remindersTo(ada)).map(({ channel }) => channel).toSorted()).toEqual([
    'email',
    'email',
    'sms',
  ]);

  await cancelInstruction(server, ada.loanId);
  await advanceTo(addDays(next, 61));
  expect(await remindersTo(ada)).toHaveLength(3);
});

test.each(Object.values(BRANDS))('the text of $id fits one message', ({ dictionary }) => {
  const payment = {
    amount: pence(9_999_99),
    collectOn: day('2026-12-02'),
    changeUntil: day('2026-11-28'),
    ending: '4958',
  } as UpcomingPayment;
  const text = upcomingPaymentText(payment)(dictionary);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text).toContain(formatPounds(payment.amount));
});
