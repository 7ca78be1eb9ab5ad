import { addMonths, day, type Day } from '@fairlead/core/calendar/day';
import type { CallOptions } from '@fairlead/testing/call';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

type Change = NonNullable<CallOptions<'previewLoanChange'>['body']>;

const preview = (borrower: LoanBorrower, body: Change) =>
  server.get('previewLoanChange', { ...aboutLoan(borrower), body });
const read = (borrower: LoanBorrower) =>
  server.get('readLoan', { ...aboutLoan(borrower), query: { embedded: 'scheduledPayments' } });
const advanceTo = (to: Day) => server.get('advanceTime', { body: { to } });
const payByCard = (borrower: LoanBorrower, amount: number) =>
  server.get('attemptCardCharge', {
    ...aboutLoan(borrower),
    body: { paymentMethodId: 'pm_card_visa', amount, purpose: 'early' },
  });
const pounds = (value: number) => Math.round(value * 100) / 100;

/** The loan as its page shows it afterwards, next to what was shown before. */
async function expectAsShown(borrower: LoanBorrower, { after }: Awaited<ReturnType<typeof preview>>) {
  const loan = await read(borrower);
  expect(pounds(loan.totalPaid + loan.leftToPay)).toBe(after.toPay);
  expect(loan.endsOn).toBe(after.endsOn);
  const { dueOn, collectOn, amount } = loan.nextPayment!;
  expect({ dueOn, collectOn, amount }).toEqual(after.nextPayment);
  const ahead = loan.scheduledPayments!.map((row) => ({ on: row.dueOn, balance: row.closing }));
  expect(after.balances.filter(({ on }) => on !== extraOn(after, ahead))).toEqual(ahead);
}

/** The day of a payment that is no instalment. */
function extraOn(
  { balances }: { readonly balances: readonly { readonly on: string }[] },
  ahead: readonly { readonly on: string }[],
) {
  return balances.find(({ on }) => !ahead.some((row) => row.on === on))?.on;
}

describe('a borrower who considers a change of their loan', () => {
  test.each(['instalment', 'term'] as const)(
    'sees what a payment by Direct Debit leads to with the same %s, and that is what happens',
    async (keeps) => {
      const ada = await signedLoan(server, shortLoan());
      const shown = await preview(ada, { kind: 'pay-once', amount: 200, keeps });
      const known = await server.get('previewEarlyRepayment', { ...aboutLoan(ada), body: { amount: 200 } });
      expect(shown).toMatchObject({ amount: 200, on: known.paidOn, settles: false });
      expect(shown.saved).toBe(keeps === 'term' ? known.lower.saved : known.sooner.saved);
      await server.get('directDebitEarlyRepayment', { ...aboutLoan(ada), body: { amount: 200, keeps } });
      await advanceTo(day(shown.on));
      await expectAsShown(ada, shown);
    },
  );

  test('sees what a payment by card today leads to', async () => {
    const ada = await signedLoan(server, shortLoan());
    const shown = await preview(ada, { kind: 'pay-once', amount: 150, method: 'CARD' });
    await payByCard(ada, 150);
    await expectAsShown(ada, shown);
  });

  test('pays £30 more every month, and pays exactly what was shown, on the days shown', async () => {
    const ada = await signedLoan(server, shortLoan());
    const shown = await preview(ada, { kind: 'pay-monthly', amount: 30, method: 'CARD' });
    expect(shown.saved).toBeGreaterThan(0);
    for (let month = 0; ; month += 1) {
      await advanceTo(addMonths(day(shown.on), month));
      const { card } = await server.get('repaymentOptions', aboutLoan(ada));
      const most = card!.early.range?.most;
      if (most === undefined) break;
      await payByCard(ada, Math.min(30, most));
    }
    // The last instalment can be under way on the day of what would be the last extra payment.
    await server.get('advanceTime', { body: { days: 7 } });
    const { totalPaid, state, endsOn } = await read(ada);
    expect(totalPaid).toBe(shown.after.toPay);
    expect(state).toBe(shown.settles ? 'Settled' : 'Complete');
    expect(endsOn).toBe(shown.after.endsOn);
  });

  test('sees what paying it off on a day leads to, and that is what happens', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { context } = await server.get('previewEarlySettlementQuote', aboutLoan(ada));
    const settleOn = day(context.directDebitFrom!);
    const shown = await preview(ada, { kind: 'settle', date: settleOn });
    const figure = context.days.find(({ date }) => date === settleOn);
    expect(shown).toMatchObject({
      amount: figure!.amount,
      saved: figure!.saved,
      settles: true,
      on: settleOn,
    });
    expect(shown.after).toMatchObject({ nextPayment: null, endsOn: settleOn });
    await server.get('createEarlySettlementQuote', { ...aboutLoan(ada), body: { type: 'settlement' } });
    await server.get('selectEarlySettlementQuotePaymentMethod', {
      ...aboutLoan(ada),
      body: { paymentMethod: 'DIRECT_DEBIT', settleOn },
    });
    await advanceTo(settleOn);
    expect(await read(ada)).toMatchObject({ state: 'Settled', totalPaid: shown.after.toPay, leftToPay: 0 });
  });

  test('sees what another payment day leads to, and that is what happens', async () => {
    const ada = await signedLoan(server, shortLoan());
    const [date] = (await server.get('paymentDatesEligibleForUpdate', aboutLoan(ada))).slice(-1);
    const shown = await preview(ada, { kind: 'move-payment-date', date: date! });
    expect(shown).toMatchObject({ amount: 0, settles: false });
    await server.get('updatePaymentDate', { ...aboutLoan(ada), body: { date: date! } });
    await expectAsShown(ada, shown);
  });

  test('sees how the loan continues without it as its page shows it', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { now } = await preview(ada, { kind: 'pay-monthly', amount: 30 });
    const { leftToPay, endsOn, nextPayment, totalChargeForCredit, totalFees } = await read(ada);
    expect(now).toMatchObject({ toPay: leftToPay, endsOn, nextPayment: { amount: nextPayment!.amount } });
    expect(now.interest).toBe(pounds(totalChargeForCredit - totalFees));
  });

  test('cannot pay off the loan on a day on which nothing can be collected', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { asOf } = await read(ada);
    const on = (date: Day) =>
      server.call('previewLoanChange', { ...aboutLoan(ada), body: { kind: 'settle', date } });
    expect(await on(addMonths(day(asOf), 2))).toMatchObject({
      status: 422,
      error: { type: 'settlementDayNotOffered' },
    });
    expect(await on(day(asOf))).toMatchObject({ status: 200 });
  });
});
