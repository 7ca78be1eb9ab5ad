import { day, type Day } from '@fairlead/core/calendar/day';
import type { EventPage } from './event-page.ts';
import type { SandboxParts, ScheduledEvent } from './sandbox-store.ts';

export interface SandboxJournal<Entry, Event> {
  /**
   * Records what happens because of an entry. Idempotent. Call it again with the same entry whenever that is used, which
   * completes a recording that was killed half-way.
   */
  record(entry: Entry): Promise<void>;
  /** Events of days up to `upTo` and never after today that were not on an earlier page. */
  page(cursor: string | null, upTo: Day): Promise<EventPage<Event>>;
}

interface Read {
  /** Every day up to this one was read. */
  readonly on: Day | null;
  /** The highest number of an event that was recorded by then. */
  readonly seen: number;
}

const CURSOR = /^(?<on>\d{4}-\d\d-\d\d)\/(?<seen>\d+)$/;

function readCursor(cursor: string): Read | null {
  const { on, seen } = CURSOR.exec(cursor)?.groups ?? {};
  return on === undefined ? null : { on: day(on), seen: Number(seen) };
}

const byDayThenId = (a: ScheduledEvent, b: ScheduledEvent): number =>
  a.on === b.on ? compare(a.eventId, b.eventId) : compare(a.on, b.on);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * What happens at a sandbox's bank, each event on its day. A cursor is the day up to which events were read and the
 * number of the last one recorded by then: an event that is recorded later for a day that was read has a higher number,
 * so it is on the next page. A page without news reads no event.
 */
export function sandboxJournal<Entry, Event extends ScheduledEvent>(
  { store, clock }: SandboxParts,
  name: string,
  eventsOf: (entry: Entry) => readonly Event[],
): SandboxJournal<Entry, Event> {
  const record = (entry: Entry): Promise<void> => store.schedule(name, eventsOf(entry));

  /** A release before cursors had numbers stored entries by month, and worked out the events at each reading. */
  const takeOverEntries = async (): Promise<Read> => {
    for (const { key: month } of await store.list(`${name}/months`))
      for (const { value } of await store.list<Entry>(`${name}/${month}`)) await record(value);
    return { on: null, seen: 0 };
  };

  return {
    record,

    async page(cursor, upTo) {
      const today = await clock.today();
      const end = upTo < today ? upTo : today;
      const { on, seen } =
        cursor === null ? { on: null, seen: 0 } : (readCursor(cursor) ?? (await takeOverEntries()));
      const { events, last } = await store.scheduled<Event>(name, { after: on, seen, upTo: end });
      const isBehind = on !== null && end < on;
      return { events: events.sort(byDayThenId), cursor: isBehind ? `${on}/${seen}` : `${end}/${last}` };
    },
  };
}
