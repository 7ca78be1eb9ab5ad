import { SETTLEMENT_REFUSALS } from '@fairlead/core/collection/settling';
import { pence } from '@fairlead/core/money/pence';
import { shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import {
  answerAtBank,
  askToPayByBank,
  bankPaymentCalls,
  providerIdIn,
} from '@fairlead/testing/journeys/bank-payments';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { actAs } from '../../../database/acting-as.ts';
import { followBankPayment } from '../../../resources/payment/follow-bank-payment.ts';
import { verifyAfterEach } from '../../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

afterEach(() => vi.restoreAllMocks());
verifyAfterEach(() => server);

const { read, start, tryToStart, follow, cancel } = bankPaymentCalls(() => server);
const sweep = async () => {
  server.passMinutes(1);
  await server.work();
};
const receiptsOf = async ({ loanId }: LoanBorrower) => {
  const events = await server.db
    .selectFrom('loan_events')
    .select('kind')
    .where('loan_id', '=', loanId)
    .where('kind', '=', 'payment-received')
    .execute();
  return events.length;
};
describe('exactly one credit', () => {
  test('for reports that arrive twice and together', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { id, url } = await start(ada);
    const paymentId = await answerAtBank(server, url);
    server.passMinutes(1);
    await Promise.all([
      follow(ada, id),
      follow(ada, id),
      server.get('returnFromBank', { token: ada.token, body: { paymentId } }),
      server.work(),
    ]);
    await sweep();
    expect(await read(ada)).toMatchObject({ totalPaid: 50 });
    expect(await receiptsOf(ada)).toBe(1);
  });

  test('for two devices that start at once: one replaces the other, and only one can be paid', async () => {
    const ada = await signedLoan(server, shortLoan());
    const answers = await Promise.all([tryToStart(ada), tryToStart(ada)]);
    const started = answers.filter(({ status }) => status === 200);
    expect(started.length).toBeGreaterThan(0);
    for (const { data } of started) await answerAtBank(server, data!.url ?? '').catch(() => undefined);
    await sweep();
    expect(await read(ada)).toMatchObject({ totalPaid: 50 });
  });

  test('for a second device that starts later: the first page is over', async () => {
    const ada = await signedLoan(server, shortLoan());
    const first = await start(ada, { flow: 'early', amount: 50 });
    const second = await start(ada, { flow: 'early', amount: 60 });
    await answerAtBank(server, first.url);
    await answerAtBank(server, second.url);
    expect(await follow(ada, first.id)).toMatchObject({ outcome: 'cancelled' });
    expect(await follow(ada, second.id)).toMatchObject({ outcome: 'complete' });
    expect(await read(ada)).toMatchObject({ totalPaid: 60 });
  });

  test('for one that was agreed to before the second device asked', async () => {
    const ada = await signedLoan(server, shortLoan());
    const first = await start(ada, { flow: 'settlement' });
    await answerAtBank(server, first.url);
    expect(await tryToStart(ada, { flow: 'settlement' })).toMatchObject({
      status: 409,
      error: { type: 'repaymentNotPossible', message: SETTLEMENT_REFUSALS.loanNotActive },
    });
    expect(await read(ada)).toMatchObject({ state: 'Settled', totalPaid: first.amount });
  });

  test('for money that comes for a payment that had ended', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { id, url } = await start(ada);
    await cancel(ada, id);
    const bank = await server.db
      .selectFrom('bank_payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const report = {
      paymentId: providerIdIn(url),
      amount: pence(50_00),
      status: 'settled',
      reason: null,
    } as const;
    vi.spyOn(server.services.providers.bankPayments, 'read').mockResolvedValue(report);

    const followed = (): Promise<unknown> => actAs('system', () => followBankPayment(server.services, bank));
    await Promise.all([followed(), followed()]);
    expect(await read(ada)).toMatchObject({ totalPaid: 50 });
    expect(await receiptsOf(ada)).toBe(1);
  });

  test('and none of another amount than ours: the loan is set aside', async () => {
    const quiet = await startTestServer({ expectedErrors: ['loan set aside'] });
    const ada = await signedLoan(quiet, shortLoan());
    const { id, url } = await quiet.get('startBankPayment', askToPayByBank(ada));
    await answerAtBank(quiet, url);
    const { read: truth } = quiet.services.providers.bankPayments;
    const spy = vi
      .spyOn(quiet.services.providers.bankPayments, 'read')
      .mockImplementation(async (paymentId) => ({ ...(await truth(paymentId)), amount: pence(1) }));
    quiet.passMinutes(1);
    await quiet.work();
    const loan = await quiet.db.selectFrom('loans').selectAll().executeTakeFirstOrThrow();
    expect(loan).toMatchObject({
      total_paid_pence: 0,
      set_aside_reason: expect.stringContaining('another amount') as string,
    });
    spy.mockRestore();
    expect(await quiet.get('readBankPayment', { token: ada.token, params: { id } })).toMatchObject({
      isCredited: true,
    });
    await quiet.close();
  });
});
