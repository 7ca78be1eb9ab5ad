import type { Day } from '@fairlead/core/calendar/day';

/**
 * Storage for the sandboxes: JSON documents by (collection, key). Each call is atomic and durable once it returns,
 * but no two calls together are, so a sandbox must survive being killed between any two.
 */
export interface SandboxStore {
  /** Writes the document, replacing any older one. */
  put(collection: string, key: string, value: unknown): Promise<void>;
  get<T>(collection: string, key: string): Promise<T | undefined>;
  /** The whole collection, ordered by key. */
  list<T>(collection: string): Promise<{ key: string; value: T }[]>;
  /** The documents of the collection whose field `to` is this, in any case. Costs the same however many others there are. */
  listTo<T>(collection: string, to: string): Promise<T[]>;
  /** Writes the document unless its key exists; returns the stored document. */
  putIfAbsent<T>(collection: string, key: string, value: T): Promise<T>;
  /** Records events that happen on their days, in one write: each once by (journal, eventId), numbered as they come. */
  schedule(journal: string, events: readonly ScheduledEvent[]): Promise<void>;
  /**
   * Events of days up to `upTo` that are after the day `after`, or were recorded after the number `seen`. `last` is the
   * highest number so far: whatever is recorded later has a higher one. Costs the same however many events there are.
   */
  scheduled<T extends ScheduledEvent>(
    journal: string,
    read: { readonly after: Day | null; readonly seen: number; readonly upTo: Day },
  ): Promise<{ readonly events: T[]; readonly last: number }>;
  /** The first day after `after` with an event. */
  firstScheduledAfter(journal: string, after: Day): Promise<Day | null>;
}

/** Something that happens at a provider on a day, which may be in the past when it is recorded. */
export interface ScheduledEvent {
  readonly eventId: string;
  readonly on: Day;
}

/** The business clock of the sandboxes. It can stop or jump forward, and never goes back. */
export interface SandboxClock {
  /** The business date in Europe/London. */
  today(): Promise<Day>;
  /** The business instant, ISO 8601 UTC. */
  now(): Promise<string>;
}

/** The dependencies of every sandbox. */
export interface SandboxParts {
  readonly store: SandboxStore;
  readonly clock: SandboxClock;
}
