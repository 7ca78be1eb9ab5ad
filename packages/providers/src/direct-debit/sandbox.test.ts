import { pence } from '@fairlead/core/money/pence';
import { addDays, day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { killedSandboxStore } from '../testing/interrupted-sandbox-store.ts';
import { manualClock, memorySandboxStore } from '../testing/memory-sandbox-store.ts';
import {
  A_MANDATE,
  aCollection,
  describeDirectDebit,
  readEventsDaily,
  summaries,
  type DirectDebitWorld,
} from './conformance.ts';
import { payerNamed } from './payers.ts';
import { sandboxDirectDebit } from './sandbox.ts';

function newWorld() {
  const store = memorySandboxStore();
  const clock = manualClock(day('2026-11-20'));
  const world: DirectDebitWorld = {
    port: sandboxDirectDebit({ store, clock }),
    moveTo: (on) => {
      clock.moveTo(on);
    },
  };
  return { ...world, store, clock };
}

describeDirectDebit('the sandbox', async () => newWorld());

describe('a listed payer', () => {
  test.each([
    ['Successful', ['2026-12-21 collection-collected']],
    ['Anybody', ['2026-12-21 collection-collected']],
    ['Penniless', ['2026-12-21 collection-failed refer-to-payer']],
    ['Late', ['2026-12-21 collection-collected', '2026-12-22 collection-failed refer-to-payer']],
    ['Fickle', ['2026-12-21 collection-collected', '2026-12-30 collection-charged-back disputed']],
    [
      'Relenting',
      [
        '2026-12-21 collection-collected',
        '2026-12-30 collection-charged-back disputed',
        '2027-01-07 collection-charge-back-undone',
      ],
    ],
    ['Indemnity', ['2026-12-21 collection-collected', '2027-01-07 collection-charged-back indemnity-claim']],
  ])('%s', async (firstName, expectedEvents) => {
    const world = newWorld();
    const { mandateId } = await world.port.createMandate({ ...A_MANDATE, firstName });
    await world.port.submitCollection(aCollection(mandateId));
    const events = await readEventsDaily(world, day('2027-03-01'));
    expect(summaries(events)).toEqual(['2026-11-24 mandate-active', ...expectedEvents]);
  });

  test('Closed: the mandate is cancelled before the first collection, which fails', async () => {
    const world = newWorld();
    const { mandateId } = await world.port.createMandate({ ...A_MANDATE, firstName: 'Closed' });
    await world.port.submitCollection(aCollection(mandateId));
    expect(summaries(await readEventsDaily(world, day('2027-03-01')))).toEqual([
      '2026-11-24 mandate-active',
      '2026-11-25 mandate-cancelled account-closed',
      '2026-12-21 collection-failed account-closed',
    ]);
    const more = world.port.submitCollection(aCollection(mandateId, { idempotencyKey: 'c-2' }));
    await expect(more).rejects.toMatchObject({ reason: 'mandate-cancelled' });
  });

  test.each([
    ['Moving', ['2026-11-24 mandate-active', '2026-12-01 mandate-moved account-transferred']],
    ['Cancelling', ['2026-11-24 mandate-active', '2026-12-01 mandate-cancelled instruction-cancelled']],
    ['Expired', ['2026-11-24 mandate-active', '2026-12-01 mandate-cancelled instruction-expired']],
    ['Invalid', ['2026-11-24 mandate-failed invalid-details']],
    ['Unsupported', ['2026-11-24 mandate-failed not-enabled']],
  ])('%s: what happens to the mandate', async (firstName, expected) => {
    const world = newWorld();
    const { mandateId } = await world.port.createMandate({ ...A_MANDATE, firstName });
    expect(summaries(await readEventsDaily(world, day('2026-12-10')))).toEqual(expected);
    const debit = world.port.submitCollection(aCollection(mandateId));
    if (firstName === 'Moving') expect(await debit).toMatchObject({ collectOn: '2026-12-21' });
    else await expect(debit).rejects.toMatchObject({ reason: 'mandate-cancelled' });
  });

  test('Stretched: pays what is small enough', async () => {
    const world = newWorld();
    const { mandateId } = await world.port.createMandate({ ...A_MANDATE, firstName: 'Stretched' });
    const amounts = { 'c-1': pence(50_00), 'c-2': pence(50_01) };
    for (const [idempotencyKey, amount] of Object.entries(amounts))
      await world.port.submitCollection(aCollection(mandateId, { idempotencyKey, amount }));
    const events = await readEventsDaily(world, day('2027-03-01'));
    const outcomes = events.flatMap((event) =>
      'amount' in event ? [[event.idempotencyKey, event.kind]] : [],
    );
    expect(Object.fromEntries(outcomes)).toEqual({
      'c-1': 'collection-collected',
      'c-2': 'collection-failed',
    });
  });

  test('is recognised in any case and with spaces', () => {
    expect(payerNamed(' PENNILESS ')).toBe('Penniless');
    expect(payerNamed('toString')).toBe('Successful');
  });
});

describe('a killed sandbox', () => {
  const WRITES = [0, 1, 2, 3, 4];

  test.each(WRITES.flatMap((killAt) => [0, 45].map((later) => [killAt, later] as const)))(
    'killed before write %i and called again %i days later collects once',
    async (killAt, later) => {
      const { port, store, clock } = newWorld();
      const { mandateId } = await port.createMandate(A_MANDATE);
      const request = aCollection(mandateId);
      const killedPort = sandboxDirectDebit({ store: killedSandboxStore(store, killAt), clock });
      await killedPort.submitCollection(request).catch(() => undefined);

      const read = addDays(day('2026-11-20'), later);
      clock.moveTo(read);
      const { cursor, events } = await port.eventsAfter(null, read);
      const { collectionId, collectOn } = await port.submitCollection(request);

      const end = addDays(collectOn, 60);
      clock.moveTo(end);
      const rest = await port.eventsAfter(cursor, end);
      const ids = new Set([...events, ...rest.events].map(({ eventId }) => eventId));
      expect([...ids].filter((id) => id.startsWith('CO'))).toEqual([`${collectionId}:collected`]);
    },
  );

  test.each(WRITES)('killed before write %i of a mandate creates one mandate', async (killAt) => {
    const { port, store, clock } = newWorld();
    const killedPort = sandboxDirectDebit({ store: killedSandboxStore(store, killAt), clock });
    await killedPort.createMandate(A_MANDATE).catch(() => undefined);
    const { mandateId } = await port.createMandate(A_MANDATE);
    clock.moveTo(day('2026-12-20'));
    const { events } = await port.eventsAfter(null, day('2026-12-20'));
    expect(events.map(({ eventId }) => eventId)).toEqual([`${mandateId}:active`]);
  });
});
