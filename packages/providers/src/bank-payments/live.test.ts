import { afterEach, describe, expect, test } from 'vitest';
import {
  TRUE_LAYER_PAYMENTS,
  trueLayerPaymentsDouble,
  type TrueLayerMessage,
  type TrueLayerPaymentsDouble,
} from '../double/true-layer-payments-double.ts';
import { openOutbound } from '../outbound/outbound.ts';
import { ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import type { SignedMessage } from '../signed-message.ts';
import { endOfSilence } from '../testing/end-of-silence.ts';
import { A_BANK_PAYMENT, describeBankPayments } from './conformance.ts';
import { trueLayerPayments, type TrueLayerPaymentsSettings } from './live.ts';

const opened: TrueLayerPaymentsDouble[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((trueLayer) => trueLayer.close()));
});

const SURROUNDINGS = { now: () => performance.now(), random: () => 0, pause: async () => undefined };

async function newWorld(changes: Partial<TrueLayerPaymentsSettings> = {}) {
  const trueLayer = await trueLayerPaymentsDouble();
  opened.push(trueLayer);
  const settings = { ...TRUE_LAYER_PAYMENTS, isLive: false, loopbackOrigin: trueLayer.origin, ...changes };
  const port = trueLayerPayments(
    openOutbound(() => undefined, SURROUNDINGS),
    settings,
  );
  const start = async () => (await port.start(A_BANK_PAYMENT)).paymentId;
  const pathsSent = () => trueLayer.received.map(({ method, url }) => `${method} ${url.pathname}`);
  return { trueLayer, port, start, pathsSent };
}

describeBankPayments('TrueLayer', async () => {
  const { trueLayer, port } = await newWorld();
  return {
    port,
    pay: async (paymentId) => trueLayer.move(paymentId, 'settled'),
    send: async (paymentId) => trueLayer.move(paymentId, 'executed'),
    refuse: async (paymentId) => trueLayer.move(paymentId, 'failed', 'user_canceled_at_provider'),
    breakDown: async (paymentId) => trueLayer.move(paymentId, 'failed', 'provider_error'),
  };
});

describe('a payment that is started', () => {
  test('goes to the hosted page, with its token in the fragment', async () => {
    const { port } = await newWorld();
    const { paymentId, url } = await port.start(A_BANK_PAYMENT);
    const { origin, pathname, search, hash } = new URL(url);
    expect([origin, pathname, search]).toEqual(['https://payment.truelayer-sandbox.com', '/payments', '']);
    const fragment = new URLSearchParams(hash.slice(1));
    expect(fragment.get('payment_id')).toBe(paymentId);
    expect(fragment.get('resource_token')).toMatch(/^resource\./);
    expect(fragment.get('return_uri')).toBe(A_BANK_PAYMENT.returnUrl);
    const { port: live } = await newWorld({ isLive: true });
    expect((await live.start(A_BANK_PAYMENT)).url).toMatch(/^https:\/\/payment\.truelayer\.com\/payments#/);
  });

  test('is in pence, into our account, by Faster Payments, from an account in the payer’s name', async () => {
    const { trueLayer, start } = await newWorld();
    expect(trueLayer.bodyOf(await start())).toMatchObject({
      amount_in_minor: 272_01,
      currency: 'GBP',
      payment_method: {
        type: 'bank_transfer',
        provider_selection: { scheme_selection: { type: 'instant_only' } },
        beneficiary: {
          type: 'merchant_account',
          merchant_account_id: TRUE_LAYER_PAYMENTS.merchantAccountId,
          account_holder_name: TRUE_LAYER_PAYMENTS.accountHolderName,
          reference: 'LOAN000001',
          verification: { type: 'automated', remitter_name: true },
        },
      },
      user: { name: 'Jane Sample', email: 'jane@mail.example' },
    });
  });

  test('can be paid by anyone where names are not checked', async () => {
    const { trueLayer, port } = await newWorld();
    const { paymentId } = await port.start({ ...A_BANK_PAYMENT, isNameChecked: false });
    expect(JSON.stringify(trueLayer.bodyOf(paymentId))).not.toContain('verification');
  });

  test('is one payment after an error, a lost answer and too many requests', async () => {
    const { trueLayer, port, start } = await newWorld();
    trueLayer.meetsAt('/v3/payments', 'error-after-effect', { status: 429, headers: { 'retry-after': '1' } });
    const first = await start();
    trueLayer.meetsAt('/v3/payments', 'closed-connection');
    expect((await port.start(A_BANK_PAYMENT)).paymentId).toBe(first);
  });

  test.each([
    ['a server error', { status: 500 }],
    ['a bad request', { status: 400, body: { type: 'https://docs.truelayer.com/x#invalid-parameters' } }],
    ['no JSON', { status: 201, body: '<html>' }],
    ['a token for another header', { status: 201, body: { id: 'a', resource_token: 'a\nb' } }],
    ['an id for another address', { status: 201, body: { id: '../a', resource_token: 'a' } }],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example/' } }],
  ])('is unavailable after %s', async (_name, answer) => {
    const { trueLayer, start } = await newWorld();
    trueLayer.meetsAt('/v3/payments', answer, answer, answer);
    await expect(start()).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  test('ends when TrueLayer says nothing for 15 seconds', async () => {
    const { trueLayer, start } = await newWorld();
    trueLayer.meetsAt('/connect/token', 'silence');
    expect(await endOfSilence(15_000, trueLayer.received, start)).toBeInstanceOf(ProviderTimeout);
  });

  test('is refused with another key or secret, whose error repeats neither', async () => {
    for (const changes of [{ clientSecret: 'another-secret-of-ours' }, { signingKeyId: 'another-key' }]) {
      const { start } = await newWorld(changes);
      const error: unknown = await start().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ProviderUnavailable);
      expect(`${String(error)}${JSON.stringify(error)}`).not.toMatch(/another-secret|Jane|mail\.example/);
    }
  });
});

describe('the client’s token', () => {
  test('is fetched once for many calls, and again when it has ended', async () => {
    const { trueLayer, port, start, pathsSent } = await newWorld();
    const paymentId = await start();
    await port.read(paymentId);
    const tokens = () => pathsSent().filter((path) => path === 'POST /connect/token').length;
    expect(tokens()).toBe(1);
    trueLayer.endTokens();
    expect(await port.read(paymentId)).toMatchObject({ status: 'waiting' });
    expect(tokens()).toBe(2);
  });
});

describe('a payment that is read', () => {
  test.each([
    ['authorizing', 'waiting', null],
    ['authorized', 'authorised', null],
    ['failed', 'failed', 'insufficient-funds', 'insufficient_funds'],
    ['failed', 'failed', 'expired', 'expired'],
    ['failed', 'failed', 'rejected', 'provider_rejected'],
    ['failed', 'failed', 'other', 'a_reason_of_next_year'],
    ['failed', 'failed', 'other'],
  ])('as %s is %s (%s)', async (wire, status, reason, failure?: string) => {
    const { trueLayer, port, start } = await newWorld();
    const paymentId = await start();
    trueLayer.move(paymentId, wire, failure);
    expect(await port.read(paymentId)).toMatchObject({ status, reason });
  });

  test.each([
    ['another payment', { id: 'another' }],
    ['another currency', { currency: 'EUR' }],
    ['pounds with pence', { amount_in_minor: 272.01 }],
    ['a status of next year', { status: 'new_status' }],
  ])('is not believed with %s', async (_name, changes) => {
    const { trueLayer, port, start } = await newWorld();
    const paymentId = await start();
    trueLayer.answerWith(paymentId, changes);
    await expect(port.read(paymentId)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('a payment that is cancelled', () => {
  test('is not, when the payer agrees meanwhile', async () => {
    const { trueLayer, port, start } = await newWorld();
    const paymentId = await start();
    trueLayer.meetsAt(`/v3/payments/${paymentId}/actions/cancel`, () => {
      trueLayer.move(paymentId, 'authorized');
      return { status: 409, body: { type: 'https://docs.truelayer.com/x#invalid-state' } };
    });
    await expect(port.cancel(paymentId)).rejects.toMatchObject({ reason: 'not-cancellable' });
  });

  test('is asked about again while TrueLayer has not done it', async () => {
    const { trueLayer, port, start } = await newWorld();
    const paymentId = await start();
    trueLayer.meetsAt(`/v3/payments/${paymentId}/actions/cancel`, { status: 202 });
    await expect(port.cancel(paymentId)).rejects.toBeInstanceOf(ProviderUnavailable);
    await port.cancel(paymentId);
    expect(await port.read(paymentId)).toMatchObject({ status: 'failed', reason: 'cancelled' });
  });
});

describe('a message of TrueLayer', () => {
  const asMessage = (
    { bytes, headers }: TrueLayerMessage,
    path = '/webhooks/bank-payments',
  ): SignedMessage => ({
    bytes,
    path,
    header: (name) => headers[name] ?? null,
    at: new Date(),
  });
  const keysRead = (pathsSent: () => readonly string[]) =>
    pathsSent().filter((path) => path.endsWith('/jwks')).length;

  test('is read when it is signed by a key that TrueLayer publishes, which is read once', async () => {
    const { trueLayer, port, start, pathsSent } = await newWorld();
    const paymentId = await start();
    for (const kind of ['payment_executed', 'payment_settled'])
      expect(await port.readMessage(asMessage(trueLayer.messageAbout(paymentId, kind)))).toMatchObject({
        kind,
        paymentId,
      });
    expect(keysRead(pathsSent)).toBe(1);
    const payout = trueLayer.messageAbout(paymentId, 'payout_executed', { body: { payment_id: undefined } });
    expect(await port.readMessage(asMessage(payout))).toBeNull();
  });

  test('is refused when it was changed, sent elsewhere, names other keys or is none', async () => {
    const { trueLayer, port, start } = await newWorld();
    const paymentId = await start();
    const message = trueLayer.messageAbout(paymentId, 'payment_settled');
    const other = {
      ...message,
      headers: { ...message.headers, 'x-tl-webhook-timestamp': '2026-11-21T14:21:00Z' },
    };
    const [head, , proof] = message.headers['tl-signature']!.split('.');
    const unknown = Buffer.from(Buffer.from(head!, 'base64url').toString().replace('1fc9', '2fc9')).toString(
      'base64url',
    );
    const refused = [
      asMessage({ ...message, bytes: Uint8Array.from([...message.bytes, 32]) }),
      asMessage(message, '/webhooks/elsewhere'),
      asMessage(other),
      asMessage({ ...message, headers: {} }),
      asMessage({ ...message, headers: { ...message.headers, 'tl-signature': `${unknown}..${proof}` } }),
      asMessage(
        trueLayer.messageAbout(paymentId, 'a', { keysAt: 'https://elsewhere.example/.well-known/jwks' }),
      ),
    ];
    for (const given of refused)
      await expect(port.readMessage(given)).rejects.toMatchObject({ reason: 'not-signed' });
    const malformed = asMessage(trueLayer.messageAbout('../a', 'payment_settled'));
    await expect(port.readMessage(malformed)).rejects.toMatchObject({ reason: 'malformed' });
  });

  test('has to come again while the keys cannot be read', async () => {
    const { trueLayer, port, start } = await newWorld();
    const message = asMessage(trueLayer.messageAbout(await start(), 'payment_settled'));
    trueLayer.meetsAt('/.well-known/jwks', { status: 500 }, { status: 500 }, { status: 500 });
    await expect(port.readMessage(message)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(await port.readMessage(message)).toMatchObject({ kind: 'payment_settled' });
  });
});
