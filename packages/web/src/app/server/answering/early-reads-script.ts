import { MARKETING_PARAMETERS } from '@fairlead/contract/web/marketing';
import { apiAddress, type ApiPlaces } from '../../../state/api-address.ts';

/**
 * Asks the API for what the page shows, while its scripts are on their way, with the headers that `base-query.ts` sends.
 * The first page of a visit asks for the ids of the visit before that. It is sent as text, so it uses nothing from
 * outside itself.
 */
function readEarly(urls: readonly string[], brand: string, api: string, marketing: readonly string[]): void {
  const [, cookie] = /(?:^|; )auth=([^;]*)/.exec(document.cookie) ?? [];
  if (cookie === undefined) return;
  try {
    const { token } = JSON.parse(decodeURIComponent(cookie)) as { token: string };
    const stored = (storage: Storage, key: string) =>
      JSON.parse(storage.getItem(key) ?? 'null') as string | null;
    const id = stored(sessionStorage, 'session-id');
    const lifetimeId = stored(localStorage, 'lifetime-id');
    const plain = { Accept: 'application/json', 'X-Brand': brand };
    const begin = async (): Promise<EarlyVisit | null> => {
      const given = new URLSearchParams(location.search);
      const query = new URLSearchParams({ landing: location.pathname.slice(0, 200) });
      for (const name of marketing)
        if (given.get(name)) query.set(name, given.get(name)?.slice(0, 200) ?? '');
      const headers = lifetimeId === null ? plain : { ...plain, 'X-Lifetime-Id': lifetimeId };
      const answer = await fetch(`${api}/v2/sessions/initialize?${query.toString()}`, {
        method: 'POST',
        credentials: 'include',
        headers,
      });
      return answer.ok ? ((await answer.json()) as { data: EarlyVisit }).data : null;
    };
    const isKnown = id !== null && lifetimeId !== null;
    const visit = isKnown ? Promise.resolve({ id, lifetimeId }) : begin().catch(() => null);
    if (!isKnown) globalThis.earlyVisit = visit as Promise<EarlyVisit | null>;
    const read = async (url: string): Promise<Response> => {
      const ids = await visit;
      const visitHeaders = ids ? { 'X-Session-Id': ids.id, 'X-Lifetime-Id': ids.lifetimeId } : {};
      return fetch(url, {
        credentials: 'include',
        headers: { ...plain, ...visitHeaders, Authorization: `Bearer ${token}` },
      });
    };
    globalThis.earlyReads = new Map(urls.map((url) => [url, read(url)]));
    for (const reading of globalThis.earlyReads.values()) reading.catch(() => undefined); // handled where it is taken
  } catch {
    // The cookie is malformed or storage is blocked: the application asks by itself.
  }
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** The text of an inline script; empty where there is nothing to read. */
export function earlyReadsScript(paths: readonly string[], brand: string, places: ApiPlaces): string {
  if (paths.length === 0) return '';
  const urls = paths.map((path) => apiAddress(path, places));
  return `(${readEarly.toString()})(${[urls, brand, places.productApiUrl ?? '', MARKETING_PARAMETERS].map(literal).join(',')});`;
}
