import { randomUUID } from 'node:crypto';
import { addDays, day } from '@fairlead/core/calendar/day';
import { CARD_DECLINES } from '@fairlead/core/collection/card-declines';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { pence } from '@fairlead/core/money/pence';
import { ProviderTimeout } from '@fairlead/providers/provider-error';
import { TEST_CARDS, type TestCard } from '@fairlead/providers/cards/test-cards';
import type { CardsPort } from '@fairlead/providers/cards/port';
import { shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyRecords } from '../../verification/verify-records.ts';

let server: TestServer;
let cards: CardsPort;
beforeAll(async () => {
  server = await startTestServer({ expectedErrors: ['failed'] });
  ({ cards } = server.services.providers);
});
afterAll(() => server.close());

afterEach(async () => {
  Object.assign(server.services.providers, { cards });
  const { results } = await verifyRecords(server.db);
  expect(results.filter(({ differences }) => differences.length > 0)).toEqual([]);
});

type CardId = keyof typeof TEST_CARDS;
type Purpose = 'late' | 'early' | 'settlement';
interface Charge {
  readonly amount: number;
  readonly card?: CardId;
  readonly purpose?: Purpose;
  readonly keeps?: 'instalment' | 'term';
  readonly key?: string;
}

const ASKS_BANK = 'pm_card_threeDSecure2Required';
const about = ({ token, loanId }: LoanBorrower) => ({ token, params: { id: loanId } });
const charge = (borrower: LoanBorrower, { amount, card = 'pm_card_visa', key, ...rest }: Charge) =>
  server.call('attemptCardCharge', {
    ...about(borrower),
    ...(key && { key }),
    body: { paymentMethodId: card, amount, ...rest },
  });
const confirm = (borrower: LoanBorrower, paymentIntentId: string) =>
  server.call('confirmCardPayment', { ...about(borrower), body: { paymentIntentId } });
const bankSays = (paymentIntentClientSecret: string, isConfirmed: boolean) =>
  server.get('answerCardBank', { body: { paymentIntentClientSecret, isConfirmed } });
const read = (borrower: LoanBorrower) =>
  server.get('readLoan', {
    ...about(borrower),
    query: { embedded: 'pendingRepayments,historicalRepayments,scheduledPayments' },
  });
const paymentsOf = ({ loanId }: LoanBorrower) =>
  server.db
    .selectFrom('payments')
    .selectAll()
    .where('loan_id', '=', loanId)
    .where('kind', '=', 'card')
    .orderBy('id')
    .execute();
const statusesOf = async (borrower: LoanBorrower) => (await paymentsOf(borrower)).map(({ status }) => status);
const receivedBy = async ({ loanId }: LoanBorrower) =>
  (
    await server.db.selectFrom('loan_events').select(['kind', 'body']).where('loan_id', '=', loanId).execute()
  ).filter(({ kind, body }) => kind === 'payment-received' && JSON.stringify(body).includes('"card"'));
const failed = (reason: keyof typeof CARD_DECLINES) => {
  const { reasonCode, message } = CARD_DECLINES[reason];
  return { status: 422, error: { type: 'cardPaymentFailedError', reasonCode, message } };
};
const refusedPayment = (reason: keyof typeof REPAYMENT_REFUSALS) => ({
  status: 409,
  error: { type: 'repaymentNotPossible', message: REPAYMENT_REFUSALS[reason] },
});

/** The server whose calls to charge a card do something else. */
const whileCharging = (made: (port: CardsPort) => CardsPort['charge']) =>
  void Object.assign(server.services.providers, { cards: { ...cards, charge: made(cards) } });

/** The process ends with the provider's answer in its hands. */
const killedAfterCharging = () =>
  whileCharging((port) => async (asked) => {
    await port.charge(asked);
    throw new Error('killed');
  });

async function lateBorrower(): Promise<LoanBorrower & { readonly owed: number }> {
  const borrower = await signedLoan(server, shortLoan('Penniless'));
  const { nextPayment } = await read(borrower);
  await server.travelTo(addDays(day(nextPayment!.collectOn), 7));
  return { ...borrower, owed: (await read(borrower)).arrears.amount };
}

/** A borrower whose bank asks about a payment. */
async function askedByBank(amount = 100) {
  const borrower = await signedLoan(server, shortLoan());
  const { data } = await charge(borrower, { amount, card: ASKS_BANK, purpose: 'early' });
  if (data?.['@type'] !== 'card-action-required') throw new Error('the bank asks first');
  return { borrower, asked: data };
}

describe('a borrower who pays by card', () => {
  test('pays the arrears in one call, and is no longer late', async () => {
    const ada = await lateBorrower();
    const { status, data } = await charge(ada, { amount: ada.owed });
    expect(status).toBe(200);
    expect(data).toMatchObject({ '@type': 'loan', pendingRepayments: [], arrears: { amount: 0 } });
    const loan = await read(ada);
    expect(loan).toMatchObject({ state: 'Live', totalPaid: ada.owed });
    expect(loan.historicalRepayments?.at(-1)).toMatchObject({ amount: ada.owed });
    expect(await charge(ada, { amount: 1 })).toMatchObject(refusedPayment('nothingOverdue'));
  });

  test('pays early, and the term or the instalment stays', async () => {
    const [ends, stays] = [await signedLoan(server, shortLoan()), await signedLoan(server, shortLoan())];
    const before = (await read(stays)).monthlyCost;
    await charge(ends, { amount: 200, purpose: 'early' });
    await charge(stays, { amount: 200, purpose: 'early', keeps: 'term' });
    const [sooner, lower] = [await read(ends), await read(stays)];
    expect(sooner.nextPayment?.amount).toBe(before);
    expect(lower.nextPayment!.amount).toBeLessThan(before);
    expect(sooner.scheduledPayments!.length).toBeLessThan(lower.scheduledPayments!.length);
  });

  test('sees today’s limit and outcome of an early payment first, and that is what happens', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { card, early } = await server.get('repaymentOptions', about(ada));
    const { amount: figure } = await server.get('previewEarlySettlementQuote', about(ada));
    expect(card?.early.range).toEqual({ least: 1, most: figure });
    expect(early.range!.most).not.toBe(figure);
    const body = { amount: 200, method: 'CARD' } as const;
    const { lower, paidOn } = await server.get('previewEarlyRepayment', { ...about(ada), body });
    expect(paidOn).toBe(await server.today());
    await charge(ada, { amount: 200, purpose: 'early', keeps: 'term' });
    expect(await read(ada)).toMatchObject({ leftToPay: lower.leftToPay, endsOn: lower.endsOn });
  });

  test('pays off the loan with today’s figure, and no other amount', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { amount } = await server.get('previewEarlySettlementQuote', about(ada));
    expect(await charge(ada, { amount: amount - 1, purpose: 'settlement' })).toMatchObject({
      status: 422,
      error: { type: 'amountNotPossible' },
    });
    const { data } = await charge(ada, { amount, purpose: 'settlement' });
    expect(data).toMatchObject({ state: 'Settled', outstanding: 0, totalPaid: amount });
    expect(await charge(ada, { amount, purpose: 'settlement' })).toMatchObject({
      error: { type: 'repaymentNotPossible' },
    });
  });

  test('does not pay off a loan while another payment is under way', async () => {
    const ada = await signedLoan(server, shortLoan());
    await server.get('directDebitEarlyRepayment', { ...about(ada), body: { amount: 30 } });
    const { amount } = await server.get('previewEarlySettlementQuote', about(ada));
    expect(await charge(ada, { amount, purpose: 'settlement' })).toMatchObject(
      refusedPayment('alreadyBeingPaid'),
    );
  });

  test('sees the limits of an amount, and why none can be paid', async () => {
    const ada = await lateBorrower();
    expect(await charge(ada, { amount: ada.owed + 1 })).toMatchObject({
      status: 422,
      error: { type: 'amountNotPossible' },
    });
    expect(await charge(ada, { amount: 5, purpose: 'early' })).toMatchObject(refusedPayment('loanLate'));
    expect(await statusesOf(ada)).toEqual([]);
  });

  test.each(
    Object.entries<TestCard>(TEST_CARDS).flatMap(([card, { declines }]) =>
      declines && declines !== 'failed-to-process' ? [[card as CardId, declines] as const] : [],
    ),
  )('is declined with %s as %s, and can try another card', async (card, reason) => {
    const ada = await signedLoan(server, shortLoan());
    const declined = await charge(ada, { amount: 50, purpose: 'early', card });
    expect(declined).toMatchObject(failed(reason));
    expect((await read(ada)).totalPaid).toBe(0);
    const paid = await charge(ada, { amount: 50, purpose: 'early' });
    expect(paid.data).toMatchObject({ totalPaid: 50 });
    expect(await statusesOf(ada)).toEqual(['failed', 'collected']);
  });

  test('is declined with a method that the provider does not know', async () => {
    const ada = await signedLoan(server, shortLoan());
    const answer = await server.call('attemptCardCharge', {
      ...about(ada),
      body: { paymentMethodId: 'pm_unknown', amount: 50, purpose: 'early' },
    });
    expect(answer).toMatchObject(failed('wrong-details'));
  });

  test('pays no further card for 24 hours once a payment could not be processed', async () => {
    const ada = await signedLoan(server, shortLoan());
    const other = await signedLoan(server, shortLoan());
    const fails = { amount: 50, purpose: 'early' } as const;
    const card = 'pm_card_chargeDeclinedProcessingError';
    expect(await charge(ada, { ...fails, card })).toMatchObject(failed('failed-to-process'));
    expect(await charge(ada, fails)).toMatchObject(failed('failed-to-process'));
    expect(await statusesOf(ada)).toEqual(['failed']);
    expect((await charge(other, fails)).status).toBe(200);
    await server.travelTo(addDays(await server.today(), 1));
    expect((await charge(ada, fails)).status).toBe(200);
  });
});

describe('a payment that the bank asks about', () => {
  test('is taken in once when it is confirmed, however often that is said', async () => {
    const { borrower, asked } = await askedByBank();
    expect((await read(borrower)).pendingRepayments).toMatchObject([
      { method: 'CARD', amount: 100, state: 'submitted', cancelBefore: null },
    ]);
    expect((await confirm(borrower, asked.paymentIntentId)).data).toEqual(asked);
    await bankSays(asked.paymentIntentClientSecret, true);
    const [first, second] = await Promise.all([1, 2].map(() => confirm(borrower, asked.paymentIntentId)));
    expect(first!.data).toMatchObject({ totalPaid: 100, pendingRepayments: [] });
    expect(second!.data).toEqual(first!.data);
    expect((await confirm(borrower, asked.paymentIntentId)).data).toEqual(first!.data);
    expect(await receivedBy(borrower)).toHaveLength(1);
  });

  test('fails when the bank does not confirm it', async () => {
    const { borrower, asked } = await askedByBank();
    await bankSays(asked.paymentIntentClientSecret, false);
    for (let time = 0; time < 2; time += 1)
      expect(await confirm(borrower, asked.paymentIntentId)).toMatchObject(failed('not-authenticated'));
    expect(await receivedBy(borrower)).toEqual([]);
  });

  test('is no one else’s, and of no other loan', async () => {
    const { asked, borrower } = await askedByBank();
    const other = await signedLoan(server, shortLoan());
    await bankSays(asked.paymentIntentClientSecret, true);
    expect(await confirm(other, asked.paymentIntentId)).toMatchObject({ status: 404 });
    const { status } = await server.call('confirmCardPayment', {
      token: other.token,
      params: { id: borrower.loanId },
      body: { paymentIntentId: asked.paymentIntentId },
    });
    expect(status).toBe(404);
    expect(await receivedBy(other)).toEqual([]);
    await confirm(borrower, asked.paymentIntentId);
  });

  test('counts its amount as under way', async () => {
    const ada = await lateBorrower();
    await charge(ada, { amount: ada.owed, card: ASKS_BANK });
    expect(await charge(ada, { amount: 1 })).toMatchObject(refusedPayment('alreadyBeingPaid'));
  });

  test('is taken in by the sweep when the browser never comes back', async () => {
    const { borrower, asked } = await askedByBank();
    await bankSays(asked.paymentIntentClientSecret, true);
    await server.work();
    expect(await statusesOf(borrower)).toEqual(['submitted']);
    server.passMinutes(3);
    await server.work();
    expect(await statusesOf(borrower)).toEqual(['collected']);
    expect((await read(borrower)).totalPaid).toBe(100);
  });

  test('is cancelled after 30 minutes, and cannot be confirmed then', async () => {
    const { borrower, asked } = await askedByBank();
    server.passMinutes(10);
    await server.work();
    expect(await statusesOf(borrower)).toEqual(['submitted']);
    await server.travelTo(addDays(await server.today(), 1));
    server.passMinutes(3);
    await server.work();
    expect(await statusesOf(borrower)).toEqual(['expired']);
    await bankSays(asked.paymentIntentClientSecret, true);
    expect(await confirm(borrower, asked.paymentIntentId)).toMatchObject(failed('not-confirmed-in-time'));
  });

  test('is taken in when it is confirmed while it is being cancelled', async () => {
    const { borrower, asked } = await askedByBank();
    const cancel: CardsPort['cancel'] = async (id) => {
      await bankSays(asked.paymentIntentClientSecret, true);
      return cards.cancel(id);
    };
    Object.assign(server.services.providers, { cards: { ...cards, cancel } });
    server.passMinutes(31);
    await server.work();
    expect(await statusesOf(borrower)).toEqual(['collected']);
  });

  test('stays as it is while the provider does not answer', async () => {
    const { borrower, asked } = await askedByBank();
    const retrieve = () => Promise.reject(new ProviderTimeout('cards', 1));
    Object.assign(server.services.providers, { cards: { ...cards, retrieve } });
    expect(await confirm(borrower, asked.paymentIntentId)).toMatchObject({ status: 503 });
    server.passMinutes(40);
    await server.work();
    expect(await statusesOf(borrower)).toEqual(['submitted']);
  });
});

describe('a charge that does not end as planned', () => {
  test('is one charge on two devices at the same time', async () => {
    const ada = await lateBorrower();
    const answers = await Promise.all([1, 2].map(() => charge(ada, { amount: ada.owed })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await receivedBy(ada)).toHaveLength(1);
  });

  test('is one charge when the same request is sent twice, at the same time or later', async () => {
    const ada = await signedLoan(server, shortLoan());
    const asked = { amount: 60, purpose: 'early', key: randomUUID() } as const;
    const [first, second] = await Promise.all([charge(ada, asked), charge(ada, asked)]);
    const third = await charge(ada, asked);
    expect([first.status, second.data, third.data]).toEqual([200, first.data, first.data]);
    expect(await receivedBy(ada)).toHaveLength(1);
    expect(await charge(ada, { ...asked, amount: 61 })).toMatchObject({
      error: { type: 'idempotencyKeyReused' },
    });
  });

  test('is continued by the same request after the process was killed', async () => {
    const ada = await signedLoan(server, shortLoan());
    const asked = { amount: 60, purpose: 'early', key: randomUUID() } as const;
    killedAfterCharging();
    expect((await charge(ada, asked)).status).toBe(500);
    expect(await charge(ada, { ...asked, amount: 61 })).toMatchObject(refusedPayment('alreadyBeingPaid'));
    Object.assign(server.services.providers, { cards });
    expect((await charge(ada, asked)).data).toMatchObject({ totalPaid: 60 });
    expect(await receivedBy(ada)).toHaveLength(1);
  });

  test('is taken in by the sweep after the process was killed, on the day of the charge', async () => {
    const ada = await signedLoan(server, shortLoan());
    const today = await server.today();
    killedAfterCharging();
    await charge(ada, { amount: 60, purpose: 'early' });
    Object.assign(server.services.providers, { cards });
    await server.work();
    expect(await statusesOf(ada)).toEqual(['created']);
    server.passMinutes(24 * 60);
    await server.work();
    expect(await statusesOf(ada)).toEqual(['collected']);
    expect((await receivedBy(ada))[0]?.body).toMatchObject({ valueOn: today, amount: 60_00 });
  });

  test('is under way while its answer is lost, and is closed when it never arrived', async () => {
    const ada = await signedLoan(server, shortLoan());
    const asked = { amount: 60, purpose: 'early', key: randomUUID() } as const;
    whileCharging(() => () => Promise.reject(new ProviderTimeout('cards', 1)));
    const { data } = await charge(ada, asked);
    expect(data).toMatchObject({ pendingRepayments: [{ method: 'CARD', amount: 60, state: 'created' }] });
    Object.assign(server.services.providers, { cards });
    server.passMinutes(3);
    await server.work();
    expect(await statusesOf(ada)).toEqual(['voided']);
    expect((await read(ada)).pendingRepayments).toEqual([]);
  });

  test('is not cancelled by a withdrawal while it is open, and counts when it succeeds', async () => {
    const { borrower, asked } = await askedByBank();
    await server.get('createEarlySettlementQuote', { ...about(borrower), body: { type: 'cancellation' } });
    await bankSays(asked.paymentIntentClientSecret, true);
    await confirm(borrower, asked.paymentIntentId);
    expect((await read(borrower)).withdrawal?.toRepay).toBe(900);
  });

  test('is not taken in with another amount than was asked for', async () => {
    const { borrower, asked } = await askedByBank();
    const retrieve: CardsPort['retrieve'] = async (id) => {
      const payment = await cards.retrieve(id);
      return { ...payment, amount: pence(payment.amount - 1), outcome: { status: 'succeeded' } };
    };
    Object.assign(server.services.providers, { cards: { ...cards, retrieve } });
    expect((await confirm(borrower, asked.paymentIntentId)).status).toBe(500);
    expect(await statusesOf(borrower)).toEqual(['submitted']);
  });
});
