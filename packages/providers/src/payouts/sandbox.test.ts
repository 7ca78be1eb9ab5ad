import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { killedSandboxStore } from '../testing/interrupted-sandbox-store.ts';
import { manualClock, memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import { A_PAYOUT, describePayouts, type PayoutsWorld } from './conformance.ts';
import { sandboxPayouts } from './sandbox.ts';

function newWorld() {
  const store = memorySandboxStore();
  const clock = manualClock(day('2026-11-20'));
  const world: PayoutsWorld = {
    port: sandboxPayouts({ store, clock }),
    moveTo: (on) => {
      clock.moveTo(on);
    },
    events: async () => (await world.port.eventsAfter(null, await clock.today())).events,
  };
  return { ...world, store, clock };
}

describePayouts('the sandbox', async () => newWorld());

describe('the account listed for returned payouts', () => {
  test('returns a payout on the next day', async () => {
    const { port, clock } = newWorld();
    await port.send({ ...A_PAYOUT, sortCode: '118765', accountNumber: '64371389' });
    const today = await port.eventsAfter(null, day('2026-11-20'));
    expect(today.events.map(({ kind }) => kind)).toEqual(['payout-settled']);
    clock.moveTo(day('2026-11-21'));
    const { events } = await port.eventsAfter(today.cursor, day('2026-11-21'));
    expect(events.at(-1)).toMatchObject({
      kind: 'payout-returned',
      on: '2026-11-21',
      reason: 'account-closed',
    });
  });
});

test('the account listed for it has the money on the next day', async () => {
  const { port, clock } = newWorld();
  await port.send({ ...A_PAYOUT, sortCode: '309070', accountNumber: '12345668' });
  expect((await port.eventsAfter(null, day('2026-11-20'))).events).toEqual([]);
  clock.moveTo(day('2026-11-21'));
  const { events } = await port.eventsAfter(null, day('2026-11-21'));
  expect(events).toMatchObject([{ kind: 'payout-settled', on: '2026-11-21' }]);
});

describe('a sandbox killed during a payout', () => {
  test.each([0, 1, 2, 3, 4])('before write %i pays once when it is called again', async (killAt) => {
    const { port, store, clock } = newWorld();
    const killedPort = sandboxPayouts({ store: killedSandboxStore(store, killAt), clock });
    await killedPort.send(A_PAYOUT).catch(() => undefined);
    clock.moveTo(day('2027-01-20'));
    const { cursor, events } = await port.eventsAfter(null, day('2027-01-20'));
    const { payoutId } = await port.send(A_PAYOUT);
    const rest = await port.eventsAfter(cursor, day('2027-01-20'));
    const ids = new Set([...events, ...rest.events].map(({ eventId }) => eventId));
    expect([...ids]).toEqual([`${payoutId}:settled`]);
  });
});
