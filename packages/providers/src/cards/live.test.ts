import { pence } from '@fairlead/core/money/pence';
import { afterEach, describe, expect, test } from 'vitest';
import { STRIPE_KEY, stripeDouble, type StripeDouble } from '../double/stripe-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { A_CHARGE, describeCards } from './conformance.ts';
import { stripeCards } from './live.ts';
import { declineOf } from './stripe-intent.ts';

const opened: StripeDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((stripe) => stripe.close()));
});

async function newWorld(secretKey = STRIPE_KEY) {
  const stripe = await stripeDouble();
  opened.push(stripe);
  const port = stripeCards(
    openOutbound(() => undefined),
    { secretKey, loopbackOrigin: stripe.origin },
  );
  return { stripe, port, answer: stripe.answer.bind(stripe) };
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
