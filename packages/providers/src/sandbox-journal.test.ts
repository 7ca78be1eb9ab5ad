import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interruptedSandboxStore } from './testing/interrupted-sandbox-store.ts';
import { manualClock, memorySandboxStore } from './testing/memory-sandbox-store.ts';
import type { ScheduledEvent } from './sandbox-store.ts';
import { sandboxJournal } from './sandbox-journal.ts';

interface Entry {
  readonly id: string;
  readonly on: Day;
}

const START = day('2026-11-20');

const eventsOf = ({ id, on }: Entry): ScheduledEvent[] =>
  [0, 18].map((after) => ({ eventId: `${id}:${after}`, on: addDays(on, after) }));

function newReader(store = memorySandboxStore(), clock = manualClock(START)) {
  const journal = sandboxJournal({ store, clock }, 'test', eventsOf);
  const seen = new Set<string>();
  let cursor: string | null = null;
  const read = async (upTo: Day): Promise<readonly ScheduledEvent[]> => {
    const page = await journal.page(cursor, upTo);
    cursor = page.cursor;
    for (const { eventId } of page.events) seen.add(eventId);
    return page.events;
  };
  return { store, clock, journal, seen, read };
}

describe('a journal', () => {
  test('returns every event, for any order of recording, clock jumps and reading', async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('record' as const), ahead: fc.integer({ min: -40, max: 40 }) }),
      fc.record({ does: fc.constant('jump' as const), ahead: fc.integer({ min: 1, max: 70 }) }),
      fc.record({ does: fc.constant('read' as const), ahead: fc.integer({ min: -9, max: 9 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { clock, journal, seen, read } = newReader();
        const expected = new Set<string>();
        let today = START;
        for (const [index, { does, ahead }] of steps.entries()) {
          const on = addDays(today, ahead);
          if (does === 'jump') clock.moveTo((today = on));
          if (does === 'read') for (const event of await read(on)) expect(event.on <= today).toBe(true);
          if (does === 'record') {
            const entry = { id: `e${index}`, on };
            await journal.record(entry);
            for (const { eventId } of eventsOf(entry)) expected.add(eventId);
          }
        }
        const end = addDays(today, 100);
        clock.moveTo(end);
        await read(end);
        expect(seen).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  test('returns an event that is recorded while its day is read', async () => {
    const { store, clock, seen, read } = newReader();
    const jumpAndRead = async (): Promise<void> => {
      for (const days of [30, 60, 90]) {
        clock.moveTo(addDays(START, days));
        await read(addDays(START, days));
      }
    };
    const interrupted = interruptedSandboxStore(store, jumpAndRead);
    const journal = sandboxJournal({ store: interrupted, clock }, 'test', eventsOf);
    await journal.record({ id: 'entry', on: START });
    await read(addDays(START, 90));
    expect([...seen].sort()).toEqual(['entry:0', 'entry:18']);
  });

  test('returns a page ordered by day with each event once, and never moves the cursor back', async () => {
    const { clock, journal } = newReader();
    for (const ahead of [9, 2, 5, 2]) await journal.record({ id: `e${ahead}`, on: addDays(START, ahead) });
    clock.moveTo(addDays(START, 20));
    const page = await journal.page(null, addDays(START, 20));
    expect(page.events.map(({ eventId }) => eventId)).toEqual(['e2:0', 'e5:0', 'e9:0', 'e2:18']);
    const earlier = await journal.page(page.cursor, addDays(START, 3));
    expect(earlier).toEqual({ events: [], cursor: page.cursor });
  });

  test('returns each event once, also one that is recorded late with an earlier day', async () => {
    const { clock, journal, read } = newReader();
    clock.moveTo(addDays(START, 20));
    await journal.record({ id: 'first', on: addDays(START, 15) });
    expect(await read(addDays(START, 20))).toHaveLength(1);
    expect(await read(addDays(START, 20))).toEqual([]);
    await journal.record({ id: 'late', on: START });
    expect((await read(addDays(START, 20))).map(({ eventId }) => eventId)).toEqual(['late:0', 'late:18']);
    expect(await read(addDays(START, 20))).toEqual([]);
  });

  test('takes over what a release before this one recorded by month', async () => {
    const { store, clock, journal } = newReader();
    await store.put('test/months', '2026-11', {});
    await store.put('test/2026-11', 'old', { id: 'old', on: START });
    clock.moveTo(addDays(START, 20));
    const page = await journal.page('2026-11-30', addDays(START, 20));
    expect(page.events.map(({ eventId }) => eventId)).toEqual(['old:0', 'old:18']);
    expect((await journal.page(page.cursor, addDays(START, 20))).events).toEqual([]);
  });
});
