/**
 * Asks the API for what the page shows, while its scripts are on their way, with the headers that `base-query.ts` sends.
 * It is sent as text, so it uses nothing from outside itself.
 */
function readEarly(urls: readonly string[], brand: string): void {
  const [, cookie] = /(?:^|; )auth=([^;]*)/.exec(document.cookie) ?? [];
  if (cookie === undefined) return;
  try {
    const { token } = JSON.parse(decodeURIComponent(cookie)) as { token: string };
    const headers = { Accept: 'application/json', 'X-Brand': brand, Authorization: `Bearer ${token}` };
    globalThis.earlyReads = new Map(urls.map((url) => [url, fetch(url, { headers })]));
    for (const read of globalThis.earlyReads.values()) read.catch(() => undefined); // handled where it is taken
  } catch {
    // The cookie is malformed: the application asks for another session.
  }
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The text of an inline script; empty where there is nothing to read. */
export function earlyReadsScript(urls: readonly string[], brand: string): string {
  return urls.length === 0 ? '' : `(${readEarly.toString()})(${literal(urls)},${literal(brand)});`;
}
