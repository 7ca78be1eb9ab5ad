import { randomUUID } from 'node:crypto';
import { addDays } from '@fairlead/core/calendar/day';
import { CARD_DECLINES } from '@fairlead/core/collection/card-declines';
import { REPAYMENT_REFUSALS } from '@fairlead/core/collection/repayment';
import { TEST_CARDS, type TestCard } from '@fairlead/providers/cards/test-cards';
import { answerAtBank, askToPayByBank } from '@fairlead/testing/journeys/bank-payments';
import { cardJourneys, type CardId } from '@fairlead/testing/journeys/card-payments';
import { aboutLoan, shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAfterEach } from '../../testing/verify-after-each.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

verifyAfterEach(() => server);

const { charge, lateBorrower, read, statusesOf } = cardJourneys(() => server);
const failed = (reason: keyof typeof CARD_DECLINES) => {
  const { reasonCode, message } = CARD_DECLINES[reason];
  return { status: 422, error: { type: 'cardPaymentFailedError', reasonCode, message } };
};
const refusedPayment = (reason: keyof typeof REPAYMENT_REFUSALS) => ({
  status: 409,
  error: { type: 'repaymentNotPossible', message: REPAYMENT_REFUSALS[reason] },
});

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
    const { card, early } = await server.get('repaymentOptions', aboutLoan(ada));
    const { amount: figure } = await server.get('previewEarlySettlementQuote', aboutLoan(ada));
    expect(card).toEqual({ fields: 'sandbox', early: { range: { least: 1, most: figure }, reason: null } });
    expect(early.range!.most).not.toBe(figure);
    const body = { amount: 200, method: 'CARD' } as const;
    const { lower, paidOn } = await server.get('previewEarlyRepayment', { ...aboutLoan(ada), body });
    expect(paidOn).toBe(await server.today());
    await charge(ada, { amount: 200, purpose: 'early', keeps: 'term' });
    expect(await read(ada)).toMatchObject({ leftToPay: lower.leftToPay, endsOn: lower.endsOn });
  });

  test('pays off the loan with today’s figure, and no other amount', async () => {
    const ada = await signedLoan(server, shortLoan());
    const { amount } = await server.get('previewEarlySettlementQuote', aboutLoan(ada));
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
    await server.get('directDebitEarlyRepayment', { ...aboutLoan(ada), body: { amount: 30 } });
    const { amount } = await server.get('previewEarlySettlementQuote', aboutLoan(ada));
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
      ...aboutLoan(ada),
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

describe('a borrower who withdrew', () => {
  const withdrawn = async () => {
    const borrower = await signedLoan(server, shortLoan());
    await server.travelTo(addDays(await server.today(), 5));
    await server.get('createEarlySettlementQuote', {
      ...aboutLoan(borrower),
      body: { type: 'cancellation' },
    });
    const { withdrawal } = await read(borrower);
    return { ...borrower, toRepay: withdrawal!.toRepay };
  };
  const ended = ({ toRepay }: { readonly toRepay: number }) => ({
    state: 'Cancelled',
    cancellation: 'withdrawn',
    totalPaid: toRepay,
    outstanding: 0,
    creditBalance: 0,
    withdrawal: null,
  });

  test('repays the credit by card, in one amount, and the agreement ends', async () => {
    const ada = await withdrawn();
    expect(ada.toRepay).toBeGreaterThan(1000);
    expect(await charge(ada, { amount: 100, purpose: 'early' })).toMatchObject(refusedPayment('withdrawing'));
    const less = await charge(ada, { amount: ada.toRepay - 0.01, purpose: 'settlement' });
    expect(less).toMatchObject({ status: 422, error: { type: 'amountNotPossible' } });
    const asked = { amount: ada.toRepay, purpose: 'settlement', key: randomUUID() } as const;
    expect((await charge(ada, asked)).data).toMatchObject({ state: 'Cancelled', pendingRepayments: [] });
    expect((await charge(ada, asked)).status).toBe(200);
    expect(await read(ada)).toMatchObject(ended(ada));
    expect(await statusesOf(ada)).toEqual(['collected']);
  });

  test('repays it from the bank, once', async () => {
    const ada = await withdrawn();
    const payment = await server.get('startBankPayment', askToPayByBank(ada, { flow: 'settlement' }));
    expect(payment.amount).toBe(ada.toRepay);
    await answerAtBank(server, payment.url);
    await server.get('readBankPayment', { token: ada.token, params: { id: payment.id } });
    expect(await read(ada)).toMatchObject(ended(ada));
    const again = await server.call('startBankPayment', askToPayByBank(ada, { flow: 'settlement' }));
    expect(again).toMatchObject({ status: 409, error: { type: 'repaymentNotPossible' } });
  });
});

test('a lender who takes cards by Stripe offers them in Stripe’s fields', async () => {
  const keys = {
    CARD_PAYMENT_PUBLISHABLE_KEY: 'pk_test_0123456789abcdefABCDEF',
    STRIPE_SECRET_KEY: 'sk_test_0123456789abcdefABCDEF',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdefABCDEF',
  };
  const other = await startTestServer({ settings: { CARDS_PROVIDER: 'stripe', ...keys } });
  try {
    const { card } = await other.get('repaymentOptions', aboutLoan(await signedLoan(other, shortLoan())));
    expect(card?.fields).toBe('stripe');
  } finally {
    await other.close();
  }
});
