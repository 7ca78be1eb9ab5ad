import { browserStorage, tabStorage } from './storage.ts';

export type SessionIds = { id: string; lifetimeId: string };

const SESSION = 'session-id';
const LIFETIME = 'lifetime-id';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The ids of this visit and of this browser, or null when either is missing. */
export function readSessionIds(): SessionIds | null {
  const id = text(tabStorage.read(SESSION));
  const lifetimeId = text(browserStorage.read(LIFETIME));
  return id !== null && lifetimeId !== null ? { id, lifetimeId } : null;
}

/** Keeps new ids; a browser that already has a lifetime id keeps its own. */
export function writeSessionIds({ id, lifetimeId }: SessionIds): SessionIds {
  const kept = text(browserStorage.read(LIFETIME)) ?? lifetimeId;
  tabStorage.write(SESSION, id);
  browserStorage.write(LIFETIME, kept);
  return { id, lifetimeId: kept };
}
