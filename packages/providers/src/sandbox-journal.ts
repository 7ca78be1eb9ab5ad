import { addDays, day, type Day } from '@fairlead/core/calendar/day';
import type { EventPage } from './event-page.ts';
import type { SandboxParts } from './sandbox-store.ts';

/** No event is further than this from its entry's day; ten working days over Easter or Christmas are within it. */
export const MAX_EVENT_DAYS = 31;

/** Pages overlap by this many days before their cursor; an entry recorded later than this is filed as late. */
const OVERLAP_DAYS = 7;

export interface JournalEvent {
  readonly eventId: string;
  readonly on: Day;
}

export interface SandboxJournal<Entry> {
  /**
   * Records an entry under its day; its events fall on that day or later. Idempotent by (day, key). Call it again
   * with the same values whenever the entry is used, which completes a recording that was killed half-way.
   */
  record(on: Day, key: string, entry: Entry): Promise<void>;
  /**
   * Events of days up to `upTo` and never after today. An entry's events are a pure function of the recorded entries.
   */
  page<Event extends JournalEvent>(
    eventsOf: (entry: Entry, recorded: readonly Entry[]) => readonly Event[],
    cursor: string | null,
    upTo: Day,
  ): Promise<EventPage<Event>>;
  /** The first day after `after` with an event of the recorded entries. For the time machine only. */
  nextEventOn<Event extends JournalEvent>(
    eventsOf: (entry: Entry, recorded: readonly Entry[]) => readonly Event[],
    after: Day,
  ): Promise<Day | null>;
}

const monthOf = (on: Day): string => on.slice(0, 7);

const byDayThenId = (a: JournalEvent, b: JournalEvent): number =>
  a.on === b.on ? compare(a.eventId, b.eventId) : compare(a.on, b.on);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const laterOf = (a: Day, b: Day | null): Day => (b !== null && b > a ? b : a);

/**
 * Entries are stored by month, so that a page reads two or three months instead of the whole history.
 *
 * An entry that arrives after its day was read is not lost: the writer reads the clock after writing and files the
 * entry as late if the clock is past the overlap; late entries are on every page. A reader reads the clock before
 * reading and never goes beyond it, so one of the two always sees the other.
 */
export function sandboxJournal<Entry>({ store, clock }: SandboxParts, name: string): SandboxJournal<Entry> {
  const entriesIn = async (collections: readonly string[]): Promise<Entry[]> => {
    const entries: Entry[] = [];
    for (const collection of collections) {
      for (const { value } of await store.list<Entry>(`${name}/${collection}`)) entries.push(value);
    }
    return entries;
  };

  const monthsBetween = async (after: Day | null, end: Day | null): Promise<string[]> => {
    const first = after === null ? '' : monthOf(addDays(after, -MAX_EVENT_DAYS));
    const months = (await store.list(`${name}/months`)).map(({ key }) => key);
    return months.filter((month) => month >= first && (end === null || month <= monthOf(end)));
  };

  return {
    async record(on, key, entry) {
      await store.putIfAbsent(`${name}/months`, monthOf(on), {});
      await store.putIfAbsent(`${name}/${monthOf(on)}`, key, entry);
      const isLate = (await clock.today()) >= addDays(on, OVERLAP_DAYS);
      if (isLate) await store.putIfAbsent(`${name}/late`, key, entry);
    },

    async page(eventsOf, cursor, upTo) {
      const today = await clock.today();
      const end = upTo < today ? upTo : today;
      const read = cursor === null ? null : day(cursor);
      const after = read === null ? null : addDays(read, -OVERLAP_DAYS);
      const late = await entriesIn(['late']);
      const inTime = await entriesIn(await monthsBetween(after, end));
      const recorded = [...inTime, ...late];

      const newEvents = inTime
        .flatMap((entry) => eventsOf(entry, recorded))
        .filter(({ on }) => after === null || on > after);
      const lateEvents = late.flatMap((entry) => eventsOf(entry, recorded));
      const byId = new Map([...newEvents, ...lateEvents].map((event) => [event.eventId, event]));
      const events = [...byId.values()].filter(({ on }) => on <= end).sort(byDayThenId);
      return { events, cursor: laterOf(end, read) };
    },

    async nextEventOn(eventsOf, after) {
      const recorded = await entriesIn(await monthsBetween(after, null));
      const days = recorded.flatMap((entry) => eventsOf(entry, recorded)).map(({ on }) => on);
      return days.reduce<Day | null>(
        (first, on) => (on > after && (first === null || on < first) ? on : first),
        null,
      );
    },
  };
}
