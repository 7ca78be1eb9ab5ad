import { pence } from '@fairlead/core/money/pence';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CardCharge, CardMessage, CardPayment, CardsPort } from './port.ts';
import { TEST_CARDS, type TestCard } from './test-cards.ts';

export interface CardsWorld {
  readonly port: CardsPort;
  /** The borrower answers their bank. */
  readonly answer: (clientSecret: string, isConfirmed: boolean) => Promise<unknown>;
  /** Working days pass at the provider. */
  readonly passWorkingDays: (days: number) => Promise<void>;
  /** What the provider sends by itself about a payment as it is now, signed at an instant. */
  readonly messageAbout: (payment: CardPayment, at: Date) => Pick<CardMessage, 'bytes' | 'signature'>;
}

export const A_CHARGE: CardCharge = {
  idempotencyKey: '0193a0e0-0000-7000-8000-000000000001',
  paymentMethodId: 'pm_card_visa',
  amount: pence(272_01),
};

const ASKS_BANK: CardCharge = { ...A_CHARGE, paymentMethodId: 'pm_card_threeDSecure2Required' };

const secretOf = ({ outcome }: CardPayment): string =>
  outcome.status === 'action-required' ? outcome.clientSecret : '';

const DECLINES = Object.entries<TestCard>(TEST_CARDS).flatMap(([id, { declines }]) =>
  declines ? [[id, declines] as const] : [],
);

/** The conformance suite for adapters of cards. */
export function describeCards(name: string, open: () => Promise<CardsWorld>): void {
  describeCharges(name, open);
  describeReturns(name, open);
  describeMessages(name, open);
}

const AT = new Date('2026-11-20T10:00:00.000Z');
const laterBy = (seconds: number) => new Date(AT.getTime() + seconds * 1000);

function describeMessages(name: string, open: () => Promise<CardsWorld>): void {
  describe(`a message of ${name}`, () => {
    let port: CardsPort;
    let payment: CardPayment;
    let message: ReturnType<CardsWorld['messageAbout']>;
    beforeEach(async () => {
      const world = await open();
      ({ port } = world);
      payment = await port.charge(A_CHARGE);
      message = world.messageAbout(payment, AT);
    });

    test('names the payment and our key', () => {
      const { paymentIntentId } = payment;
      const { idempotencyKey } = A_CHARGE;
      const read = port.readMessage({ ...message, at: AT });
      expect(read).toMatchObject({ kind: 'payment_intent.succeeded', paymentIntentId, idempotencyKey });
      for (const seconds of [300, -300])
        expect(port.readMessage({ ...message, at: laterBy(seconds) })).toEqual(read);
    });

    test('is believed only signed, whole and within 300 seconds', () => {
      const changed = Uint8Array.from(message.bytes);
      changed[20] = (changed[20] ?? 0) ^ 1;
      for (const wrong of [
        { ...message, at: laterBy(301) },
        { ...message, at: laterBy(-301) },
        { ...message, at: AT, signature: null },
        { ...message, at: AT, signature: 't=,v1=' },
        { ...message, at: AT, signature: (message.signature ?? '').replace(/v1=./, 'v1=x') },
        { ...message, at: AT, bytes: changed },
      ])
        expect(() => port.readMessage(wrong)).toThrow(
          expect.objectContaining({ reason: 'not-signed' }) as Error,
        );
    });
  });
}

function describeCharges(name: string, open: () => Promise<CardsWorld>): void {
  describe(`${name} charges a card`, () => {
    let world: CardsWorld;
    let port: CardsPort;
    const askedAt = new Date().toISOString();
    beforeEach(async () => {
      world = await open();
      ({ port } = world);
    });

    test('once per key, and finds it by its key and by its own id', async () => {
      const charged = await port.charge(A_CHARGE);
      expect(charged).toEqual({
        paymentIntentId: charged.paymentIntentId,
        idempotencyKey: A_CHARGE.idempotencyKey,
        amount: 272_01,
        outcome: { status: 'succeeded' },
      });
      expect(await port.charge(A_CHARGE)).toEqual(charged);
      expect(await port.retrieve(charged.paymentIntentId)).toEqual(charged);
      expect(await port.find(A_CHARGE.idempotencyKey, askedAt)).toEqual(charged);
      expect(await port.find('0193a0e0-0000-7000-8000-000000000002', askedAt)).toBeUndefined();
    });

    test.each(DECLINES)('%s is declined as %s, and stays so', async (paymentMethodId, reason) => {
      const declined = await port.charge({ ...A_CHARGE, paymentMethodId });
      expect(declined.outcome).toEqual({ status: 'declined', reason });
      expect(await port.charge({ ...A_CHARGE, paymentMethodId })).toEqual(declined);
      expect((await port.retrieve(declined.paymentIntentId)).outcome).toEqual(declined.outcome);
    });

    test('after the bank has confirmed it, without a further call', async () => {
      const asked = await port.charge(ASKS_BANK);
      expect(secretOf(asked)).toContain(asked.paymentIntentId);
      expect(await port.retrieve(asked.paymentIntentId)).toEqual(asked);
      await world.answer(secretOf(asked), true);
      const { paymentIntentId } = asked;
      expect((await port.retrieve(paymentIntentId)).outcome).toEqual({ status: 'succeeded' });
      expect((await port.find(A_CHARGE.idempotencyKey, askedAt))?.outcome.status).toBe('succeeded');
      expect((await port.cancel(paymentIntentId)).outcome).toEqual({ status: 'succeeded' });
    });

    test('never when the bank has not confirmed it, however it is answered later', async () => {
      const asked = await port.charge(ASKS_BANK);
      await world.answer(secretOf(asked), false);
      const declined = { status: 'declined', reason: 'not-authenticated' };
      expect((await port.retrieve(asked.paymentIntentId)).outcome).toEqual(declined);
      await world.answer(secretOf(asked), true);
      expect((await port.retrieve(asked.paymentIntentId)).outcome).toEqual(declined);
    });

    test('never once it is cancelled', async () => {
      const asked = await port.charge(ASKS_BANK);
      const cancelled = await port.cancel(asked.paymentIntentId);
      expect(cancelled.outcome).toEqual({ status: 'cancelled' });
      await world.answer(secretOf(asked), true);
      expect(await port.retrieve(asked.paymentIntentId)).toEqual(cancelled);
      expect(await port.cancel(asked.paymentIntentId)).toEqual(cancelled);
    });

    test('not for a key with another amount, nor with a method that it does not know', async () => {
      await port.charge(A_CHARGE);
      const other = port.charge({ ...A_CHARGE, amount: pence(1_00) });
      await expect(other).rejects.toMatchObject({ reason: 'idempotency-key-reused' });
      const unknown = port.charge({ ...A_CHARGE, idempotencyKey: 'another-key', paymentMethodId: 'pm_none' });
      await expect(unknown).rejects.toMatchObject({ reason: 'payment-method-unknown' });
      await expect(port.retrieve('pi_none')).rejects.toMatchObject({ reason: 'payment-unknown' });
      await expect(port.cancel('pi_none')).rejects.toMatchObject({ reason: 'payment-unknown' });
    });
  });
}

const A_REFUND_KEY = '0193a0e0-0000-7000-8000-000000000009';

function describeReturns(name: string, open: () => Promise<CardsWorld>): void {
  describe(`money that goes back by ${name}`, () => {
    let world: CardsWorld;
    let port: CardsPort;
    const since = new Date(Date.now() - 60_000).toISOString();
    beforeEach(async () => {
      world = await open();
      ({ port } = world);
    });
    const charged = (paymentMethodId: string) => port.charge({ ...A_CHARGE, paymentMethodId });
    const refund = (paymentIntentId: string, amount: number, idempotencyKey = A_REFUND_KEY) =>
      port.refund({ paymentIntentId, amount: pence(amount), idempotencyKey });

    test.each([
      ['pm_card_createDispute', 'open', 'lost'],
      ['pm_card_createDisputeProductNotReceived', 'open', 'won'],
      ['pm_card_createDisputeInquiry', 'inquiry', 'inquiry'],
    ] as const)('%s is disputed: first %s, in the end %s', async (card, first, last) => {
      const { paymentIntentId, outcome } = await charged(card);
      expect(outcome).toEqual({ status: 'succeeded' });
      expect(await port.returnsOf(paymentIntentId)).toEqual({ disputes: [], refunds: [] });
      await world.passWorkingDays(1);
      const opened = await port.returnsOf(paymentIntentId);
      expect(opened.disputes).toMatchObject([{ amount: 272_01, status: first }]);
      const [event] = await port.returnEventsSince(since);
      expect(event).toMatchObject({ kind: 'charge.dispute.created', paymentIntentId, idempotencyKey: null });
      await world.passWorkingDays(10);
      expect((await port.returnsOf(paymentIntentId)).disputes).toMatchObject([{ status: last }]);
    });

    test('is sent once per key, up to what was paid', async () => {
      const { paymentIntentId } = await charged('pm_card_visa');
      const sent = await refund(paymentIntentId, 72_01);
      expect(sent).toMatchObject({ idempotencyKey: A_REFUND_KEY, amount: 72_01, status: 'sent' });
      expect(await refund(paymentIntentId, 72_01)).toEqual(sent);
      expect((await port.returnsOf(paymentIntentId)).refunds).toEqual([sent]);
      const more = refund(paymentIntentId, 200_01, 'another-refund');
      await expect(more).rejects.toMatchObject({ reason: 'not-refundable' });
      await refund(paymentIntentId, 200_00, 'a-refund-of-the-rest');
      const again = refund(paymentIntentId, 1, 'a-third-refund');
      await expect(again).rejects.toMatchObject({ reason: 'not-refundable' });
      await expect(refund('pi_none', 1, 'a-fourth-refund')).rejects.toMatchObject({
        reason: 'payment-unknown',
      });
    });

    test('is not sent while the bank has taken the payment back', async () => {
      const { paymentIntentId } = await charged('pm_card_createDispute');
      await world.passWorkingDays(1);
      await expect(refund(paymentIntentId, 1)).rejects.toMatchObject({ reason: 'not-refundable' });
    });

    test('can fail days after it was sent', async () => {
      const { paymentIntentId } = await charged('pm_card_refundFail');
      expect(await refund(paymentIntentId, 72_01)).toMatchObject({ status: 'sent' });
      await world.passWorkingDays(1);
      expect((await port.returnsOf(paymentIntentId)).refunds).toMatchObject([{ status: 'failed' }]);
      const events = await port.returnEventsSince(since);
      expect(events.filter(({ kind }) => kind.startsWith('refund.'))).toMatchObject([{ paymentIntentId }]);
    });
  });
}
