import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { day } from '@fairlead/core/calendar/day';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const read = (borrower: LoanBorrower) =>
  server.get('readLoan', {
    ...aboutLoan(borrower),
    query: { embedded: 'bankDetails,pendingRepayments,historicalRepayments' },
  });
const advanceTo = (to: string) => server.get('advanceTime', { body: { to } });
const inboxOf = ({ application }: LoanBorrower) =>
  server.get('readInbox', { query: { to: application.user.email } });
const mandateOf = ({ loanId }: LoanBorrower) =>
  server.db
    .selectFrom('mandates')
    .select(['status', 'account_ending'])
    .where('loan_id', '=', loanId)
    .executeTakeFirstOrThrow();

test('what banks report of an instruction takes effect, by the reason', async () => {
  const signed = async (firstName: string) => signedLoan(server, shortLoan(firstName));
  const [moving, cancelling, invalid] = [
    await signed('Moving'),
    await signed('Cancelling'),
    await signed('Invalid'),
  ];
  await advanceTo(addWorkingDays(day((await read(moving)).asOf), 9));

  expect(await mandateOf(moving)).toEqual({ status: 'active', account_ending: '31' });
  expect(await read(moving)).toMatchObject({
    isMandateActive: true,
    bankDetails: { maskedAccountNumber: '******31', maskedSortCode: '******' },
  });
  const moved = (await inboxOf(moving)).filter(({ subject }) => subject.includes('has moved'));
  expect(moved.map(({ text }) => text)).toEqual([expect.stringContaining('which ends in 31') as string]);

  expect(await mandateOf(cancelling)).toMatchObject({ status: 'cancelled' });
  const [cancelled] = (await inboxOf(cancelling)).filter(({ subject }) => subject.includes('cancelled'));
  expect(cancelled?.text).toContain('cancelled at your bank');
  expect(await server.call('setUpDirectDebit', aboutLoan(cancelling))).toMatchObject({ status: 200 });

  expect(await mandateOf(invalid)).toMatchObject({ status: 'failed' });
  expect(await read(invalid)).toMatchObject({ isMandateActive: false });
  const [refused] = (await inboxOf(invalid)).filter(({ subject }) => subject.includes('cancelled'));
  expect(refused?.text).toContain('account details aren’t right');
  expect(refused?.text).toContain('Add another bank account');
  expect(await server.call('setUpDirectDebit', aboutLoan(invalid))).toMatchObject({
    status: 409,
    error: { type: 'accountClosed' },
  });
});

test('a charge-back that the bank undoes is credited again from its day, at no cost to the borrower', async () => {
  const [relenting, steady] = [
    await signedLoan(server, shortLoan('Relenting')),
    await signedLoan(server, shortLoan()),
  ];
  const { collectOn, amount } = (await read(relenting)).nextPayment!;
  await advanceTo(addWorkingDays(day(collectOn), 6));
  expect(await read(relenting)).toMatchObject({ state: 'Late', totalPaid: 0, arrears: { amount } });

  await advanceTo(addWorkingDays(day(collectOn), 10));
  const loan = await read(relenting);
  expect(loan).toMatchObject({ state: 'Live', totalPaid: amount, arrears: { amount: 0 } });
  const last = loan.historicalRepayments!.at(-1);
  expect(last).toMatchObject({
    kind: 'repayment',
    description: 'Payment credited again',
    method: 'Direct Debit',
    amount,
    valueOn: addWorkingDays(day(collectOn), 5),
  });
  const [written] = (await inboxOf(relenting)).filter(({ subject }) => subject.includes('counts again'));
  expect(written?.text).toContain('so you pay no extra interest');
  expect(loan.leftToPay).toBe((await read(steady)).leftToPay);
});

test('a death ends the collections; nothing is asked for by itself, and staff find it in the audit trail', async () => {
  const borrower = await signedLoan(server, shortLoan('Departed'));
  const collectOn = day((await read(borrower)).nextPayment!.collectOn);
  await advanceTo(addWorkingDays(collectOn, -1));
  const before = (await inboxOf(borrower)).length;
  await advanceTo(addWorkingDays(collectOn, 45));
  expect(await mandateOf(borrower)).toMatchObject({ status: 'cancelled' });
  expect((await inboxOf(borrower)).length).toBe(before);
  const payments = server.db.selectFrom('payments').select('id').where('loan_id', '=', borrower.loanId);
  expect(await payments.execute()).toHaveLength(1);
  const reported = server.db
    .selectFrom('audit_rows')
    .select('id')
    .where('action', '=', 'death-reported')
    .where('subject_id', '=', borrower.loanId);
  expect(await reported.execute()).toHaveLength(1);
});
