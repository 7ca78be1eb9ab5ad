import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { addDays, addMonths, day } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAfterEach } from '../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const advanceTo = (to: string) => server.get('advanceTime', { body: { to } });
const lettersTo = ({ application }: LoanBorrower, subject: RegExp) =>
  server
    .get('readInbox', { query: { to: application.user.email } })
    .then((messages) => messages.filter((message) => subject.test(message.subject)));

const MISSED = /^A payment hasn’t reached us/;
const NOTICE = /^Your loan is behind/;

test('a borrower who pays nothing is written to for the first, given the notice with its sheet for the second, and again in six months', async () => {
  const ada = await signedLoan(server, shortLoan('Penniless'));
  const { scheduledPayments = [] } = await server.get('readLoan', {
    ...aboutLoan(ada),
    query: { embedded: 'scheduledPayments' },
  });
  const [first, second] = scheduledPayments;
  await advanceTo(addWorkingDays(day(first!.collectOn), 1));
  const [missed] = await lettersTo(ada, MISSED);
  const keptOff = longDay(addDays(addMonths(day(first!.dueOn), 1), -1));
  expect(missed?.text).toMatch(/^Hello \w+,\n\nYou can pay now on your loan’s page/);
  expect(missed?.text).toContain(`If it’s paid by ${keptOff}, it isn’t recorded as missed`);
  expect(missed?.text).toContain('MoneyHelper');

  const metOn = addWorkingDays(day(second!.collectOn), 1);
  await advanceTo(metOn);
  const [notice, ...earlier] = await lettersTo(ada, NOTICE);
  expect(earlier).toEqual([]);
  expect(await lettersTo(ada, MISSED)).toHaveLength(1);
  expect(notice?.attachments.map(({ filename }) => filename)).toEqual([
    'notice-of-arrears.pdf',
    'arrears-information-sheet.pdf',
  ]);
  const messages = await server.get('readMessages', {
    token: ada.token,
    params: { id: ada.userId },
  });
  expect(JSON.stringify(messages)).toContain('notice-of-arrears');

  await advanceTo(addDays(addMonths(metOn, 6), -1));
  expect(await lettersTo(ada, NOTICE)).toHaveLength(1);
  await advanceTo(addMonths(metOn, 6));
  expect(await lettersTo(ada, NOTICE)).toHaveLength(2);
  for (const { text } of await server.get('readInbox', { query: { to: ada.application.user.email } })) {
    expect(text.replaceAll(/https?:\S+|FRN|SMS/g, '')).not.toMatch(/\b[A-Z]{4,}\b|!|legal action|bailiff/);
  }
});

test('nothing is sent by itself after a death', async () => {
  const loan = await signedLoan(server, shortLoan('Deceased'));
  await server.get('advanceTime', { body: { days: 70 } });
  expect((await server.get('readLoan', aboutLoan(loan))).arrears.instalments).toBe(2);
  expect([...(await lettersTo(loan, MISSED)), ...(await lettersTo(loan, NOTICE))]).toEqual([]);
});
