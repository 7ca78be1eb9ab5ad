import type { SignedIn } from '@fairlead/testing/journeys/sign-in';
import type { BrandId } from '@fairlead/brands/brand';

const HOUR_MS = 3_600_000;

/** The value of the cookie in which the application keeps a session. */
export function sessionCookie(
  { userId, token }: SignedIn,
  brandId: BrandId,
  { isStrong = false, endsInMs = HOUR_MS }: { isStrong?: boolean; endsInMs?: number } = {},
): string {
  const now = Date.now();
  const session = {
    userId,
    token,
    authStrength: isStrong ? 'strong' : 'weak',
    expiry: new Date(now + endsInMs).toISOString(),
    created: new Date(now).toISOString(),
    brandId,
  };
  return encodeURIComponent(JSON.stringify(session));
}
