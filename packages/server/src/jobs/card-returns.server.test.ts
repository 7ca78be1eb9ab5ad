import { randomUUID } from 'node:crypto';
import { addWorkingDays } from '@fairlead/core/calendar/working-days';
import { pence } from '@fairlead/core/money/pence';
import type { CardDispute, CardRefund, CardsPort } from '@fairlead/providers/cards/port';
import { ProviderTimeout } from '@fairlead/providers/provider-error';
import { signatureOf } from '@fairlead/providers/cards/stripe-signature';
import { SANDBOX_WEBHOOK_SECRET } from '@fairlead/providers/cards/test-intents';
import { cardJourneys, type CardId } from '@fairlead/testing/journeys/card-payments';
import { aboutLoan, shortLoan, signedLoan, type LoanBorrower } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../testing/verify-after-each.ts';

let server: TestServer;
let cards: CardsPort;
beforeAll(async () => {
  server = await startTestServer();
  ({ cards } = server.services.providers);
});
afterAll(() => server.close());
afterEach(() => void Object.assign(server.services.providers, { cards }));

verifyAfterEach(() => server);

const { charge, read, statusesOf } = cardJourneys(() => server);

async function paidBy(card: CardId): Promise<LoanBorrower> {
  const borrower = await signedLoan(server, shortLoan());
  const { status } = await charge(borrower, { amount: 100, card, purpose: 'early' });
  expect(status).toBe(200);
  return borrower;
}

async function settle(borrower: LoanBorrower, card: CardId) {
  const { amount } = await server.get('previewEarlySettlementQuote', aboutLoan(borrower));
  return (await charge(borrower, { amount, card, purpose: 'settlement' })).data;
}

const afterWorkingDays = async (days: number) => server.travelTo(addWorkingDays(await server.today(), days));

/** The emails about card payments, oldest first. */
const lettersTo = async ({ loanId }: LoanBorrower) => {
  const letters = await server.db
    .selectFrom('outbox_messages')
    .innerJoin('loans', 'loans.user_id', 'outbox_messages.user_id')
    .select('template')
    .where('loans.id', '=', loanId)
    .where('channel', '=', 'email')
    .orderBy('outbox_messages.id')
    .execute();
  return letters.map(({ template }) => template);
};

/** What happened to the card payments, as the borrower reads it. */
const historyOf = async (borrower: LoanBorrower) =>
  ((await read(borrower)).historicalRepayments ?? [])
    .filter(({ kind, method }) => kind !== 'payout' && method === 'Card')
    .map(({ description, amount, reason }) => [description, amount, reason]);

const TAKEN = 'The cardholder’s bank took this payment back.';

describe('a card payment that the bank takes back', () => {
  test('is owed again from that day, for good where the dispute is lost', async () => {
    const ada = await paidBy('pm_card_createDispute');
    const before = await read(ada);
    expect(before.totalPaid).toBe(100);
    await afterWorkingDays(1);
    const taken = await read(ada);
    expect(taken.totalPaid).toBe(0);
    expect(taken.leftToPay).toBeGreaterThan(before.leftToPay + 99);
    expect(await historyOf(ada)).toEqual([
      ['Payment', 100, null],
      ['Card payment returned', 100, TAKEN],
    ]);
    expect(await lettersTo(ada)).toContain('card-payment-taken-back');
    await afterWorkingDays(10);
    await server.work();
    expect(await statusesOf(ada)).toEqual(['reversed']);
    expect(await lettersTo(ada)).not.toContain('payment-failed');
  });

  test('opens a loan again that it had paid off', async () => {
    const ada = await signedLoan(server, shortLoan());
    const settled = await settle(ada, 'pm_card_createDispute');
    expect(settled).toMatchObject({ state: 'Settled' });
    await afterWorkingDays(1);
    const loan = await read(ada);
    expect(loan).toMatchObject({ state: 'Live', totalPaid: 0 });
    expect(loan.leftToPay).toBeGreaterThan(1000);
    expect(await lettersTo(ada)).toContain('loan-reopened');
    expect(await lettersTo(ada)).not.toContain('card-payment-taken-back');
  });

  test('counts as if it had never gone where the dispute is won, and a question of the bank changes nothing', async () => {
    const [ada, bea, cleo] = [
      await paidBy('pm_card_createDisputeProductNotReceived'),
      await paidBy('pm_card_createDisputeInquiry'),
      await paidBy('pm_card_visa'),
    ];
    await afterWorkingDays(1);
    expect([await statusesOf(ada), await statusesOf(bea)]).toEqual([['reversed'], ['collected']]);
    await afterWorkingDays(10);
    expect(await statusesOf(ada)).toEqual(['reversed', 'collected']);
    expect((await historyOf(ada)).at(-1)).toEqual(['Payment credited again', 100, null]);
    expect((await lettersTo(ada)).at(-1)).toBe('card-payment-restored');
    const [first, second, third] = await Promise.all([ada, bea, cleo].map((each) => read(each)));
    for (const loan of [first, second])
      expect(loan).toMatchObject({ totalPaid: 100, arrears: third!.arrears, leftToPay: third!.leftToPay });
  });
});

describe('messages about money that goes back', () => {
  const dispute = (amount: number, status: CardDispute['status'], openedOn = '2026-11-23') =>
    ({ disputeId: `du_${amount}`, amount: pence(amount * 100), openedOn, status }) as CardDispute;
  const refund = (amount: number, status: CardRefund['status']) =>
    ({
      refundId: 're_1',
      idempotencyKey: null,
      amount: pence(amount * 100),
      on: '2026-11-23',
      status,
    }) as CardRefund;

  /** The provider says this of every payment from now on. */
  const says = (disputes: readonly CardDispute[], refunds: readonly CardRefund[] = []) =>
    void Object.assign(server.services.providers, {
      cards: { ...cards, returnsOf: () => Promise.resolve({ disputes, refunds }) },
    });

  async function sendAbout({ loanId }: LoanBorrower, ...kinds: readonly string[]) {
    const { provider_reference } = await server.db
      .selectFrom('payments')
      .select('provider_reference')
      .where('loan_id', '=', loanId)
      .where('restores_payment_id', 'is', null)
      .where('kind', '=', 'card')
      .executeTakeFirstOrThrow();
    for (const type of kinds) {
      const object = { id: 'x_1', payment_intent: provider_reference };
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data: { object } });
      const at = server.services.wallNow();
      const signature = signatureOf(SANDBOX_WEBHOOK_SECRET, new TextEncoder().encode(body), at);
      const headers = { 'stripe-signature': signature };
      expect((await server.fetch('/webhooks/cards', { method: 'POST', body, headers })).status).toBe(200);
    }
    await server.work();
  }

  test('take effect once, in any order, by what the provider says now', async () => {
    const ada = await paidBy('pm_card_visa');
    says([dispute(100, 'open')]);
    await sendAbout(ada, 'charge.dispute.closed', 'charge.dispute.created', 'charge.dispute.created');
    expect((await read(ada)).totalPaid).toBe(0);
    says([dispute(100, 'won')]);
    await sendAbout(
      ada,
      'charge.dispute.created',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
    );
    expect((await read(ada)).totalPaid).toBe(100);
    expect(await statusesOf(ada)).toEqual(['reversed', 'collected']);
    says([dispute(100, 'lost')]);
    await sendAbout(ada, 'charge.dispute.updated');
    expect([(await read(ada)).totalPaid, await statusesOf(ada)]).toEqual([0, ['reversed', 'reversed']]);
  });

  test('leave what is left of a payment of which a part is disputed', async () => {
    const ada = await paidBy('pm_card_visa');
    says([dispute(30, 'open')]);
    await sendAbout(ada, 'charge.dispute.created');
    expect((await read(ada)).totalPaid).toBe(70);
    expect((await lettersTo(ada)).at(-1)).toBe('card-payment-taken-back');
    says([dispute(30, 'won')]);
    await sendAbout(ada, 'charge.dispute.closed');
    expect((await read(ada)).totalPaid).toBe(100);
  });

  test('take back what someone sent back at the provider, and credit it when that fails', async () => {
    const ada = await paidBy('pm_card_visa');
    says([], [refund(100, 'sent')]);
    await sendAbout(ada, 'refund.created');
    expect((await historyOf(ada)).at(-1)).toEqual([
      'Card payment returned',
      100,
      'This payment was sent back to the card.',
    ]);
    says([], [refund(100, 'failed')]);
    await sendAbout(ada, 'refund.failed');
    expect((await read(ada)).totalPaid).toBe(100);
  });

  test('that never arrive are asked for on the next business date, also after the provider was down', async () => {
    const ada = await paidBy('pm_card_createDispute');
    let isDown = true;
    const returnEventsSince: CardsPort['returnEventsSince'] = (since) =>
      isDown ? Promise.reject(new ProviderTimeout('cards', 1)) : cards.returnEventsSince(since);
    Object.assign(server.services.providers, { cards: { ...cards, returnEventsSince } });
    await afterWorkingDays(1);
    expect(await statusesOf(ada)).toEqual(['collected']);
    isDown = false;
    await server.work();
    expect(await statusesOf(ada)).toEqual(['reversed']);
  });
});

describe('an overpayment by card', () => {
  /** Pays off the loan while a payment is disputed, and then the dispute is won: £100 too much. */
  async function overpaid(card: CardId): Promise<LoanBorrower> {
    const borrower = await paidBy('pm_card_createDisputeProductNotReceived');
    await afterWorkingDays(1);
    expect(await settle(borrower, card)).toMatchObject({ state: 'Settled' });
    return borrower;
  }

  test('goes back to the card once the last money is five working days old', async () => {
    const ada = await overpaid('pm_card_visa');
    await afterWorkingDays(4);
    await afterWorkingDays(6);
    const settled = await read(ada);
    expect(settled).toMatchObject({ state: 'Settled', creditBalance: 0 });
    expect((await historyOf(ada)).at(-1)?.[0]).toBe('Overpayment sent back to you');
    expect(await lettersTo(ada)).toContain('overpayment-refunded');
    await server.work();
    const sent = await server.db
      .selectFrom('card_refunds')
      .select('status')
      .where('loan_id', '=', ada.loanId)
      .execute();
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set(['sent']));
  });

  test('is owed to the borrower again where the refund comes back, and is not sent a second time', async () => {
    const ada = await overpaid('pm_card_refundFail');
    await afterWorkingDays(10);
    const sent = (await historyOf(ada)).at(-1);
    expect([sent?.[0], (await read(ada)).creditBalance]).toEqual(['Overpayment sent back to you', 0]);
    await afterWorkingDays(1);
    await afterWorkingDays(6);
    expect(await read(ada)).toMatchObject({ state: 'Settled', creditBalance: sent?.[1] });
    expect((await historyOf(ada)).at(-1)).toEqual(['Payment credited again', sent?.[1], null]);
  });

  test('is sent once when the answer of the provider is lost', async () => {
    const ada = await overpaid('pm_card_visa');
    const refund: CardsPort['refund'] = async (request) => {
      await cards.refund(request);
      throw new ProviderTimeout('cards', 1);
    };
    Object.assign(server.services.providers, { cards: { ...cards, refund } });
    await afterWorkingDays(10);
    await server.work();
    expect((await read(ada)).creditBalance).toBe(0);
  });
});
