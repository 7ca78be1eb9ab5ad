import { answerAtBank, askToPayByBank, tokenIn } from '@fairlead/testing/journeys/bank-payments';
import { shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../../testing/verify-after-each.ts';

let server: TestServer;
let ada: LoanBorrower;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const about = ({ token: session, loanId } = ada) => ({ token: session, params: { id: loanId } });
const make = (amount = 50, borrower = ada) =>
  server.call('makeRepaymentLink', { ...about(borrower), body: { amount } });
const followed = () => server.get('readRepaymentLink', about());
const revoke = () => server.get('revokeRepaymentLink', about());
const open = (link = token) => server.call('openRepaymentLink', { body: { token: link } });
const pay = (link = token) => server.call('payByRepaymentLink', { body: { token: link } });
const totalPaid = async () => (await server.get('readLoan', about())).totalPaid;
const ENDED = { status: 410, error: { type: 'repaymentLinkEnded' } };

beforeEach(async () => {
  ada = await signedLoan(server, shortLoan());
  token = tokenIn((await make()).data!.url);
});

verifyAfterEach(() => server);

describe('a repayment link', () => {
  test('lets someone else pay, who sees a first name and an amount and nothing else', async () => {
    expect(await followed()).toMatchObject({ state: 'open', amount: 50 });
    expect((await open()).data).toEqual({
      '@type': 'repayment-request',
      firstName: 'Ada',
      amount: 50,
      state: 'open',
      outcome: null,
    });
    const { data } = await pay();
    expect(data).toEqual({ '@type': 'bank-page', url: expect.stringContaining('payment=BP-') as string });
    await answerAtBank(server, data!.url);
    expect(await open()).toMatchObject({ data: { state: 'paid', outcome: 'complete' } });
    expect(await followed()).toMatchObject({ state: 'paid' });
    expect(await totalPaid()).toBe(50);
  });

  test('is paid once, also where others have it', async () => {
    const first = await pay();
    await answerAtBank(server, first.data!.url);
    expect(await pay()).toMatchObject({ status: 409 });
    expect(await pay()).toMatchObject({ error: { type: 'repaymentLinkPaid' } });
    expect(await totalPaid()).toBe(50);
  });

  test('is paid once by two who start together', async () => {
    const answers = await Promise.all([pay(), pay()]);
    for (const { data } of answers) if (data) await answerAtBank(server, data.url).catch(() => undefined);
    await open();
    expect(await totalPaid()).toBe(50);
  });

  test('is on its way where the bank is slow, and can be paid again where it failed', async () => {
    await answerAtBank(server, (await pay()).data!.url, 'empty');
    expect(await open()).toMatchObject({ data: { state: 'open', outcome: 'unable-to-connect' } });
    await answerAtBank(server, (await pay()).data!.url, 'slow');
    expect(await open()).toMatchObject({ data: { state: 'paying', outcome: 'complete' } });
    expect(await pay()).toMatchObject({ error: { type: 'repaymentLinkPaid' } });
  });

  test('ends when the borrower cancels it, with the payment that waits', async () => {
    const { data } = await pay();
    expect(await revoke()).toMatchObject({ state: 'ended' });
    expect(await revoke()).toMatchObject({ state: 'ended' });
    expect(await open()).toMatchObject(ENDED);
    expect(await pay()).toMatchObject(ENDED);
    await answerAtBank(server, data!.url);
    server.passMinutes(1);
    await server.work();
    expect(await totalPaid()).toBe(0);
  });

  test('was paid by someone who had agreed before it was cancelled', async () => {
    await answerAtBank(server, (await pay()).data!.url);
    expect(await revoke()).toMatchObject({ state: 'paid' });
    expect(await totalPaid()).toBe(50);
  });

  test('ends when another is made, and after seven days', async () => {
    const next = tokenIn((await make(60)).data!.url);
    expect(await open()).toMatchObject(ENDED);
    expect(await open(next)).toMatchObject({ data: { amount: 60 } });
    server.passMinutes(7 * 24 * 60);
    expect(await open(next)).toMatchObject(ENDED);
    expect(await pay(next)).toMatchObject(ENDED);
  });

  test('cannot be guessed, and means nothing under another brand', async () => {
    expect(await open('x'.repeat(43))).toMatchObject(ENDED);
    expect((await open('short')).status).toBe(400);
    const elsewhere = { body: { token }, brand: 'asda' } as const;
    expect(await server.call('openRepaymentLink', elsewhere)).toMatchObject(ENDED);
    expect(await server.call('payByRepaymentLink', elsewhere)).toMatchObject(ENDED);
  });

  test('is stored as a digest', async () => {
    const rows = JSON.stringify(await server.db.selectFrom('repayment_links').selectAll().execute());
    expect(rows).not.toContain(token);
  });

  test('is of an amount that can be paid, and says no reason to the payer when it no longer can', async () => {
    expect(await make(5000)).toMatchObject({ error: { type: 'amountNotPossible' } });
    const { amount } = await server.get('previewEarlySettlementQuote', about());
    const { url } = await server.get('startBankPayment', askToPayByBank(ada, { flow: 'settlement' }));
    await answerAtBank(server, url);
    await server.work();
    const answer = await pay();
    expect(answer).toMatchObject({ status: 409, error: { type: 'repaymentLinkNotPayable' } });
    expect(JSON.stringify(answer)).not.toContain(String(amount));
    expect(await make()).toMatchObject({ error: { type: 'repaymentNotPossible' } });
  });

  test('does not end a payment that the borrower has begun, and the borrower ends one by link', async () => {
    const own = await server.get('startBankPayment', askToPayByBank(ada));
    await pay();
    const read = () => server.get('readBankPayment', { token: ada.token, params: { id: own.id } });
    expect(await read()).toMatchObject({ outcome: 'waiting' });
    await server.get('startBankPayment', askToPayByBank(ada));
    expect(await open()).toMatchObject({ data: { state: 'open', outcome: 'cancelled' } });
  });

  test('can be paid by the borrower too', async () => {
    const { url, amount } = await server.get('startBankPayment', askToPayByBank(ada, { flow: 'link' }));
    expect(amount).toBe(50);
    await answerAtBank(server, url);
    expect(await open()).toMatchObject({ data: { state: 'paid' } });
    const again = await server.call('startBankPayment', askToPayByBank(ada, { flow: 'link' }));
    expect(again).toMatchObject({ status: 404, error: { type: 'noRepaymentLink' } });
  });

  test('is made, read and cancelled by its own borrower only', async () => {
    const bea = await signedLoan(server, shortLoan());
    const call = { token: bea.token, params: { id: ada.loanId } };
    expect((await server.call('makeRepaymentLink', { ...call, body: { amount: 50 } })).status).toBe(404);
    expect((await server.call('readRepaymentLink', call)).status).toBe(404);
    expect((await server.call('revokeRepaymentLink', call)).status).toBe(404);
    expect(await server.get('readRepaymentLink', about(bea))).toBeNull();
  });
});
