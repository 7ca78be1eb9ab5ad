import type { Day } from '@fairlead/core/calendar/day';
import type { SandboxClock, SandboxStore, ScheduledEvent } from '../sandbox-store.ts';

/** An in-memory store. Documents pass through JSON, as in a database. */
export function memorySandboxStore(): SandboxStore {
  const collections = new Map<string, Map<string, string>>();

  const documentsOf = (collection: string): Map<string, string> => {
    const known = collections.get(collection) ?? new Map<string, string>();
    collections.set(collection, known);
    return known;
  };
  const journals = new Map<string, { json: string; on: Day; number: number }[]>();
  let numbered = 0;

  const eventsIn = (journal: string) => {
    const known = journals.get(journal) ?? [];
    journals.set(journal, known);
    return known;
  };
  const isIn = (events: readonly { json: string }[], { eventId }: ScheduledEvent): boolean =>
    events.some(({ json }) => (JSON.parse(json) as ScheduledEvent).eventId === eventId);
  const byKey = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : 1);

  return {
    async put(collection, key, value) {
      documentsOf(collection).set(key, JSON.stringify(value));
    },
    async get<T>(collection: string, key: string) {
      const json = documentsOf(collection).get(key);
      return json === undefined ? undefined : (JSON.parse(json) as T);
    },
    async list<T>(collection: string) {
      const documents = [...documentsOf(collection)].sort(byKey);
      return documents.map(([key, json]) => ({ key, value: JSON.parse(json) as T }));
    },
    async listTo<T>(collection: string, to: string) {
      const values = [...documentsOf(collection).values()].map((json) => JSON.parse(json) as { to?: string });
      return values.filter((value) => value.to?.toLowerCase() === to.toLowerCase()) as T[];
    },
    async putIfAbsent<T>(collection: string, key: string, value: T) {
      const documents = documentsOf(collection);
      const stored = documents.get(key) ?? JSON.stringify(value);
      documents.set(key, stored);
      return JSON.parse(stored) as T;
    },
    async schedule(journal, events) {
      const known = eventsIn(journal);
      for (const event of events)
        if (!isIn(known, event))
          known.push({ json: JSON.stringify(event), on: event.on, number: (numbered += 1) });
    },
    async scheduled<T>(
      journal: string,
      { after, seen, upTo }: { after: Day | null; seen: number; upTo: Day },
    ) {
      const events = eventsIn(journal)
        .filter(({ on, number }) => on <= upTo && (after === null || on > after || number > seen))
        .map(({ json }) => JSON.parse(json) as T);
      return { events, last: eventsIn(journal).at(-1)?.number ?? 0 };
    },
    async firstScheduledAfter(journal, after) {
      const days = eventsIn(journal).map(({ on }) => on);
      return days.filter((on) => on > after).toSorted()[0] ?? null;
    },
  };
}

/** A business clock at noon of a day until it is moved. */
export interface ManualClock extends SandboxClock {
  moveTo(day: Day): void;
}

export function manualClock(start: Day): ManualClock {
  let current = start;
  return {
    moveTo: (day) => {
      current = day;
    },
    today: async () => current,
    now: async () => `${current}T12:00:00.000Z`,
  };
}
