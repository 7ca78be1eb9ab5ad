declare global {
  /** What the inline script of `early-reads-script.ts` asked for, by address. */
  var earlyReads: Map<string, Promise<Response>> | undefined;
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
