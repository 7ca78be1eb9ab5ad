import { signatureOf } from '@fairlead/providers/cards/stripe-signature';
import { SANDBOX_WEBHOOK_SECRET } from '@fairlead/providers/cards/test-intents';
import { shortLoan, signedLoan } from '@fairlead/testing/journeys/loans';
import { startTestServer, type TestServer } from '@fairlead/testing/start-test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    expectedErrors: ['a message of the card service names no payment of ours'],
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom('provider_messages').execute();
});

const stored = () =>
  server.db
    .selectFrom('provider_messages')
    .select(['provider', 'event_id', 'subject', 'body_encrypted', 'applied_at'])
    .execute();

const event = (chargeId: string, paymentId: string, type = 'payment_intent.succeeded', id = 'evt_1') =>
  JSON.stringify({ id, type, data: { object: { id: chargeId, metadata: { paymentId } } } });

function send(
  body: string,
  { ageSeconds = 0, secret = SANDBOX_WEBHOOK_SECRET, to = '/webhooks/cards' } = {},
) {
  const at = new Date(server.services.wallNow().getTime() - ageSeconds * 1000);
  const signature = signatureOf(secret, new TextEncoder().encode(body), at);
  return server.fetch(to, { method: 'POST', body, headers: { 'stripe-signature': signature } });
}

const NOT_OURS = event('pi_1', '019ab3a0-0000-7000-8000-000000000009');

describe('a message of the card service', () => {
  test('is stored once as it came, encrypted, and acknowledged each time', async () => {
    for (let round = 0; round < 3; round += 1) expect((await send(NOT_OURS)).status).toBe(200);
    const [message, ...others] = await stored();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ provider: 'cards', event_id: 'evt_1', subject: 'pi_1' });
    const place = { table: 'provider_messages', row: 'cards/evt_1', column: 'body_encrypted' };
    const opened = server.services.cipher.open(place, message!.body_encrypted);
    expect(Buffer.from(opened, 'base64').toString()).toBe(NOT_OURS);
  });

  test('that is not signed, changed, old or unreadable is refused, and nothing is stored', async () => {
    const unsigned = await server.fetch('/webhooks/cards', { method: 'POST', body: NOT_OURS });
    expect(unsigned.status).toBe(400);
    expect((await send(NOT_OURS, { secret: 'whsec_of_someone_else' })).status).toBe(400);
    expect((await send(NOT_OURS, { ageSeconds: 301 })).status).toBe(400);
    expect((await send('<html>')).status).toBe(400);
    expect((await send('x'.repeat(256 * 1024 + 1))).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('about something else, or to another address, changes nothing', async () => {
    expect((await send(event('po_1', '', 'payout.paid'))).status).toBe(200);
    expect((await send(NOT_OURS, { to: '/webhooks/unknown' })).status).toBe(404);
    expect((await send(NOT_OURS, { to: '/webhooks/toString' })).status).toBe(404);
    expect((await server.fetch('/webhooks/cards')).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test.each([NOT_OURS, event('pi_1', 'no-uuid')])(
    'about a payment that is not ours is put aside',
    async (text) => {
      await send(text);
      await server.work();
      expect((await stored()).map(({ applied_at }) => applied_at === null)).toEqual([false]);
    },
  );

  test('takes effect once, in any order, by what the charge is now', async () => {
    const { token, loanId } = await signedLoan(server, shortLoan());
    const params = { id: loanId };
    const body = { paymentMethodId: 'pm_card_threeDSecure2Required', amount: 30, purpose: 'early' } as const;
    const asked = await server.get('attemptCardCharge', { token, params, body });
    if (asked['@type'] !== 'card-action-required') throw new Error('the bank asks for nothing');
    const { paymentIntentId, paymentIntentClientSecret } = asked;
    const { id: paymentId } = await server.db
      .selectFrom('payments')
      .select('id')
      .where('provider_reference', '=', paymentIntentId)
      .executeTakeFirstOrThrow();
    // One that says too early that it succeeded changes nothing.
    await send(event(paymentIntentId, paymentId, 'payment_intent.succeeded', 'evt_early'));
    await server.work();
    expect(await server.get('readLoan', { token, params })).toMatchObject({ totalPaid: 0 });
    await server.get('answerCardBank', { body: { paymentIntentClientSecret, isConfirmed: true } });
    const late = event(paymentIntentId, paymentId, 'payment_intent.requires_action', 'evt_late');
    for (const text of [
      late,
      late,
      event(paymentIntentId, paymentId, 'payment_intent.canceled', 'evt_wrong'),
    ])
      await send(text);
    await server.work();
    expect(await server.get('readLoan', { token, params })).toMatchObject({ totalPaid: 30 });
    expect((await stored()).every(({ applied_at }) => applied_at !== null)).toBe(true);
  });

  test('goes after 90 days', async () => {
    await send(NOT_OURS);
    await server.work();
    server.passMinutes(89 * 24 * 60);
    await server.work();
    expect(await stored()).toHaveLength(1);
    server.passMinutes(2 * 24 * 60);
    await server.work();
    expect(await stored()).toEqual([]);
  });
});
