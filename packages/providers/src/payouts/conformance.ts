import { day, type Day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { beforeEach, describe, expect, test } from 'vitest';
import type { NewPayout, PayoutsPort } from './port.ts';

export interface PayoutsWorld {
  readonly port: PayoutsPort;
  /** Moves the provider's business date forward. */
  moveTo(on: Day): void;
}

export const A_PAYOUT: NewPayout = {
  idempotencyKey: 'payout-1',
  amount: pence(750_000),
  sortCode: '089999',
  accountNumber: '66374958',
  accountName: 'Jane Sample',
  reference: 'LOAN000001',
};

/**
 * The conformance suite for payout adapters. It starts on Friday 20 November 2026 with an account that accepts
 * payouts.
 */
export function describePayouts(name: string, open: () => Promise<PayoutsWorld>): void {
  describe(`${name} pays out`, () => {
    let world: PayoutsWorld;
    let port: PayoutsPort;
    beforeEach(async () => {
      world = await open();
      ({ port } = world);
    });

    test('immediately, at weekends too', async () => {
      world.moveTo(day('2026-11-21'));
      const { payoutId, status } = await port.send(A_PAYOUT);
      expect(status).toBe('sent');
      const { events } = await port.eventsAfter(null, day('2026-11-21'));
      expect(events).toEqual([
        expect.objectContaining({
          kind: 'payout-settled',
          payoutId,
          idempotencyKey: 'payout-1',
          amount: 750_000,
          on: '2026-11-21',
        }),
      ]);
    });

    test('once per key, even when it is sent again a month later', async () => {
      const [first, second] = await Promise.all([port.send(A_PAYOUT), port.send(A_PAYOUT)]);
      expect(second).toEqual(first);
      world.moveTo(day('2026-12-20'));
      expect(await port.send(A_PAYOUT)).toEqual(first);
      const { events } = await port.eventsAfter(null, day('2026-12-20'));
      expect(events).toHaveLength(1);
    });

    test.each([{ amount: pence(1) }, { accountNumber: '88837491' }])(
      'nothing for a key with different details: %o',
      async (changes) => {
        await port.send(A_PAYOUT);
        const other = port.send({ ...A_PAYOUT, ...changes });
        await expect(other).rejects.toMatchObject({ reason: 'idempotency-key-reused' });
      },
    );

    test.each([0, -1])('nothing for an amount of %i', async (amount) => {
      const nothing = port.send({ ...A_PAYOUT, amount: pence(amount) });
      await expect(nothing).rejects.toMatchObject({ reason: 'amount-not-positive' });
    });

    test('and returns the event of a payout made after its day was read', async () => {
      const early = await port.eventsAfter(null, day('2026-11-20'));
      await port.send(A_PAYOUT);
      const { events } = await port.eventsAfter(early.cursor, day('2026-11-20'));
      expect(events.map(({ kind }) => kind)).toEqual(['payout-settled']);
    });
  });
}
