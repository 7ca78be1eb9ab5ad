import type { AuthObject } from './auth-object.ts';
import { readLifetimeId, type SessionIds } from './session-ids.ts';

/** The headers of every call: the brand, the visit, and the token of the borrower where they are signed in. */
export function usualHeaders(
  brandId: string,
  visit: SessionIds | null,
  session: AuthObject | null,
): Record<string, string> {
  return {
    'X-Brand': brandId,
    ...visitHeaders(visit),
    ...(session && { Authorization: `Bearer ${session.token}` }),
  };
}

/** Of a visit that is beginning only the browser's own id is known. */
function visitHeaders(visit: SessionIds | null): Record<string, string> {
  if (visit) return { 'X-Session-Id': visit.id, 'X-Lifetime-Id': visit.lifetimeId };
  const lifetimeId = readLifetimeId();
  return lifetimeId === null ? {} : { 'X-Lifetime-Id': lifetimeId };
}
