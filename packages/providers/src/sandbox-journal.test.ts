import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { interruptedSandboxStore } from './testing/interrupted-sandbox-store.ts';
import { manualClock, memorySandboxStore } from './testing/memory-sandbox-store.ts';
import { sandboxJournal, type JournalEvent } from './sandbox-journal.ts';

interface Entry {
  readonly id: string;
  readonly on: Day;
}

const START = day('2026-11-20');

const eventsOf = ({ id, on }: Entry): JournalEvent[] =>
  [0, 18].map((after) => ({ eventId: `${id}:${after}`, on: addDays(on, after) }));

function newReader(store = memorySandboxStore(), clock = manualClock(START)) {
  const journal = sandboxJournal<Entry>({ store, clock }, 'test');
  const seen = new Set<string>();
  let cursor: string | null = null;
  const read = async (upTo: Day): Promise<readonly JournalEvent[]> => {
    const page = await journal.page(eventsOf, cursor, upTo);
    cursor = page.cursor;
    for (const { eventId } of page.events) seen.add(eventId);
    return page.events;
  };
  return { store, clock, journal, seen, read };
}

describe('a journal', () => {
  test('returns every event, for any order of recording, clock jumps and reading', async () => {
    const step = fc.oneof(
      fc.record({ does: fc.constant('record' as const), ahead: fc.integer({ min: 0, max: 40 }) }),
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
            await journal.record(on, entry.id, entry);
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

  test.each([0, 1, 2])(
    'loses nothing when the clock jumps and events are read during a recording (write %i)',
    async (at) => {
      const { store, clock, seen, read } = newReader();
      const jumpAndRead = async (write: number): Promise<void> => {
        if (write !== at) return;
        for (const days of [30, 60, 90]) {
          clock.moveTo(addDays(START, days));
          await read(addDays(START, days));
        }
      };
      const interrupted = sandboxJournal<Entry>(
        { store: interruptedSandboxStore(store, jumpAndRead), clock },
        'test',
      );
      await interrupted.record(START, 'entry', { id: 'entry', on: START });

      clock.moveTo(addDays(START, 120));
      await read(addDays(START, 120));
      expect([...seen].sort()).toEqual(['entry:0', 'entry:18']);
    },
  );

  test('returns a page ordered by day with each event once, and never moves the cursor back', async () => {
    const { clock, journal } = newReader();
    for (const ahead of [9, 2, 5, 2]) {
      const on = addDays(START, ahead);
      await journal.record(on, `e${ahead}`, { id: `e${ahead}`, on });
    }
    clock.moveTo(addDays(START, 20));
    const page = await journal.page(eventsOf, null, addDays(START, 20));
    expect(page.events.map(({ eventId }) => eventId)).toEqual(['e2:0', 'e5:0', 'e9:0', 'e2:18']);
    const earlier = await journal.page(eventsOf, page.cursor, addDays(START, 3));
    expect(earlier.cursor).toBe(page.cursor);
  });
});
