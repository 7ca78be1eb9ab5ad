/** Readable by the application, not sent to other sites; Secure also works on localhost. */
const ATTRIBUTES = 'Path=/; SameSite=Lax; Secure';

export type CookieName = 'auth' | 'lbal' | 'PHPSESSID';

/** The value of a cookie in a `document.cookie` text, or undefined. */
export function findCookie(cookies: string, name: CookieName): string | undefined {
  const pair = cookies.split('; ').find((each) => each.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** What to assign to `document.cookie`. Without an expiry the cookie ends with the browser's session. */
export function cookieText(name: CookieName, value: string, expiresAt?: Date): string {
  const expiry = expiresAt ? `; Expires=${expiresAt.toUTCString()}` : '';
  return `${name}=${encodeURIComponent(value)}; ${ATTRIBUTES}${expiry}`;
}

export function readCookie(name: CookieName): string | undefined {
  return findCookie(document.cookie, name);
}

export function writeCookie(name: CookieName, value: string, expiresAt?: Date): void {
  document.cookie = cookieText(name, value, expiresAt);
}

export function clearCookie(name: CookieName): void {
  document.cookie = `${name}=; ${ATTRIBUTES}; Max-Age=0`;
}
