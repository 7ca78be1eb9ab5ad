const COOKIE = 'experiments';
const OFF = 'off';

const YEAR_SECONDS = 31_536_000;

/** Whether this browser takes part in comparisons of pages, by a `Cookie` header or `document.cookie`. */
export function takesPart(cookies: string | null): boolean {
  return !(cookies ?? '').split(/;\s*/).includes(`${COOKIE}=${OFF}`);
}

/** The cookie that stores the choice for a year; taking part again deletes it. For `Set-Cookie`. */
export function takingPartCookie(isTakingPart: boolean): string {
  const life = isTakingPart ? 0 : YEAR_SECONDS;
  return `${COOKIE}=${OFF}; Path=/; SameSite=Lax; Secure; Max-Age=${life}`;
}
