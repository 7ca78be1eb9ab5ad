import { securityHeaders } from '../security/security-headers.ts';

/** A plain-text answer with the security headers of a page. */
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

/** Refuses a method and lists the allowed ones. */
export const methodNotAllowed = (allowed: readonly string[]): Response =>
  plainAnswer('Method not allowed', 405, { Allow: allowed.join(', ') });
