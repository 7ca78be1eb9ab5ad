import { randomUUID } from 'node:crypto';
import { addDays, day } from '@fairlead/core/calendar/day';
import type { CardsPort } from '@fairlead/providers/cards/port';
import { ProviderTimeout } from '@fairlead/providers/provider-error';
import { messageAbout } from '@fairlead/providers/cards/test-intents';
import { answerAtBank, askToPayByBank } from '@fairlead/testing/journeys/bank-payments';
import { ASKS_BANK, cardJourneys } from '@fairlead/testing/journeys/card-payments';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
let cards: CardsPort;
beforeAll(async () => {
  server = await startTestServer({ expectedErrors: ['failed'] });
  ({ cards } = server.services.providers);
});
afterAll(() => server.close());
afterEach(() => void Object.assign(server.services.providers, { cards }));

verifyAfterEach(() => server);

const { bankSays, charge, read, receivedBy, statusesOf } = cardJourneys(() => server);

const figureOf = async (borrower: LoanBorrower) =>
  (await server.get('previewEarlySettlementQuote', aboutLoan(borrower))).amount;

/** The provider's calls to charge do something else from now on. */
const charging = (made: CardsPort['charge']) =>
  void Object.assign(server.services.providers, { cards: { ...cards, charge: made } });

/** What the card service holds of the loan's payments: how many charges, and how much. */
async function chargedBy({ loanId }: LoanBorrower): Promise<readonly number[]> {
  const rows = await server.db
    .selectFrom('payments')
    .select('id')
    .where('loan_id', '=', loanId)
    .where('kind', '=', 'card')
    .where('restores_payment_id', 'is', null)
    .execute();
  const found = await Promise.all(rows.map(({ id }) => cards.find(id, '2000-01-01T00:00:00.000Z')));
  return found.flatMap((payment) => (payment?.outcome.status === 'succeeded' ? [payment.amount] : []));
}

describe('the whole balance', () => {
  test('is paid once by two devices with cards, and the loan is paid off', async () => {
    const ada = await signedLoan(server, shortLoan());
    const amount = await figureOf(ada);
    const answers = await Promise.all([1, 2].map(() => charge(ada, { amount, purpose: 'settlement' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await read(ada)).toMatchObject({ state: 'Settled', totalPaid: amount, creditBalance: 0 });
    expect(await chargedBy(ada)).toEqual([Math.round(amount * 100)]);
  });

  test('is paid once by a card and from a bank at the same moment', async () => {
    const ada = await signedLoan(server, shortLoan());
    const amount = await figureOf(ada);
    const [byCard, byBank] = await Promise.all([
      charge(ada, { amount, purpose: 'settlement' }),
      server.call('startBankPayment', askToPayByBank(ada, { flow: 'settlement' })),
    ]);
    expect([byCard.status, byBank.status].filter((status) => status === 200)).toHaveLength(1);
    if (byBank.data) await answerAtBank(server, byBank.data.url);
    server.passMinutes(1);
    await server.work();
    expect(await read(ada)).toMatchObject({ state: 'Settled', totalPaid: amount, creditBalance: 0 });
  });

  test('is not settled while a card pays a part of it, and the other way round', async () => {
    const ada = await signedLoan(server, shortLoan());
    await charge(ada, { amount: 100, card: ASKS_BANK, purpose: 'early' });
    const amount = await figureOf(ada);
    expect(await charge(ada, { amount, purpose: 'settlement' })).toMatchObject({ status: 409 });
    const bea = await signedLoan(server, shortLoan());
    const whole = await figureOf(bea);
    await charge(bea, { amount: whole, card: ASKS_BANK, purpose: 'settlement' });
    expect(await charge(bea, { amount: 1, purpose: 'early' })).toMatchObject({ status: 409 });
    expect([await chargedBy(ada), await chargedBy(bea)]).toEqual([[], []]);
  });
});

test('a card while a Direct Debit is under way pays only what the debit leaves', async () => {
  const ada = await signedLoan(server, shortLoan());
  const { nextPayment } = await read(ada);
  await server.travelTo(addDays(day(nextPayment!.collectOn), -1));
  const { pendingRepayments = [] } = await read(ada);
  expect(pendingRepayments).toMatchObject([{ method: 'DIRECT_DEBIT', state: 'submitted' }]);
  const amount = await figureOf(ada);
  expect(await charge(ada, { amount, purpose: 'settlement' })).toMatchObject({ status: 200 });
  await server.travelTo(addDays(day(nextPayment!.collectOn), 7));
  const loan = await read(ada);
  expect(loan).toMatchObject({ state: 'Settled', outstanding: 0 });
  expect(loan.totalPaid).toBeCloseTo(amount + pendingRepayments[0]!.amount, 2);
  expect(await chargedBy(ada)).toEqual([Math.round(amount * 100)]);
});

describe('a process that is killed', () => {
  const asked = () => ({ amount: 60, purpose: 'early', key: randomUUID() }) as const;

  test.each([
    ['before the call', () => Promise.reject(new Error('killed')), []],
    [
      'after the call',
      async (request: Parameters<CardsPort['charge']>[0]) => {
        await cards.charge(request);
        throw new Error('killed');
      },
      [60_00],
    ],
    ['by a lost answer', () => Promise.reject(new ProviderTimeout('cards', 1)), []],
  ] as const)('%s charges and credits at most once, and a reload shows it', async (_at, made, charged) => {
    const ada = await signedLoan(server, shortLoan());
    charging(made);
    await charge(ada, asked());
    Object.assign(server.services.providers, { cards });
    server.passMinutes(3);
    await server.work();
    await server.work();
    expect(await chargedBy(ada)).toEqual(charged);
    expect(await receivedBy(ada)).toHaveLength(charged.length);
    expect(await read(ada)).toMatchObject({ totalPaid: charged.length * 60, pendingRepayments: [] });
  });

  test('after the commit is continued by the same request, and its receipt is sent once', async () => {
    const ada = await signedLoan(server, shortLoan());
    const request = asked();
    await charge(ada, request);
    const sent = async () =>
      server.db
        .selectFrom('outbox_messages')
        .innerJoin('loans', 'loans.user_id', 'outbox_messages.user_id')
        .select('outbox_messages.id')
        .where('loans.id', '=', ada.loanId)
        .where('template', '=', 'payment-received')
        .execute();
    await Promise.all([charge(ada, request), server.work(), server.work()]);
    expect([await sent(), await receivedBy(ada)].map(({ length }) => length)).toEqual([1, 1]);
  });
});

test('a message of the provider before its answer to us is credited once', async () => {
  const ada = await signedLoan(server, shortLoan());
  charging(async (request) => {
    const payment = await cards.charge(request);
    const { bytes, signature } = messageAbout(payment, server.services.wallNow());
    const headers = { 'stripe-signature': signature ?? '' };
    await server.fetch('/webhooks/cards', { method: 'POST', body: Buffer.from(bytes), headers });
    await server.work();
    return payment;
  });
  expect((await charge(ada, { amount: 60, purpose: 'early' })).data).toMatchObject({ totalPaid: 60 });
  expect([await statusesOf(ada), (await receivedBy(ada)).length]).toEqual([['collected'], 1]);
});

test('a payment that is confirmed after our own call has given up is credited once', async () => {
  const ada = await signedLoan(server, shortLoan());
  let secret = '';
  charging(async (request) => {
    const { outcome } = await cards.charge(request);
    if (outcome.status === 'action-required') secret = outcome.clientSecret;
    throw new ProviderTimeout('cards', 1);
  });
  await charge(ada, { amount: 60, card: ASKS_BANK, purpose: 'early' });
  Object.assign(server.services.providers, { cards });
  await bankSays(secret, true);
  await server.work();
  await server.work();
  expect([await statusesOf(ada), (await receivedBy(ada)).length]).toEqual([['collected'], 1]);
});
