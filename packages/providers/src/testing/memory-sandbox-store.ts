import type { Day } from '@fairlead/core/calendar/day';
import type { SandboxClock, SandboxStore } from '../sandbox-store.ts';

/** An in-memory store. Documents pass through JSON, as in a database. */
export function memorySandboxStore(): SandboxStore {
  const collections = new Map<string, Map<string, string>>();

  const documentsOf = (collection: string): Map<string, string> => {
    const known = collections.get(collection) ?? new Map<string, string>();
    collections.set(collection, known);
    return known;
  };
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
    async putIfAbsent<T>(collection: string, key: string, value: T) {
      const documents = documentsOf(collection);
      const stored = documents.get(key) ?? JSON.stringify(value);
      documents.set(key, stored);
      return JSON.parse(stored) as T;
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
