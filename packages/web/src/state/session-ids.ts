import { browserStorage, tabStorage } from './storage.ts';

export type SessionIds = { id: string; lifetimeId: string };

const SESSION = 'session-id';
const LIFETIME = 'lifetime-id';

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The id of this browser, which all tabs share, or null. */
export const readLifetimeId = (): string | null => text(browserStorage.read(LIFETIME));

/** The ids of this visit and of this browser, or null when either is missing. */
export function readSessionIds(): SessionIds | null {
  const id = text(tabStorage.read(SESSION));
  const lifetimeId = readLifetimeId();
  return id !== null && lifetimeId !== null ? { id, lifetimeId } : null;
}

/** Keeps new ids; a browser that already has a lifetime id keeps its own. */
export function writeSessionIds({ id, lifetimeId }: SessionIds): SessionIds {
  const kept = readLifetimeId() ?? lifetimeId;
  tabStorage.write(SESSION, id);
  browserStorage.write(LIFETIME, kept);
  return { id, lifetimeId: kept };
}
