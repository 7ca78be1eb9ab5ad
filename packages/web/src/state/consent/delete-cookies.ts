import type { Purpose } from './consent.ts';
import { THIRD_PARTIES } from './third-parties.ts';

/** More than any real browser has. Without limits, a few kilobytes of cookies and labels would make gigabytes. */
const MOST_DELETED = 30;
const MOST_DOMAINS = 4;

/**
 * Cookie texts that delete what rejected services have stored, for this host and its parent domains. Each is for
 * `Set-Cookie` or `document.cookie`.
 */
export function cookieDeletions(
  refused: readonly Purpose[],
  cookies: string | null,
  hostname: string,
): string[] {
  const beginnings = refused.flatMap((purpose) => THIRD_PARTIES[purpose].stores.map(({ name }) => name));
  const names = (cookies ?? '')
    .split(/;\s*/)
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))
    .slice(0, MOST_DELETED);
  const labels = hostname.split('.').slice(-MOST_DOMAINS - 1);
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  return names.flatMap((name) =>
    ['', ...domains.map((domain) => `; Domain=${domain}`)].map(
      (domain) => `${name}=; Path=/; Max-Age=0${domain}`,
    ),
  );
}
