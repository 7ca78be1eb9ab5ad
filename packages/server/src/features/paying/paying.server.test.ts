import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { addDays, day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const EMBEDDED = 'scheduledPayments,pendingRepayments,historicalRepayments';
const read = (borrower: LoanBorrower) =>
  server.get('readLoan', { ...aboutLoan(borrower), query: { embedded: EMBEDDED } });
const optionsOf = (borrower: LoanBorrower) => server.get('repaymentOptions', aboutLoan(borrower));
const payEarly = (borrower: LoanBorrower, amount: number, keeps?: 'instalment' | 'term') =>
  server.call('directDebitEarlyRepayment', {
    ...aboutLoan(borrower),
    body: { amount, ...(keeps && { keeps }) },
  });
const payLate = (borrower: LoanBorrower, amount: number) =>
  server.call('directDebitLateRepayment', { ...aboutLoan(borrower), body: { amount } });
const cancel = (borrower: LoanBorrower, paymentId: string) =>
  server.call('cancelRepayment', { ...aboutLoan(borrower), body: { paymentId } });
const advanceTo = (to: string) => server.get('advanceTime', { body: { to } });
const todayOf = async () => day((await server.get('readTimeMachine', {})).today);
const pounds = (value: number) => Math.round(value * 100) / 100;

describe('a borrower who pays early by Direct Debit', () => {
  test('sees both outcomes first, and what was shown is what then happens', async () => {
    const ada = await signedLoan(server, shortLoan());
    const today = await todayOf();
    const { early, late, directDebit } = await optionsOf(ada);
    expect(early.range?.least).toBe(1);
    expect(late).toEqual({ range: null, reason: REPAYMENT_REFUSALS.nothingOverdue });
    expect(directDebit).toEqual({
      collectOn: addWorkingDays(today, 3),
      submitOn: addWorkingDays(today, 1),
    });
    const preview = await server.get('previewEarlyRepayment', { ...aboutLoan(ada), body: { amount: 200 } });
    expect(preview).toMatchObject({ settles: false, paidOn: directDebit!.collectOn });
    expect(preview.sooner.monthlyCost).toBe(preview.now.monthlyCost);
    expect(preview.sooner.endsOn < preview.now.endsOn).toBe(true);
    expect(preview.lower.endsOn).toBe(preview.now.endsOn);
    expect(preview.lower.monthlyCost).toBeLessThan(preview.now.monthlyCost);
    expect(preview.sooner.saved).toBeGreaterThan(preview.lower.saved);

    expect(await payEarly(ada, 200)).toMatchObject({ status: 200 });
    expect((await read(ada)).pendingRepayments).toMatchObject([
      { amount: 200, purpose: 'early', state: 'created', cancelBefore: directDebit!.submitOn },
    ]);
    await advanceTo(directDebit!.submitOn);
    expect((await read(ada)).pendingRepayments).toMatchObject([{ state: 'submitted', cancelBefore: null }]);
    await advanceTo(directDebit!.collectOn);
    const after = await read(ada);
    expect(after).toMatchObject({
      pendingRepayments: [],
      totalPaid: 200,
      leftToPay: preview.sooner.leftToPay,
      endsOn: preview.sooner.endsOn,
    });
  });

  test('keeps the term where that was chosen, and pays less each month', async () => {
    const ada = await signedLoan(server, shortLoan());
    const preview = await server.get('previewEarlyRepayment', { ...aboutLoan(ada), body: { amount: 300 } });
    await payEarly(ada, 300, 'term');
    await advanceTo(day(preview.paidOn));
    const { endsOn, leftToPay, scheduledPayments } = await read(ada);
    expect({ endsOn, leftToPay }).toEqual({
      endsOn: preview.lower.endsOn,
      leftToPay: preview.lower.leftToPay,
    });
    expect(scheduledPayments?.[0]?.amount).toBe(preview.lower.monthlyCost);
  });

  test('can cancel it until it is submitted, and not afterwards', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { directDebit } = await optionsOf(ada);
    await payEarly(ada, 40);
    const [first] = (await read(ada)).pendingRepayments!;
    expect(await cancel(ada, first!.id)).toMatchObject({ status: 200 });
    expect(await cancel(ada, first!.id)).toMatchObject({ status: 200 });
    expect((await read(ada)).pendingRepayments).toEqual([]);
    await payEarly(ada, 40);
    const [second] = (await read(ada)).pendingRepayments!;
    await advanceTo(directDebit!.submitOn);
    expect(await cancel(ada, second!.id)).toMatchObject({
      status: 409,
      error: { type: 'paymentNotCancellable' },
    });
    await advanceTo(directDebit!.collectOn);
    expect(await read(ada)).toMatchObject({ totalPaid: 40 });
  });

  test('pays off the loan with the most that can be paid, and nothing is taken afterwards', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { early } = await optionsOf(ada);
    const most = early.range!.most;
    const preview = await server.get('previewEarlyRepayment', { ...aboutLoan(ada), body: { amount: most } });
    expect(preview.settles).toBe(true);
    expect(await payEarly(ada, pounds(most + 0.01))).toMatchObject({
      status: 422,
      error: { type: 'amountNotPossible', message: /between £1\.00 and/ },
    });
    await payEarly(ada, most);
    expect(await payEarly(ada, 1)).toMatchObject({
      status: 409,
      error: { message: REPAYMENT_REFUSALS.alreadyBeingPaid },
    });
    await advanceTo(addDays(day(preview.paidOn), 60));
    expect(await read(ada)).toMatchObject({
      state: 'Settled',
      totalPaid: most,
      leftToPay: 0,
      isMandateActive: false,
      nextPayment: null,
    });
    expect(await payEarly(ada, 1)).toMatchObject({
      error: { message: REPAYMENT_REFUSALS.loanNotActive },
    });
  });

  test('asks once: two devices at once, and the same key again, make one payment each', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { early } = await optionsOf(ada);
    const whole = early.range!.most;
    const answers = await Promise.all([payEarly(ada, whole), payEarly(ada, whole)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const bea = await signedLoan(server, shortLoan());
    const headers = { 'idempotency-key': 'one-payment-of-ten-pounds' };
    const call = { ...aboutLoan(bea), body: { amount: 10 }, headers };
    await server.call('directDebitEarlyRepayment', call);
    await server.call('directDebitEarlyRepayment', call);
    expect((await read(bea)).pendingRepayments).toHaveLength(1);
  });

  test('is not asked for more when the instalment of the same days is collected too', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { nextPayment } = await read(ada);
    await advanceTo(addDays(day(nextPayment!.collectOn), -2));
    const { directDebit } = await optionsOf(ada);
    await payEarly(ada, 25);
    await advanceTo(directDebit!.collectOn);
    expect(await read(ada)).toMatchObject({
      totalPaid: pounds(nextPayment!.amount + 25),
      paidInstalments: 1,
    });
  });
});

describe('a borrower with arrears', () => {
  test('pays them by Direct Debit, and no more than what is overdue', async () => {
    const late = await signedLoan(server, shortLoan('Penniless'));
    const { nextPayment } = await read(late);
    await advanceTo(addDays(day(nextPayment!.collectOn), 7));
    const { arrears } = await read(late);
    const options = await optionsOf(late);
    expect(options.late.range).toEqual({ least: 1, most: arrears.amount });
    expect(options.early).toEqual({ range: null, reason: REPAYMENT_REFUSALS.loanLate });
    expect(await payLate(late, pounds(arrears.amount + 1))).toMatchObject({ status: 422 });
    expect(await payLate(late, arrears.amount)).toMatchObject({ status: 200 });
    expect(await payLate(late, 1)).toMatchObject({ status: 409 });
    await advanceTo(addDays(day(options.directDebit!.collectOn), 1));
    const after = await read(late);
    expect(after.historicalRepayments?.map(({ kind }) => kind)).toContain('repayment-failed');
    expect(after.pendingRepayments?.filter(({ purpose }) => purpose === 'late')).toEqual([]);
  });
});
