import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  CollectionEvent,
  DirectDebitEvent,
  DirectDebitPort,
  NewCollection,
  NewMandate,
} from './port.ts';

export interface DirectDebitWorld {
  readonly port: DirectDebitPort;
  /** Moves the provider's business date forward. */
  moveTo(on: Day): void;
}

const START = day('2026-11-20');

export const A_MANDATE: NewMandate = {
  idempotencyKey: 'mandate-1',
  accountName: 'Jane Sample',
  sortCode: '089999',
  accountNumber: '66374958',
  reference: 'LOAN000001',
  firstName: 'Successful',
  lastName: 'Sample',
  email: 'jane@mail.example',
};

export const aCollection = (mandateId: string, changes: Partial<NewCollection> = {}): NewCollection => ({
  idempotencyKey: 'collection-1',
  mandateId,
  amount: pence(20_211),
  collectOn: day('2026-12-21'),
  reference: 'LOAN000001',
  ...changes,
});

/** Reads events on every day up to and including `last`, like the daily run; each event once. */
export async function readEventsDaily(world: DirectDebitWorld, last: Day): Promise<DirectDebitEvent[]> {
  const seen = new Map<string, DirectDebitEvent>();
  let cursor: string | null = null;
  for (let today = START; today <= last; today = addDays(today, 1)) {
    world.moveTo(today);
    const page = await world.port.eventsAfter(cursor, today);
    for (const event of page.events) if (!seen.has(event.eventId)) seen.set(event.eventId, event);
    cursor = page.cursor;
  }
  return [...seen.values()];
}

export const summaries = (events: readonly DirectDebitEvent[]): string[] =>
  events.map(({ on, kind, reason }) => [on, kind, reason ?? ''].join(' ').trim());

type Open = () => Promise<DirectDebitWorld>;

/** The conformance suite for Direct Debit adapters. It starts on Friday 20 November 2026 with a payer who pays. */
export function describeDirectDebit(name: string, open: Open): void {
  describeMandates(name, open);
  describeCollecting(name, open);
  describeCollectingOnce(name, open);
}

function describeMandates(name: string, open: Open): void {
  describe(`${name} lodges instructions`, () => {
    let world: DirectDebitWorld;
    let port: DirectDebitPort;
    beforeEach(async () => {
      world = await open();
      ({ port } = world);
    });

    test('a mandate becomes active on the third Bacs day', async () => {
      await port.createMandate(A_MANDATE);
      expect(summaries(await readEventsDaily(world, day('2026-12-04')))).toEqual([
        '2026-11-24 mandate-active',
      ]);
    });

    test('the same key returns the same mandate', async () => {
      const [first, second] = await Promise.all([
        port.createMandate(A_MANDATE),
        port.createMandate(A_MANDATE),
      ]);
      expect(second).toEqual(first);
      expect(await readEventsDaily(world, day('2026-12-04'))).toHaveLength(1);
    });

    test('the same key with different bank details is rejected', async () => {
      await port.createMandate(A_MANDATE);
      const other = port.createMandate({ ...A_MANDATE, accountNumber: '88837491' });
      await expect(other).rejects.toMatchObject({ reason: 'idempotency-key-reused' });
    });

    test('a cancelled mandate has one event and accepts no more collections', async () => {
      const { mandateId } = await port.createMandate(A_MANDATE);
      world.moveTo(day('2026-11-25'));
      await port.cancelMandate(mandateId);
      await port.cancelMandate(mandateId);
      const more = port.submitCollection(aCollection(mandateId));
      await expect(more).rejects.toMatchObject({ reason: 'mandate-cancelled' });
      expect(summaries(await readEventsDaily(world, day('2026-12-04')))).toEqual([
        '2026-11-24 mandate-active',
        '2026-11-25 mandate-cancelled cancelled-by-lender',
      ]);
    });

    test('a mandate cancelled before it is active never becomes active', async () => {
      const { mandateId } = await port.createMandate(A_MANDATE);
      await port.cancelMandate(mandateId);
      expect(summaries(await readEventsDaily(world, day('2026-12-04')))).toEqual([
        '2026-11-20 mandate-cancelled cancelled-by-lender',
      ]);
    });

    test('an unknown mandate can be neither cancelled nor collected from', async () => {
      await expect(port.cancelMandate('MD-none')).rejects.toMatchObject({ reason: 'unknown-mandate' });
      const debit = port.submitCollection(aCollection('MD-none'));
      await expect(debit).rejects.toMatchObject({ reason: 'unknown-mandate' });
    });
  });
}

function describeCollecting(name: string, open: Open): void {
  describe(`${name} collects`, () => {
    let world: DirectDebitWorld;
    let port: DirectDebitPort;
    let mandateId: string;
    beforeEach(async () => {
      world = await open();
      ({ port } = world);
      ({ mandateId } = await port.createMandate(A_MANDATE));
    });

    test('on the requested day, with an event that has the submitted key', async () => {
      const collection = await port.submitCollection(aCollection(mandateId));
      expect(collection).toMatchObject({ collectOn: '2026-12-21', isMoved: false });
      const events = await readEventsDaily(world, day('2027-02-01'));
      const collected: Partial<CollectionEvent> = {
        kind: 'collection-collected',
        on: day('2026-12-21'),
        collectionId: collection.collectionId,
        idempotencyKey: 'collection-1',
        amount: pence(20_211),
        mandateId,
      };
      expect(events.filter(({ kind }) => kind !== 'mandate-active')).toEqual([
        expect.objectContaining(collected),
      ]);
    });

    test.each([
      ['2026-12-24', '2026-12-24', false, 'an ordinary day'],
      ['2026-12-25', '2026-12-29', true, 'Christmas Day, a weekend and a substitute day'],
      ['2026-11-24', '2026-11-24', false, 'two working days from now'],
      ['2026-11-23', '2026-11-24', true, 'too late for Bacs'],
      ['2026-11-01', '2026-11-24', true, 'in the past'],
    ])('on %s by request becomes %s (moved: %s): %s', async (requested, collectOn, isMoved) => {
      const collection = await port.submitCollection(aCollection(mandateId, { collectOn: day(requested) }));
      expect(collection).toMatchObject({ collectOn, isMoved });
    });

    test('from Monday what is submitted at the weekend', async () => {
      world.moveTo(day('2026-11-21'));
      const request = aCollection(mandateId, { collectOn: day('2026-11-24') });
      expect(await port.submitCollection(request)).toMatchObject({ collectOn: '2026-11-25', isMoved: true });
    });

    test('and returns no events of future days, for any requested day', async () => {
      await port.submitCollection(aCollection(mandateId));
      const page = await port.eventsAfter(null, day('2027-12-31'));
      expect(page.events).toEqual([]);
      world.moveTo(day('2026-12-31'));
      const later = await port.eventsAfter(page.cursor, day('2026-12-20'));
      expect(summaries(later.events)).toEqual(['2026-11-24 mandate-active']);
      expect(summaries((await port.eventsAfter(later.cursor, day('2026-12-31'))).events)).toContain(
        '2026-12-21 collection-collected',
      );
    });
  });
}

function describeCollectingOnce(name: string, open: Open): void {
  describe(`${name} collects`, () => {
    let world: DirectDebitWorld;
    let port: DirectDebitPort;
    let mandateId: string;
    beforeEach(async () => {
      world = await open();
      ({ port } = world);
      ({ mandateId } = await port.createMandate(A_MANDATE));
    });

    test('once per key, even when it is submitted again a month later', async () => {
      const [first] = await Promise.all([
        port.submitCollection(aCollection(mandateId)),
        port.submitCollection(aCollection(mandateId)),
      ]);
      world.moveTo(day('2026-12-30'));
      expect(await port.submitCollection(aCollection(mandateId))).toEqual(first);
      expect(await port.findCollection('collection-1', mandateId)).toEqual(first);
      expect(await port.findCollection('never-sent', mandateId)).toBeUndefined();
      const { events } = await port.eventsAfter(null, day('2026-12-30'));
      expect(events.filter(({ kind }) => kind === 'collection-collected')).toHaveLength(1);
    });

    test('nothing for a key with a different amount or an amount that is not positive', async () => {
      await port.submitCollection(aCollection(mandateId));
      const other = port.submitCollection(aCollection(mandateId, { amount: pence(1) }));
      await expect(other).rejects.toMatchObject({ reason: 'idempotency-key-reused' });
      const none = port.submitCollection(aCollection(mandateId, { idempotencyKey: 'c-2', amount: pence(0) }));
      await expect(none).rejects.toMatchObject({ reason: 'amount-not-positive' });
    });

    test('with an event what was submitted before the mandate was cancelled', async () => {
      await port.submitCollection(aCollection(mandateId));
      await port.cancelMandate(mandateId);
      const events = await readEventsDaily(world, day('2027-02-01'));
      expect(events.some((event) => 'collectionId' in event && event.idempotencyKey === 'collection-1')).toBe(
        true,
      );
    });
  });
}
