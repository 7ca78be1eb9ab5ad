const SECOND_MS = 1_000;

/**
 * How long a Retry-After header asks to wait, in milliseconds: it holds seconds or a date (RFC 9110, 10.2.3). Null
 * when there is none that can be read.
 */
export function retryAfterMs(header: string | null, now: () => number = Date.now): number | null {
  const value = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(value)) return Number(value) * SECOND_MS;
  const at = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : Math.max(0, at - now());
}
