import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { SWITCHED_ACCOUNT } from '@fairlead/testing/journeys/applying';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { addDays, day } from '@fairlead/core/calendar/day';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { SETTLEMENT_REFUSALS } from '@fairlead/core/collection/settling';
import { WITHDRAWAL_REFUSALS } from '@fairlead/core/collection/withdrawing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const read = (borrower: LoanBorrower) =>
  server.get('readLoan', { ...aboutLoan(borrower), query: { embedded: 'pendingRepayments' } });
const preview = (borrower: LoanBorrower) => server.get('previewEarlySettlementQuote', aboutLoan(borrower));
const ask = (borrower: LoanBorrower) =>
  server.call('createEarlySettlementQuote', {
    ...aboutLoan(borrower),
    body: { type: 'settlement', settlementReason: 'own-money' },
    query: { embedded: 'pendingRepayments,context' },
  });
const quoteOf = (borrower: LoanBorrower) => server.call('unexpiredEarlySettlementQuote', aboutLoan(borrower));
const choose = (borrower: LoanBorrower, paymentMethod: 'DIRECT_DEBIT' | 'CARD', settleOn?: string) =>
  server.call('selectEarlySettlementQuotePaymentMethod', {
    ...aboutLoan(borrower),
    body: { paymentMethod, ...(settleOn !== undefined && { settleOn }) },
  });
const changeToDebit = (borrower: LoanBorrower, settleOn?: string) =>
  server.call('changeEarlySettlementQuotePaymentMethodToDirectDebit', {
    ...aboutLoan(borrower),
    body: settleOn === undefined ? {} : { settleOn },
  });
const payEarly = (borrower: LoanBorrower) =>
  server.call('directDebitEarlyRepayment', { ...aboutLoan(borrower), body: { amount: 20 } });
const payLate = (borrower: LoanBorrower) =>
  server.call('directDebitLateRepayment', { ...aboutLoan(borrower), body: { amount: 20 } });
const previewOf = (borrower: LoanBorrower) =>
  server.call('previewEarlyRepayment', { ...aboutLoan(borrower), body: { amount: 20 } });
const advanceTo = (to: string) => server.get('advanceTime', { body: { to } });
const refused = (type: string, message?: string) => ({
  error: { type, ...(message !== undefined && { message }) },
});

describe('a borrower who pays off the loan', () => {
  test('sees the figure of today and of each of the next 28 days, which nothing stores', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { asOf, amount, saved, leftToPay, balance, expiresOn, context } = await preview(ada);
    expect(expiresOn).toBe(addDays(day(asOf), 28));
    expect(context.days).toHaveLength(29);
    expect(context.days[0]).toEqual({ date: asOf, amount, saved });
    expect(amount + saved).toBeCloseTo(leftToPay, 2);
    expect(balance).not.toBe(amount);
    expect(context.working.result).toBe(`£${amount.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`);
    expect(await quoteOf(ada)).toMatchObject({ status: 404, ...refused('noQuote') });
    expect(await read(ada)).toMatchObject({ hasActiveSettlementQuote: false });
  });

  test('gets one quote, chooses a day, and has nothing more to pay after it', async () => {
    const ada = await signedLoan(server, shortLoan());
    const asked = await ask(ada);
    expect(asked).toMatchObject({
      status: 200,
      data: { paymentMethod: null, pendingRepayments: [], context: { days: expect.any(Array) as unknown } },
    });
    expect((await ask(ada)).data?.id).toBe(asked.data?.id);
    expect(await read(ada)).toMatchObject({ hasActiveSettlementQuote: true });

    const { days, directDebitFrom } = asked.data!.context!;
    const settleOn = addWorkingDays(day(directDebitFrom!), 2);
    const figure = days.find(({ date }) => date === settleOn)!.amount;
    expect(await choose(ada, 'DIRECT_DEBIT', settleOn)).toMatchObject({
      status: 200,
      data: { paymentMethod: 'DIRECT_DEBIT', settleOn, amount: figure },
    });
    expect(await quoteOf(ada)).toMatchObject({ data: { settleOn, amount: figure } });
    expect((await read(ada)).pendingRepayments).toMatchObject([{ purpose: 'settlement', amount: figure }]);
    await advanceTo(addDays(settleOn, 40));
    expect(await read(ada)).toMatchObject({
      state: 'Settled',
      totalPaid: figure,
      leftToPay: 0,
      isMandateActive: false,
      hasActiveSettlementQuote: false,
    });
    expect(await server.call('previewEarlySettlementQuote', aboutLoan(ada))).toMatchObject({
      status: 400,
      ...refused('settlementNotPossible', SETTLEMENT_REFUSALS.loanNotActive),
    });
  });

  test('leaves an audit row for the quote, the method and the payment', async () => {
    const ada = await signedLoan(server, shortLoan());
    await ask(ada);
    await choose(ada, 'CARD');
    await changeToDebit(ada);
    const rows = await server.db
      .selectFrom('audit_rows')
      .select('action')
      .where('user_id', '=', ada.userId)
      .where('action', 'like', '%settlement%')
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual([
      'settlement-quote-made',
      'settlement-method-chosen',
      'settlement-method-chosen',
    ]);
  });

  test('still pays an instalment that is due before, and no other', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { nextPayment } = await read(ada);
    await advanceTo(addDays(day(nextPayment!.collectOn), -10));
    await ask(ada);
    const settleOn = addWorkingDays(day(nextPayment!.collectOn), 4);
    const { data } = await choose(ada, 'DIRECT_DEBIT', settleOn);
    await advanceTo(addDays(settleOn, 60));
    expect(await read(ada)).toMatchObject({ state: 'Settled', paidInstalments: 1 });
    const { totalPaid } = await read(ada);
    expect(totalPaid).toBeCloseTo(nextPayment!.amount + data!.amount, 2);
  });

  test('has the instalment of the same day in the figure, and it is not collected besides', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { nextPayment } = await read(ada);
    await advanceTo(addDays(day(nextPayment!.collectOn), -10));
    await ask(ada);
    const { data } = await choose(ada, 'DIRECT_DEBIT', nextPayment!.collectOn);
    await advanceTo(addDays(day(nextPayment!.collectOn), 60));
    expect(await read(ada)).toMatchObject({ state: 'Settled', totalPaid: data!.amount });
  });

  test('can change the method and the day until the payment is under way, and again once it is cancelled', async () => {
    const ada = await signedLoan(server, shortLoan());
    expect(await choose(ada, 'CARD')).toMatchObject(refused('noQuote'));
    await ask(ada);
    expect(await choose(ada, 'CARD')).toMatchObject({ data: { paymentMethod: 'CARD' } });
    const today = (await read(ada)).asOf;
    for (const settleOn of [addDays(day(today), 1), addDays(day(today), 29), addWorkingDays(day(today), 1)])
      expect(await changeToDebit(ada, settleOn)).toMatchObject(refused('settlementDayNotOffered'));
    expect(await changeToDebit(ada)).toMatchObject({
      status: 200,
      data: { paymentMethod: 'DIRECT_DEBIT', settleOn: addWorkingDays(day(today), 3) },
    });
    expect(await choose(ada, 'CARD')).toMatchObject({ status: 409, ...refused('settlementUnderWay') });
    const [payment] = (await read(ada)).pendingRepayments!;
    await server.get('cancelRepayment', { ...aboutLoan(ada), body: { paymentId: payment!.id } });
    expect(await quoteOf(ada)).toMatchObject({ data: { paymentMethod: null, settleOn: today } });
    expect(await choose(ada, 'CARD')).toMatchObject({ status: 200 });
  });

  test('cannot pay it off twice: what is left was asked for as an extra payment', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { days, directDebitFrom } = (await ask(ada)).data!.context!;
    const { amount } = days.find(({ date }) => date === directDebitFrom)!;
    await server.get('directDebitEarlyRepayment', { ...aboutLoan(ada), body: { amount } });
    expect(await changeToDebit(ada)).toMatchObject({ status: 409, ...refused('settlementUnderWay') });
  });

  test('asks again once the 28 days are over', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { data } = await ask(ada);
    await advanceTo(addDays(day(data!.expiresOn), 1));
    expect(await quoteOf(ada)).toMatchObject(refused('noQuote'));
    expect((await ask(ada)).data?.id).not.toBe(data!.id);
  });

  test('owes what is due as before when the payment fails', async () => {
    const late = await signedLoan(server, shortLoan('Penniless'));
    const { nextPayment, leftToPay } = await read(late);
    await ask(late);
    await choose(late, 'DIRECT_DEBIT', addWorkingDays(day((await read(late)).asOf), 5));
    await advanceTo(addDays(day(nextPayment!.collectOn), 10));
    const after = await read(late);
    expect(after).toMatchObject({ state: 'Late', totalPaid: 0, pendingRepayments: [] });
    expect(after.leftToPay).toBeGreaterThanOrEqual(leftToPay);
  });
});

describe('without a Direct Debit instruction', () => {
  test('nothing is collected, and the borrower reads why', async () => {
    const closed = await signedLoan(server, shortLoan('Closed'));
    await advanceTo(addDays(day((await read(closed)).asOf), 12));
    await ask(closed);
    expect((await preview(closed)).context.directDebitFrom).toBeNull();
    expect(await changeToDebit(closed)).toMatchObject({ status: 409, ...refused('noMandate') });
    expect(await payEarly(closed)).toMatchObject(
      refused('repaymentNotPossible', REPAYMENT_REFUSALS.noMandate),
    );
    expect(await payLate(closed)).toMatchObject(
      refused('repaymentNotPossible', REPAYMENT_REFUSALS.nothingOverdue),
    );
  });
});

const withdraw = (borrower: LoanBorrower) =>
  server.call('createEarlySettlementQuote', { ...aboutLoan(borrower), body: { type: 'cancellation' } });

describe('a borrower who withdraws', () => {
  test('and has not repaid it in 30 days can still ask for the figure', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { data } = await withdraw(ada);
    const later = addDays(day(data!.expiresOn), 1);
    await advanceTo(later);
    expect(await withdraw(ada)).toMatchObject({ status: 200, data: { expiresOn: addDays(later, 28) } });
  });

  test('sees what it costs first; the notice stops every payment, and repaying it ends the loan', async () => {
    const body = shortLoan();
    const ada = await signedLoan(server, body);
    const shown = await server.get('previewEarlySettlementQuote', {
      ...aboutLoan(ada),
      query: { type: 'cancellation' },
    });
    expect(shown.amount).toBe(1000);
    expect(shown.context.working.figure).toBe('To repay on withdrawal');
    await server.get('directDebitEarlyRepayment', { ...aboutLoan(ada), body: { amount: 30 } });

    const noticed = await withdraw(ada);
    expect(noticed).toMatchObject({
      status: 200,
      data: { type: 'cancellation', expiresOn: shown.expiresOn },
    });
    expect((await withdraw(ada)).data?.id).toBe(noticed.data?.id);
    expect(await read(ada)).toMatchObject({
      state: 'Live',
      hasActiveCancellationQuote: true,
      isEligibleForCancellation: false,
      nextPayment: null,
      pendingRepayments: [],
      withdrawal: { toRepay: 1000, repayBy: shown.expiresOn },
    });
    const letters = async () =>
      (await server.get('readInbox', { query: { to: body.user.email } })).map(({ subject }) => subject);
    expect(await letters()).toContain('You’ve withdrawn from your loan');
    expect(await payEarly(ada)).toMatchObject(
      refused('repaymentNotPossible', REPAYMENT_REFUSALS.withdrawing),
    );
    expect(await ask(ada)).toMatchObject(refused('settlementNotPossible', SETTLEMENT_REFUSALS.withdrawing));

    const settleOn = addWorkingDays(day(shown.context.directDebitFrom!), 5);
    const { data } = await choose(ada, 'DIRECT_DEBIT', settleOn);
    expect(data!.amount).toBe(shown.context.days.find(({ date }) => date === settleOn)!.amount);
    await advanceTo(addDays(settleOn, 40));
    expect(await read(ada)).toMatchObject({
      state: 'Cancelled',
      cancellation: 'withdrawn',
      totalPaid: data!.amount,
      leftToPay: 0,
      outstanding: 0,
      isMandateActive: false,
      withdrawal: null,
    });
    expect(await letters()).toContain('Your withdrawal is complete');
  });

  test('owes it without instalments when the 30 days are over, and can still repay', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { data } = await withdraw(ada);
    await advanceTo(addDays(day(data!.expiresOn), 20));
    const late = await read(ada);
    expect(late).toMatchObject({ state: 'Live', arrears: { amount: 0 }, nextPayment: null });
    expect(await quoteOf(ada)).toMatchObject(refused('noQuote'));
    expect(late.withdrawal!.toRepay).toBeGreaterThan(1000);
  });

  test('cannot after the fourteenth day', async () => {
    const ada = await signedLoan(server, shortLoan());
    await advanceTo(addDays(day((await read(ada)).withdrawUntil), 1));
    expect(await withdraw(ada)).toMatchObject({
      status: 400,
      ...refused('settlementNotPossible', WITHDRAWAL_REFUSALS.tooLate),
    });
  });
});

describe('before the payout', () => {
  test('nothing can be paid yet', async () => {
    const held = await signedLoan(server, shortLoan(), SWITCHED_ACCOUNT);
    await server.work();
    expect(await read(held)).toMatchObject({ state: 'Pending' });
    for (const answer of [await previewOf(held), await payEarly(held), await payLate(held)])
      expect(answer).toMatchObject(refused('repaymentNotPossible', REPAYMENT_REFUSALS.notPaidOutYet));
    expect(await ask(held)).toMatchObject({
      status: 400,
      ...refused('settlementNotPossible', SETTLEMENT_REFUSALS.notPaidOutYet),
    });
  });
});
