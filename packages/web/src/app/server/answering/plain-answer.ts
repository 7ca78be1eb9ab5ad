import { securityHeaders } from '../security/security-headers.ts';

/** A plain-text answer where there is no page to show, with the security headers of a page. */
export function plainAnswer(
  words: string,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${words}\n`, {
    status,
    headers: {
      ...securityHeaders({ isHttps: false, path: '/' }),
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}

/** Says which methods the address takes. */
export const methodNotAllowed = (allowed: readonly string[]): Response =>
  plainAnswer('Method not allowed', 405, { Allow: allowed.join(', ') });
