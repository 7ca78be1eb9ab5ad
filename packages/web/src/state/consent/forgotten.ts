import type { Purpose } from './consent.ts';
import { THIRD_PARTIES } from './third-parties.ts';

/** More of either than a browser of ours has; without an end, a few kilobytes of both would answer with gigabytes. */
const MOST_FORGOTTEN = 30;
const MOST_DOMAINS = 4;

/**
 * Takes away the cookies that services whose purpose is refused have left, for this host and those above it: one
 * text each, as `Set-Cookie` and `document.cookie` take it.
 */
export function forgotten(refused: readonly Purpose[], cookies: string | null, hostname: string): string[] {
  const beginnings = refused.flatMap((purpose) => THIRD_PARTIES[purpose].keeps.map(({ name }) => name));
  const names = (cookies ?? '')
    .split(/;\s*/)
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => beginnings.some((beginning) => name.startsWith(beginning)))
    .slice(0, MOST_FORGOTTEN);
  const labels = hostname.split('.').slice(-MOST_DOMAINS - 1);
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
  return names.flatMap((name) =>
    ['', ...domains.map((domain) => `; Domain=${domain}`)].map(
      (domain) => `${name}=; Path=/; Max-Age=0${domain}`,
    ),
  );
}
