import { parsePostcode } from '@fairlead/core/person/postcode';
import { z } from 'zod';
import { httpClient, type HttpAnswer } from '../outbound/http-client.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { readAs, readIf } from '../outbound/read-as.ts';
import { ProviderUnavailable } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import { inNaturalOrder } from './natural-order.ts';
import { asFoundAddress, deliveryPoint, isHome, type DeliveryPoint } from './paf-address.ts';
import type { AddressLookupPort, FoundAddresses } from './port.ts';

export interface IdealPostcodesSettings {
  readonly apiKey: string;
  /** The origin of a double on this machine, for tests. */
  readonly loopbackOrigin?: string;
}

const PROVIDER = 'address-lookup';
const HOST = 'api.ideal-postcodes.co.uk';

const BAD_REQUEST = 400;
const NOT_FOUND = 404;

/** Pages of one postcode that are read, above which the address is typed; the largest postcodes have some hundred premises. */
const MOST_PAGES = 10;

const MOST_SUGGESTIONS = 5;

const foundAnswer = z.object({
  code: z.literal(2000),
  result: z.array(deliveryPoint),
  /** Only with the Multiple Residence data, as `limit`: addresses of the postcode, and how many a page has. */
  total: z.int().nonnegative().optional(),
  limit: z.int().positive().optional(),
});

const notFoundAnswer = z.object({ code: z.literal(4040), suggestions: z.array(z.string()).default([]) });

const numbered = z.object({ code: z.int() });

interface Page {
  readonly points: readonly DeliveryPoint[];
  readonly pages: number;
  /** Addresses of the postcode, where the answer says how many. */
  readonly total?: number;
  readonly suggestions: readonly string[];
}

/** Suggestions of the service that are postcodes. */
function usableSuggestions(given: readonly string[]): readonly string[] {
  const parsed = given.flatMap((text) => {
    const postcode = parsePostcode(text);
    return postcode.ok ? [postcode.value] : [];
  });
  return [...new Set(parsed)].slice(0, MOST_SUGGESTIONS);
}

/** Every answer but 200 and an unknown postcode is about our key or our request: the address can be typed meanwhile. */
function pageIn(answer: HttpAnswer, page: number): Page {
  const unknown = answer.status === NOT_FOUND && page === 0 ? readIf(notFoundAnswer, answer) : undefined;
  if (unknown) return { points: [], pages: 1, suggestions: usableSuggestions(unknown.suggestions) };
  if (answer.status >= BAD_REQUEST) {
    const code = readIf(numbered, answer)?.code ?? 'unknown';
    throw new ProviderUnavailable(PROVIDER, { why: `status ${answer.status}, code ${code}` });
  }
  const { result, total, limit } = readAs(foundAnswer, answer);
  const pages = total === undefined || limit === undefined ? 1 : Math.max(Math.ceil(total / limit), 1);
  if (pages > MOST_PAGES) throw new ProviderUnavailable(PROVIDER, { why: `${pages} pages` });
  return { points: result, pages, suggestions: [], ...(total !== undefined && { total }) };
}

/** The points of every page. A list that misses some of a building would look complete. */
function allOf(pages: readonly Page[]): readonly DeliveryPoint[] {
  const points = pages.flatMap((page) => page.points);
  const total = Math.max(0, ...pages.map((page) => page.total ?? 0));
  if (points.length < total)
    throw new ProviderUnavailable(PROVIDER, { why: `${points.length} addresses of ${total}` });
  return points;
}

/**
 * Addresses by Ideal Postcodes (https://docs.ideal-postcodes.co.uk/docs/api/postcodes). The key goes in a header. A
 * postcode that does not exist costs nothing and comes with suggestions.
 */
export function idealPostcodes(
  outbound: Outbound,
  { apiKey, loopbackOrigin }: IdealPostcodesSettings,
  now: () => number = () => performance.now(),
): AddressLookupPort {
  const client = httpClient(outbound, { provider: PROVIDER, hosts: [HOST], loopbackOrigin });
  const origin = loopbackOrigin ?? `https://${HOST}`;

  const read = (postcode: string, page: number, timeoutMs: number): Promise<Page> =>
    client.send(
      {
        operation: 'find',
        method: 'GET',
        url: `${origin}/v1/postcodes/${encodeURIComponent(postcode)}?page=${page}`,
        headers: { authorization: `IDEALPOSTCODES api_key="${apiKey}"` },
        isIdempotent: true,
        timeoutMs,
      },
      (answer) => pageIn(answer, page),
    );

  return {
    async find(typed): Promise<FoundAddresses> {
      const postcode = typed.toUpperCase().replaceAll(/\s/g, '');
      const endsAt = now() + PROVIDER_TIMEOUT_MS[PROVIDER];
      const first = await read(postcode, 0, endsAt - now());
      const leftMs = endsAt - now();
      const later = Array.from({ length: first.pages - 1 }, (_unused, index) =>
        read(postcode, index + 1, leftMs),
      );
      const points = allOf([first, ...(await Promise.all(later))]);
      return {
        addresses: inNaturalOrder(points.filter(isHome).map(asFoundAddress)),
        suggestions: first.suggestions,
      };
    },
  };
}
