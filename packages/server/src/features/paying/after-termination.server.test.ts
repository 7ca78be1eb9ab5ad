import { addDays, day } from '@fairlead/core/calendar/day';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { pence } from '@fairlead/core/money/pence';
import { formatPounds } from '@fairlead/core/money/pounds';
import { answerAtBank, lateBorrower, tokenIn } from '@fairlead/testing/journeys/bank-payments';
import { cancelInstruction, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { withHiredCar } from '@fairlead/testing/journeys/motor';
import { newMotorApplicant, RETURNED_CAR } from '@fairlead/testing/motor-people';
import { readPdf } from '@fairlead/testing/read-pdf';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

type Debtor = Pick<LoanBorrower, 'token' | 'loanId' | 'application'>;

const own = ({ token, loanId }: Debtor) => ({ token, params: { id: loanId } });
const read = (debtor: Debtor) =>
  server.get('readLoan', {
    ...own(debtor),
    query: { embedded: 'historicalRepayments,pendingRepayments' },
  });
const options = (debtor: Debtor) => server.get('repaymentOptions', own(debtor));
const byCard = (debtor: Debtor, amount: number, purpose: 'late' | 'early' = 'late') =>
  server.call('attemptCardCharge', {
    ...own(debtor),
    body: { paymentMethodId: 'pm_card_visa', amount, purpose },
  });
const byDebit = (debtor: Debtor, amount: number) =>
  server.call('directDebitLateRepayment', { ...own(debtor), body: { amount } });

/** A sum in pounds, to the penny. */
const less = (amount: number, taken: number) => (Math.round(amount * 100) - Math.round(taken * 100)) / 100;
const shown = (pounds: number) => formatPounds(pence(Math.round(pounds * 100)));

/** Each "Payment received" that the borrower was sent, the newest first. */
async function receiptsByEmail({ application }: Debtor) {
  const letters = await server.get('readInbox', { query: { to: application.user.email } });
  return letters.filter(({ subject }) => subject === 'Payment received').map(({ text }) => text);
}

async function receiptFor({ token, loanId }: Debtor, transaction: string) {
  const answer = await server.fetch(`/v2/loans/${loanId}/receipts/${transaction}.pdf`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await readPdf(Buffer.from(await answer.arrayBuffer()))).text;
}

/** A hirer who has made one payment, and then handed the car back. */
async function handedBack(): Promise<Debtor & { readonly owed: number; readonly paid: number }> {
  const hirer = await withHiredCar(server, newMotorApplicant('Successful', 'Accept', { term: 12 }));
  const { nextPayment } = await read(hirer);
  await server.travelTo(addDays(day(nextPayment?.collectOn ?? ''), 5));
  const { hirePurchase } = await read(hirer);
  const body = { ...RETURNED_CAR, toPay: hirePurchase?.toPayOnReturn ?? 0 };
  await server.get('endHirePurchase', { ...hirer.own, body });
  const { outstanding: owed, totalPaid: paid } = await read(hirer);
  return { ...hirer, owed, paid };
}

/** A borrower whose agreement the lender ended after a default notice. */
async function terminated(): Promise<Debtor & { readonly owed: number }> {
  const debtor = await lateBorrower(server);
  const misses = async () => (await read(debtor)).missedPayments.length;
  while ((await misses()) < 3) await server.get('advanceTime', { body: { days: 14 } });
  const { reference } = await read(debtor);
  await server.get('actAsStaff', { body: { reference, kind: 'default-notice' } });
  await server.get('advanceTime', { body: { days: 20 } });
  await server.get('actAsStaff', { body: { reference, kind: 'termination' } });
  const { state, outstanding: owed } = await read(debtor);
  expect(state).toBe('Terminated');
  return { ...debtor, owed };
}

describe('what a hirer owes after the car went back', () => {
  test('is paid by card and then by Direct Debit, in parts, until nothing is owed', async () => {
    const hal = await handedBack();
    expect(hal.owed).toBeGreaterThan(200);
    await byCard(hal, 100);
    const rest = less(hal.owed, 100);
    expect(await read(hal)).toMatchObject({ state: 'Voluntary terminated', outstanding: rest });
    expect((await receiptsByEmail(hal))[0]).toContain(`You have ${shown(rest)} left to pay.`);

    await byDebit(hal, rest);
    expect((await read(hal)).pendingRepayments).toMatchObject([{ amount: rest, purpose: 'late' }]);
    await server.get('advanceTime', { body: { days: 10 } });
    const done = await read(hal);
    expect(done).toMatchObject({ state: 'Voluntary terminated', outstanding: 0, creditBalance: 0 });
    expect(done.totalPaid).toBe(less(hal.paid, -hal.owed));
    expect((await receiptsByEmail(hal))[0]).toContain('There is nothing more to pay.');
    expect(await options(hal)).toMatchObject({
      late: { range: null, reason: REPAYMENT_REFUSALS.loanNotActive },
      early: { range: null, reason: REPAYMENT_REFUSALS.loanNotActive },
    });
    expect((await byCard(hal, 1)).error?.message).toBe(REPAYMENT_REFUSALS.loanNotActive);

    const repayments = done.historicalRepayments?.filter(({ kind }) => kind === 'repayment') ?? [];
    for (const [amount, method, owedAfter] of [
      [100, 'Card', rest],
      [rest, 'Direct Debit', 0],
    ] as const) {
      const repayment = repayments.find((each) => each.amount === amount);
      expect(repayment).toMatchObject({ method, outstandingAfter: owedAfter });
      const text = await receiptFor(hal, repayment?.id ?? '');
      for (const said of [shown(amount), method, shown(owedAfter)]) expect(text).toContain(said);
    }
  });

  test('is not paid in advance, beyond what is owed, under a pound, or twice', async () => {
    const ida = await handedBack();
    const { late, early, directDebit } = await options(ida);
    expect(late.range).toEqual({ least: 1, most: ida.owed });
    expect(early).toEqual({ range: null, reason: REPAYMENT_REFUSALS.agreementEnded });
    expect(directDebit).not.toBeNull();
    for (const amount of [0.99, less(ida.owed, -0.01)])
      expect((await byCard(ida, amount)).error?.type).toBe('amountNotPossible');
    const inAdvance = await byCard(ida, 10, 'early');
    expect(inAdvance.error).toMatchObject({
      type: 'repaymentNotPossible',
      message: REPAYMENT_REFUSALS.agreementEnded,
    });
    await byDebit(ida, ida.owed);
    expect((await byCard(ida, 10)).error?.message).toBe(REPAYMENT_REFUSALS.alreadyBeingPaid);
  });

  test('is paid by a Direct Debit that was set up again', async () => {
    const jon = await handedBack();
    await cancelInstruction(server, jon.loanId);
    await server.get('advanceTime', { body: { days: 1 } });
    expect((await options(jon)).directDebit).toBeNull();
    expect((await byDebit(jon, 50)).error?.message).toBe(REPAYMENT_REFUSALS.noMandate);
    await server.get('setUpDirectDebit', own(jon));
    await server.get('advanceTime', { body: { days: 14 } });
    await byDebit(jon, 50);
    await server.get('advanceTime', { body: { days: 10 } });
    expect((await read(jon)).outstanding).toBe(less(jon.owed, 50));
  });
});

describe('what a borrower owes after the lender ended the agreement', () => {
  test('is paid from their bank, and by someone else’s link', async () => {
    const kim = await terminated();
    const body = { subjectId: kim.loanId, subjectType: 'loan' as const, flow: 'late' as const, amount: 25 };
    const { id, url } = await server.get('startBankPayment', { token: kim.token, body });
    await answerAtBank(server, url);
    expect(await server.get('readBankPayment', { token: kim.token, params: { id } })).toMatchObject({
      isCredited: true,
    });
    expect((await read(kim)).outstanding).toBe(less(kim.owed, 25));

    const rest = less(kim.owed, 25);
    const tooMuch = { ...own(kim), body: { amount: less(rest, -1) } };
    expect((await server.call('makeRepaymentLink', tooMuch)).error?.type).toBe('amountNotPossible');
    const link = await server.get('makeRepaymentLink', { ...own(kim), body: { amount: rest } });
    const token = tokenIn(link.url);
    const paying = await server.get('payByRepaymentLink', { body: { token } });
    await answerAtBank(server, paying.url);
    server.passMinutes(1);
    await server.work();
    expect(await read(kim)).toMatchObject({ state: 'Terminated', outstanding: 0, creditBalance: 0 });
    const again = await server.call('makeRepaymentLink', { ...own(kim), body: { amount: 1 } });
    expect(again.error?.message).toBe(REPAYMENT_REFUSALS.loanNotActive);
  });
});
