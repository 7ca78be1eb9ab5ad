import { pence } from '@fairlead/core/money/pence';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CardCharge, CardPayment, CardsPort } from './port.ts';
import { TEST_CARDS, type TestCard } from './test-cards.ts';

export interface CardsWorld {
  readonly port: CardsPort;
  /** The borrower answers their bank. */
  readonly answer: (clientSecret: string, isConfirmed: boolean) => Promise<unknown>;
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
