import { pence } from '@fairlead/core/money/pence';
import { afterEach, describe, expect, test } from 'vitest';
import {
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  stripeDouble,
  type StripeDouble,
} from '../double/stripe-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { A_CHARGE, describeCards } from './conformance.ts';
import { stripeCards } from './live.ts';
import type { CardPayment } from './port.ts';
import { declineOf } from './stripe-intent.ts';
import { signatureOf } from './stripe-signature.ts';

const opened: StripeDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stripe) => stripe.close()));
});

async function newWorld(secretKey = STRIPE_KEY) {
  const stripe = await stripeDouble();
  opened.push(stripe);
  const port = stripeCards(
    openOutbound(() => undefined),
    { secretKey, webhookSecret: STRIPE_WEBHOOK_SECRET, loopbackOrigin: stripe.origin },
  );
  const messageAbout = ({ paymentIntentId }: CardPayment, at: Date) =>
    stripe.messageAbout(paymentIntentId, at);
  const passWorkingDays = (days: number) => {
    stripe.passWorkingDays(days);
    return Promise.resolve();
  };
  return { stripe, port, answer: stripe.answer.bind(stripe), messageAbout, passWorkingDays };
}

const ASKS_BANK = { ...A_CHARGE, paymentMethodId: 'pm_card_threeDSecure2Required' };
const askedAt = () => new Date().toISOString();

describeCards('Stripe', newWorld);

describe('a charge by Stripe', () => {
  test('is one form, confirmed, under our payment’s id', async () => {
    const { stripe, port } = await newWorld();
    await port.charge(A_CHARGE);
    const [request] = stripe.received;
    expect(request?.headers).toMatchObject({
      'idempotency-key': A_CHARGE.idempotencyKey,
      'content-type': expect.stringContaining('application/x-www-form-urlencoded') as string,
      'stripe-version': '2026-10-28.endive',
    });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      amount: '27201',
      currency: 'gbp',
      payment_method: 'pm_card_visa',
      'payment_method_types[0]': 'card',
      confirm: 'true',
      use_stripe_sdk: 'true',
      'metadata[paymentId]': A_CHARGE.idempotencyKey,
    });
  });

  test.each(['error-after-charging', 'closed-after-charging'] as const)(
    'is repeated after %s, and charges once',
    async (trouble) => {
      const { stripe, port } = await newWorld();
      stripe.meets(trouble);
      expect((await port.charge(A_CHARGE)).outcome).toEqual({ status: 'succeeded' });
      expect(stripe.intents).toHaveLength(1);
    },
  );

  test('that never got an answer is found by our payment’s id', async () => {
    const { stripe, port } = await newWorld();
    const from = askedAt();
    stripe.meets('closed-after-charging', 'closed-connection', 'closed-connection');
    await expect(port.charge(A_CHARGE)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(await port.find(A_CHARGE.idempotencyKey, from)).toMatchObject({
      outcome: { status: 'succeeded' },
    });
  });

  test.each([2, 240])('is found where Stripe’s clock is %i seconds behind ours', async (seconds) => {
    const { stripe, port } = await newWorld();
    stripe.runsBehind(seconds);
    await port.charge(A_CHARGE);
    expect(await port.find(A_CHARGE.idempotencyKey, askedAt())).toMatchObject({ amount: 272_01 });
  });

  test('is found though the request was repeated an hour later', async () => {
    const { port } = await newWorld();
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await port.charge(A_CHARGE);
    expect(await port.find(A_CHARGE.idempotencyKey, anHourAgo)).toMatchObject({ amount: 272_01 });
  });

  test('is found in a page of a hundred, each as long as Stripe’s own', async () => {
    const { stripe, port } = await newWorld();
    await port.charge(A_CHARGE);
    const [own] = stripe.intents;
    const others = Array.from({ length: 99 }, () => ({
      ...own,
      metadata: {},
      description: 'x'.repeat(4_000),
    }));
    stripe.meets({ status: 200, body: { object: 'list', data: [...others, own], has_more: false } });
    expect(await port.find(A_CHARGE.idempotencyKey, askedAt())).toMatchObject({ amount: 272_01 });
  });

  test('is found on a later page', async () => {
    const { stripe, port } = await newWorld();
    const from = askedAt();
    await port.charge(A_CHARGE);
    for (let index = 0; index < 100; index += 1)
      await port.charge({ ...A_CHARGE, idempotencyKey: `another-payment-${index}`, amount: pence(1_00) });
    expect((await port.find(A_CHARGE.idempotencyKey, from))?.amount).toBe(272_01);
    expect(stripe.received.filter(({ method }) => method === 'GET')).toHaveLength(2);
  });

  test.each([
    { status: 429 },
    { status: 409, body: { error: { type: 'invalid_request_error' } } },
    { status: 503 },
  ])('has an unknown outcome after status $status', async (trouble) => {
    const { stripe, port } = await newWorld();
    stripe.meets(trouble, trouble, trouble);
    await expect(port.charge(A_CHARGE)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('is not made with a wrong key, which no error repeats', async () => {
    const { port, stripe } = await newWorld('sk_test_wrong-but-still-a-secret');
    const error = await port.charge(A_CHARGE).then(
      () => undefined,
      (thrown: unknown) => thrown as Error,
    );
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(JSON.stringify([error, String(error)])).not.toContain('secret');
    expect(stripe.intents).toEqual([]);
  });
});

describe('a payment that the bank did not confirm', () => {
  test('is cancelled before it counts as declined, so that the browser cannot use another card', async () => {
    const { stripe, port, answer } = await newWorld();
    const asked = await port.charge(ASKS_BANK);
    await answer(stripe.intents[0]?.client_secret ?? '', false);
    await port.retrieve(asked.paymentIntentId);
    expect(stripe.intents[0]?.status).toBe('canceled');
  });

  test('has succeeded when another card was quicker', async () => {
    const { stripe, port, answer } = await newWorld();
    const asked = await port.charge(ASKS_BANK);
    const secret = stripe.intents[0]?.client_secret ?? '';
    await answer(secret, false);
    const stale = structuredClone(stripe.intents[0]);
    await answer(secret, true);
    stripe.meets({ status: 200, body: stale });
    expect((await port.retrieve(asked.paymentIntentId)).outcome).toEqual({ status: 'succeeded' });
  });

  test('is unresolved while Stripe cannot cancel it', async () => {
    const { stripe, port, answer } = await newWorld();
    const asked = await port.charge(ASKS_BANK);
    await answer(stripe.intents[0]?.client_secret ?? '', false);
    const broken = { status: 503 };
    stripe.meets({ status: 200, body: structuredClone(stripe.intents[0]) }, broken, broken, broken);
    await expect(port.retrieve(asked.paymentIntentId)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

test.each([
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'declined'],
  [{ code: 'card_declined', decline_code: 'card_velocity_exceeded' }, 'insufficient-funds'],
  [{ code: 'card_declined', decline_code: 'try_again_later' }, 'try-later'],
  [{ code: 'processing_error' }, 'failed-to-process'],
  [{ code: 'authentication_required' }, 'not-authenticated'],
  [null, 'declined'],
])('Stripe’s %j is %s', (error, reason) => expect(declineOf(error)).toBe(reason));

describe('money that Stripe sends back', () => {
  test('without our key is known as one that was made there', async () => {
    const { stripe, port } = await newWorld();
    const { paymentIntentId } = await port.charge(A_CHARGE);
    stripe.refundsItself(paymentIntentId, 40_00);
    const { refunds } = await port.returnsOf(paymentIntentId);
    expect(refunds).toMatchObject([{ idempotencyKey: null, amount: 40_00, status: 'sent' }]);
  });

  test('is asked for by one form, under our refund’s id', async () => {
    const { stripe, port } = await newWorld();
    const { paymentIntentId } = await port.charge(A_CHARGE);
    await port.refund({ idempotencyKey: 'a-refund', paymentIntentId, amount: pence(1_00) });
    const request = stripe.received.at(-1);
    expect(request?.headers).toMatchObject({ 'idempotency-key': 'a-refund' });
    expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
      payment_intent: paymentIntentId,
      amount: '100',
      'metadata[refundId]': 'a-refund',
    });
  });

  test('is reported by messages that name the payment, in whatever kind', async () => {
    const { port } = await newWorld();
    const at = new Date();
    for (const type of ['charge.dispute.funds_withdrawn', 'charge.refunded', 'refund.failed']) {
      const object = { id: 'x_1', payment_intent: 'pi_1' };
      const bytes = new TextEncoder().encode(JSON.stringify({ id: 'evt_1', type, data: { object } }));
      const signature = signatureOf(STRIPE_WEBHOOK_SECRET, bytes, at);
      expect(port.readMessage({ bytes, signature, at })).toEqual({
        eventId: 'evt_1',
        kind: type,
        paymentIntentId: 'pi_1',
        idempotencyKey: null,
      });
    }
  });

  test('of a dispute that became none before it was one moves nothing', async () => {
    const { stripe, port } = await newWorld();
    const dispute = { id: 'du_1', amount: 1, created: 1, status: 'prevented' };
    stripe.meets({ status: 200, body: { data: [dispute], has_more: false } });
    expect((await port.returnsOf('pi_1')).disputes).toMatchObject([{ status: 'inquiry' }]);
  });
});

describe('a message of Stripe', () => {
  const AT = new Date('2026-11-20T10:00:00Z');
  const read = async (text: string) => {
    const { port } = await newWorld();
    const bytes = new TextEncoder().encode(text);
    const signature = signatureOf(STRIPE_WEBHOOK_SECRET, bytes, AT);
    return () => port.readMessage({ bytes, signature, at: AT });
  };

  test('about something else reports nothing', async () => {
    const payout = { id: 'evt_1', type: 'payout.paid', data: { object: { id: 'po_1' } } };
    expect((await read(JSON.stringify(payout)))()).toBeNull();
  });

  test.each(['', '<html>', '{}', '{"id":"evt_1","type":"payment_intent.succeeded","data":{"object":{}}}'])(
    'that is no event is refused: %s',
    async (text) => {
      expect(await read(text)).toThrow(expect.objectContaining({ reason: 'malformed' }) as Error);
    },
  );
});
