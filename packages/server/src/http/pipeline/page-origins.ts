import type { AppServices } from '../../context.ts';

const ALLOWED = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Accept, Authorization, Cache-Control, Content-Type, Idempotency-Key, X-Brand, X-Draft-Key, X-Lifetime-Id, X-Session-Id',
  'access-control-max-age': '7200',
} as const;

/** What the API adds to an answer for a page of ours at another address. */
export interface PageOrigins {
  /** Answers the question of a browser whether it may call; null for any other request. */
  preflight(request: Request): Response | null;
  /** Lets the page read the answer. */
  admit(request: Request, response: Response): Response;
}

const NO_OTHER_PAGE: PageOrigins = { preflight: () => null, admit: (_request, response) => response };

/**
 * Where browsers reach the API at an address of its own, the pages of our brands may call it, and no others. What
 * opens a call is still the bearer token, which no other page has.
 */
export function pageOrigins({ client, publicUrls }: AppServices['config']): PageOrigins {
  if (client.productApiUrl === null && client.sharedApiUrl === null) return NO_OTHER_PAGE;
  const ours = new Set(Object.values(publicUrls).map((address) => new URL(address).origin));
  const originOf = ({ headers }: Request): string | null => {
    const origin = headers.get('origin');
    return origin !== null && ours.has(origin) ? origin : null;
  };
  const readable = (origin: string) => ({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'Retry-After, X-Request-Id',
  });
  return {
    preflight(request) {
      const origin = originOf(request);
      const asks = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
      if (origin === null || !asks) return null;
      return new Response(null, {
        status: 204,
        headers: { ...readable(origin), ...ALLOWED, vary: 'Origin' },
      });
    },
    admit(request, response) {
      const origin = originOf(request);
      response.headers.append('vary', 'Origin');
      for (const [name, value] of origin === null ? [] : Object.entries(readable(origin)))
        response.headers.set(name, value);
      return response;
    },
  };
}
