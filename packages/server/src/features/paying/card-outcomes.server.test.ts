import { randomUUID } from 'node:crypto';
import { addDays } from '@fairlead/core/calendar/day';
import { CARD_DECLINES } from '@fairlead/core/collection/card-declines';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { pence } from '@fairlead/core/money/pence';
import type { CardsPort } from '@fairlead/providers/cards/port';
import { ProviderTimeout } from '@fairlead/providers/provider-error';
import { ASKS_BANK, cardJourneys } from '@fairlead/testing/journeys/card-payments';
import { aboutLoan, shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
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

const { askedByBank, bankSays, charge, confirm, lateBorrower, read, receivedBy, statusesOf } = cardJourneys(
  () => server,
);
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

/** The provider sends nothing by itself. */
const withoutMessages = () =>
  void Object.assign(server.services.providers, { cards: { ...cards, readMessage: () => null } });

/** The process ends with the provider's answer in its hands. */
const killedAfterCharging = () =>
  whileCharging((port) => async (asked) => {
    await port.charge(asked);
    throw new Error('killed');
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

  test('is taken in by the provider’s message when the browser never comes back', async () => {
    const { borrower, asked } = await askedByBank();
    await bankSays(asked.paymentIntentClientSecret, true);
    expect(await statusesOf(borrower)).toEqual(['collected']);
    expect((await confirm(borrower, asked.paymentIntentId)).data).toMatchObject({ totalPaid: 100 });
    expect(await receivedBy(borrower)).toHaveLength(1);
  });

  test('is taken in by the sweep when neither the browser nor a message comes', async () => {
    const { borrower, asked } = await askedByBank();
    withoutMessages();
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

  test('counts when it was closed as never received, and the provider says later that it was', async () => {
    const ada = await signedLoan(server, shortLoan());
    let arrives = (): ReturnType<CardsPort['charge']> => Promise.reject(new Error('nothing was asked'));
    whileCharging((port) => (asked) => {
      arrives = () => port.charge(asked);
      return Promise.reject(new ProviderTimeout('cards', 1));
    });
    await charge(ada, { amount: 60, card: ASKS_BANK, purpose: 'early' });
    Object.assign(server.services.providers, { cards });
    server.passMinutes(3);
    await server.work();
    expect(await statusesOf(ada)).toEqual(['voided']);
    const { outcome } = await arrives();
    if (outcome.status !== 'action-required') throw new Error(outcome.status);
    await bankSays(outcome.clientSecret, true);
    expect(await statusesOf(ada)).toEqual(['collected']);
    expect(await receivedBy(ada)).toHaveLength(1);
  });

  test('is not cancelled by a withdrawal while it is open, and counts when it succeeds', async () => {
    const { borrower, asked } = await askedByBank();
    await server.get('createEarlySettlementQuote', {
      ...aboutLoan(borrower),
      body: { type: 'cancellation' },
    });
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
