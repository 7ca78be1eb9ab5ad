import type { Day } from '@fairlead/core/calendar/day';

/**
 * Where the sandboxes keep what they know: JSON documents by (collection, key). Every call is atomic and
 * durable on its own once it returns; no two calls are, so a sandbox survives being killed between any two.
 */
export interface SandboxStore {
  /** Writes the document, replacing an older one. */
  put(collection: string, key: string, value: unknown): Promise<void>;
  get<T>(collection: string, key: string): Promise<T | undefined>;
  /** The whole collection, ordered by key. */
  list<T>(collection: string): Promise<{ key: string; value: T }[]>;
  /** Writes the document unless its key exists; the document that stands afterwards. */
  putIfAbsent<T>(collection: string, key: string, value: T): Promise<T>;
}

/** The business clock of the sandboxes. It may stand still or jump forward, and never goes back. */
export interface SandboxClock {
  /** The business date in Europe/London. */
  today(): Promise<Day>;
  /** The business instant, ISO 8601 UTC. */
  now(): Promise<string>;
}

/** What every sandbox is made of. */
export interface SandboxParts {
  readonly store: SandboxStore;
  readonly clock: SandboxClock;
}
