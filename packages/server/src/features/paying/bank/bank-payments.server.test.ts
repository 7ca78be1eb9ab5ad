import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { ProviderUnavailable } from '@fairlead/providers/provider-error';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import {
  answerAtBank,
  askToPayByBank,
  bankPaymentCalls,
  lateBorrower,
  providerIdIn,
} from '@fairlead/testing/journeys/bank-payments';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { verifyAfterEach } from '../../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

afterEach(() => vi.restoreAllMocks());
verifyAfterEach(() => server);

const { read, start, tryToStart, follow, cancel } = bankPaymentCalls(() => server);
/** The session is in use meanwhile, so that it does not end. */
const passConsent = async (borrower: LoanBorrower, id: string) => {
  for (const minutes of [10, 10, 11]) {
    server.passMinutes(minutes);
    await follow(borrower, id);
  }
};
const sweep = async () => {
  server.passMinutes(1);
  await server.work();
};
const trail = async (id: string) => {
  const rows = await server.db
    .selectFrom('audit_rows')
    .select(['actor', 'action'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ actor, action }) => `${actor} ${action}`);
};

describe('a borrower who pays by their bank', () => {
  test('sees what is overdue paid as soon as they are back', async () => {
    const late = await lateBorrower(server);
    const { arrears } = await read(late);
    const payment = await start(late, { flow: 'late', amount: arrears.amount });
    expect(payment).toMatchObject({ outcome: 'waiting', isCredited: false, amount: arrears.amount });
    expect(payment.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/bank\/payment\?payment=BP-/);
    expect((await read(late)).pendingRepayments).toMatchObject([
      { amount: arrears.amount, method: 'OPEN_BANKING', purpose: 'late', state: 'created' },
    ]);
    const paymentId = await answerAtBank(server, payment.url);
    const back = await server.get('returnFromBank', { token: late.token, body: { paymentId } });
    expect(back).toMatchObject({ id: payment.id, outcome: 'complete', isCredited: true, url: null });
    expect(await read(late)).toMatchObject({
      state: 'Live',
      arrears: { amount: 0 },
      totalPaid: arrears.amount,
      pendingRepayments: [],
    });
    expect(await trail(payment.id)).toEqual(['borrower payment-requested']);
  });

  test('pays early with the term or the instalment unchanged, as by Direct Debit', async () => {
    const ada = await signedLoan(server, shortLoan());
    const before = await read(ada);
    const { id, url } = await start(ada, { flow: 'early', amount: 300, keeps: 'term' });
    await answerAtBank(server, url);
    expect(await follow(ada, id)).toMatchObject({ outcome: 'complete' });
    const after = await read(ada);
    expect(after.totalPaid).toBe(300);
    expect(after.endsOn).toBe(before.endsOn);
    expect(after.nextPayment!.amount).toBeLessThan(before.nextPayment!.amount);
  });

  test('pays off the loan with the figure of the day, and nothing is collected afterwards', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { amount } = await server.get('previewEarlySettlementQuote', aboutLoan(ada));
    const payment = await start(ada, { flow: 'settlement' });
    expect(payment.amount).toBe(amount);
    await answerAtBank(server, payment.url);
    await follow(ada, payment.id);
    expect(await read(ada)).toMatchObject({ state: 'Settled', totalPaid: amount, leftToPay: 0 });
  });

  test('settles by the figure that was shown where the bank takes until the next day', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { id, url, amount } = await start(ada, { flow: 'settlement' });
    await answerAtBank(server, url, 'slow');
    expect(await follow(ada, id)).toMatchObject({ outcome: 'complete', isCredited: false });
    const { pendingRepayments, state } = await read(ada);
    expect(state).toBe('Live');
    expect(pendingRepayments).toMatchObject([{ state: 'submitted', cancelBefore: null }]);
    server.passMinutes(1);
    await server.get('advanceTime', { body: { days: 1 } });
    expect(await read(ada)).toMatchObject({ state: 'Settled', totalPaid: amount });
  });

  test('finds it in the account with the tab closed', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { url } = await start(ada);
    await answerAtBank(server, url);
    await sweep();
    expect(await read(ada)).toMatchObject({ totalPaid: 50, pendingRepayments: [] });
  });

  test('stays late where the bank says first that the money was sent and then that it was not', async () => {
    const late = await lateBorrower(server);
    const { id, url } = await start(late, { flow: 'late', amount: 20 });
    await answerAtBank(server, url, 'stalled');
    expect(await follow(late, id)).toMatchObject({ outcome: 'complete', isCredited: false });
    server.passMinutes(1);
    await server.get('advanceTime', { body: { days: 1 } });
    expect(await follow(late, id)).toMatchObject({ outcome: 'unable-to-connect', isCredited: false });
    expect(await read(late)).toMatchObject({ state: 'Late', totalPaid: 0, pendingRepayments: [] });
  });

  test.each([
    ['refuse', 'cancelled'],
    ['empty', 'unable-to-connect'],
    ['down', 'unavailable'],
  ] as const)('owes as before after %s, and can pay again', async (choice, outcome) => {
    const ada = await signedLoan(server, shortLoan());
    const { id, url } = await start(ada);
    await answerAtBank(server, url, choice);
    expect(await follow(ada, id)).toMatchObject({ outcome, isCredited: false, url: null });
    expect(await read(ada)).toMatchObject({ totalPaid: 0, pendingRepayments: [] });
    expect(await trail(id)).toEqual(['borrower payment-requested', 'system payment-voided']);
    expect(await tryToStart(ada)).toMatchObject({ status: 200 });
  });

  test('can cancel it until the bank has agreed, and not afterwards', async () => {
    const ada = await signedLoan(server, shortLoan());
    const first = await start(ada);
    expect(await cancel(ada, first.id)).toMatchObject({ status: 200, data: { totalPaid: 0 } });
    expect(await cancel(ada, first.id)).toMatchObject({ status: 200 });
    expect(await follow(ada, first.id)).toMatchObject({ outcome: 'cancelled', url: null });
    await answerAtBank(server, first.url);
    await sweep();
    expect(await read(ada)).toMatchObject({ totalPaid: 0 });
    const second = await start(ada);
    await answerAtBank(server, second.url);
    expect(await cancel(ada, second.id)).toMatchObject({
      status: 409,
      error: { type: 'paymentNotCancellable' },
    });
    expect(await read(ada)).toMatchObject({ totalPaid: 50 });
  });

  test('has 30 minutes to agree', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { id, url } = await start(ada);
    await passConsent(ada, id);
    expect(await follow(ada, id)).toMatchObject({ outcome: 'waiting', url: null });
    await sweep();
    expect(await follow(ada, id)).toMatchObject({ outcome: 'expired' });
    await answerAtBank(server, url);
    await sweep();
    expect(await read(ada)).toMatchObject({ totalPaid: 0, pendingRepayments: [] });
  });

  test('who agrees in the last moment has paid', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { id, url } = await start(ada);
    await passConsent(ada, id);
    await answerAtBank(server, url);
    await server.work();
    expect(await follow(ada, id)).toMatchObject({ outcome: 'complete', isCredited: true });
  });
});

describe('a payment by open banking is refused', () => {
  const refused = (type: string, message?: unknown) => ({
    error: { type, ...(message !== undefined && { message }) },
  });

  test('where nothing is overdue, and beyond what can be paid', async () => {
    const ada = await signedLoan(server, shortLoan());
    expect(await tryToStart(ada, { flow: 'late', amount: 10 })).toMatchObject(
      refused('repaymentNotPossible', REPAYMENT_REFUSALS.nothingOverdue),
    );
    for (const amount of [0.5, 5000])
      expect(await tryToStart(ada, { flow: 'early', amount })).toMatchObject(refused('amountNotPossible'));
    expect(await tryToStart(ada, { flow: 'early' })).toMatchObject(
      refused('amountNotPossible', 'Say how much to pay.'),
    );
  });

  test('early, while something is overdue', async () => {
    const late = await lateBorrower(server);
    expect(await tryToStart(late, { flow: 'early', amount: 10 })).toMatchObject(
      refused('repaymentNotPossible', REPAYMENT_REFUSALS.loanLate),
    );
  });

  test('while a Direct Debit pays the same', async () => {
    const late = await lateBorrower(server);
    const { amount } = (await read(late)).arrears;
    await server.get('directDebitLateRepayment', { ...aboutLoan(late), body: { amount } });
    expect(await tryToStart(late, { flow: 'late', amount })).toMatchObject(
      refused('repaymentNotPossible', REPAYMENT_REFUSALS.alreadyBeingPaid),
    );
  });

  test('for a loan of another borrower, and for an application', async () => {
    const ada = await signedLoan(server, shortLoan());
    const bea = await signedLoan(server, shortLoan());
    expect(await tryToStart({ ...bea, loanId: ada.loanId })).toMatchObject({ status: 404 });
    const { body } = askToPayByBank(ada);
    const call = { token: ada.token, body: { ...body!, subjectType: 'loan-application' as const } };
    expect(await server.call('startBankPayment', call)).toMatchObject({ status: 404 });
  });

  test('where the provider does not answer, which leaves nothing under way', async () => {
    const ada = await signedLoan(server, shortLoan());
    vi.spyOn(server.services.providers.bankPayments, 'start').mockRejectedValue(
      new ProviderUnavailable('bank-payments'),
    );
    expect(await tryToStart(ada)).toMatchObject({ status: 503, error: { type: 'unavailable' } });
    vi.restoreAllMocks();
    expect(await read(ada)).toMatchObject({ pendingRepayments: [] });
    expect(await tryToStart(ada)).toMatchObject({ status: 200 });
  });

  test('to be seen, returned to or cancelled by another borrower', async () => {
    const ada = await signedLoan(server, shortLoan());
    const bea = await signedLoan(server, shortLoan());
    const { id, url } = await start(ada);
    const paymentId = providerIdIn(url);
    const asBea = [
      await server.call('readBankPayment', { token: bea.token, params: { id } }),
      await server.call('returnFromBank', { token: bea.token, body: { paymentId } }),
      await cancel(bea, id),
      await cancel({ ...bea, token: ada.token }, id),
    ];
    expect(asBea.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    const unknown = { token: ada.token, body: { paymentId: 'BP-of-no-one' } };
    expect((await server.call('returnFromBank', unknown)).status).toBe(404);
    expect(await follow(ada, id)).toMatchObject({ outcome: 'waiting' });
  });
});

describe('what is stored of it', () => {
  test('has the address of the page only sealed, and only while it is needed', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { id, url } = await start(ada);
    const stored = () =>
      server.db.selectFrom('bank_payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const before = await stored();
    expect(before.url_encrypted).not.toBeNull();
    expect(JSON.stringify(before)).not.toContain(url);
    await answerAtBank(server, url);
    await follow(ada, id);
    expect((await stored()).url_encrypted).toBeNull();
  });

  test('is followed to its end after a process that was killed before the provider’s answer was stored', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { id } = await start(ada);
    await server.db
      .updateTable('bank_payments')
      .set({ provider_payment_id: null, url_encrypted: null })
      .where('id', '=', id)
      .execute();
    await passConsent(ada, id);
    await server.work();
    expect(await follow(ada, id)).toMatchObject({ outcome: 'expired' });
  });
});
