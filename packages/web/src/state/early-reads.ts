import type { DataOf } from '@fairlead/contract/wire/client';

declare global {
  /** The ids of a visit, as the server answered them. */
  type EarlyVisit = DataOf<'initializeSession'>;

  /** What the inline script of `early-reads-script.ts` asked for, by address. */
  var earlyReads: Map<string, Promise<Response>> | undefined;

  /** The visit that it began, where this is the first page of one. */
  var earlyVisit: Promise<EarlyVisit | null> | undefined;
}

/** Longer than any page takes to start. */
const FRESH_MS = 15_000;

/** The answer to a read that began before the scripts of the page ran: each is given out once, if it succeeded. */
export async function takeEarlyRead(url: string): Promise<Response | null> {
  const { earlyReads } = globalThis;
  const found = earlyReads?.get(url);
  earlyReads?.delete(url);
  if (!found || performance.now() > FRESH_MS) return null;
  const response = await found.catch(() => null);
  return response?.ok === true ? response : null;
}

/** The visit that began before the scripts of the page ran, given out once. */
export async function takeEarlyVisit(): Promise<EarlyVisit | null> {
  const { earlyVisit } = globalThis;
  globalThis.earlyVisit = undefined;
  return earlyVisit ?? null;
}
