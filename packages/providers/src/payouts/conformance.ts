import { day, type Day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { beforeEach, describe, expect, test } from 'vitest';
import { ProviderRejected } from '../provider-error.ts';
import type { NewPayout, PayoutEvent, PayoutsPort } from './port.ts';

export interface PayoutsWorld {
  readonly port: PayoutsPort;
  /** Moves the provider's business date forward. */
  moveTo(on: Day): void;
  /** Every event so far, each once: of the provider's list, or of the messages that it sent. */
  events(): Promise<readonly PayoutEvent[]>;
}

const KEY = '019ab3a0-7c1d-7000-8000-00000000000a';

export const A_PAYOUT: NewPayout = {
  idempotencyKey: KEY,
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
      expect(await world.events()).toEqual([
        expect.objectContaining({
          kind: 'payout-settled',
          payoutId,
          idempotencyKey: KEY,
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
      expect(await world.events()).toHaveLength(1);
    });

    test.each([{ amount: pence(1) }, { accountNumber: '88837491' }])(
      'nothing more for a key with different details: %o',
      async (changes) => {
        await port.send(A_PAYOUT);
        const other = await port.send({ ...A_PAYOUT, ...changes }).catch((error: unknown) => error);
        if (other instanceof Error) expect(other).toBeInstanceOf(ProviderRejected);
        const events = await world.events();
        expect(events.map(({ kind, amount }) => [kind, amount])).toEqual([['payout-settled', 750_000]]);
      },
    );

    test.each([0, -1])('nothing for an amount of %i', async (amount) => {
      const nothing = port.send({ ...A_PAYOUT, amount: pence(amount) });
      await expect(nothing).rejects.toMatchObject({ reason: 'amount-not-positive' });
    });

    test('and returns the event of a payout made after its day was read', async () => {
      expect(await world.events()).toEqual([]);
      await port.send(A_PAYOUT);
      expect((await world.events()).map(({ kind }) => kind)).toEqual(['payout-settled']);
    });
  });
}
