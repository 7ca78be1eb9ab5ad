/** The cookie that keeps what the reader chose about everything that is not necessary. */
export const CONSENT_COOKIE = 'consent';

const CHOSEN = new RegExp(`(?:^|;\\s*)${CONSENT_COOKIE}=`);

/** Whether the reader has chosen at all, so that the page need not ask. */
export function isConsentKnown(cookies: string | null): boolean {
  return cookies !== null && CHOSEN.test(cookies);
}
