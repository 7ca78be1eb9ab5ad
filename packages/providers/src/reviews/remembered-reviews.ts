import type { ReviewStats } from './port.ts';

type Stats = ReviewStats | null;

interface Remembered {
  readonly stats: Stats;
  readonly readAt: number;
}

const HOUR_MS = 3_600_000;

/** How long figures are served without asking again. */
const FRESH_FOR_MS = 12 * HOUR_MS;

/**
 * How long figures are served while the provider fails. Trustpilot asks that a TrustScore be no older than a day
 * (https://developers.trustpilot.com/ds-caching-best-practices).
 */
const SERVED_FOR_MS = 24 * HOUR_MS;

/**
 * Reads figures once in twelve hours, however many ask. Older figures are served while new ones are read, so that
 * only the first caller ever waits, and for up to a day while they cannot be read. `now` is in milliseconds.
 */
export function rememberedReviews(
  read: (unit: string) => Promise<Stats>,
  now: () => number,
): (unit: string) => Promise<Stats> {
  const known = new Map<string, Remembered>();
  const underWay = new Map<string, Promise<Stats>>();

  const refresh = (unit: string): Promise<Stats> => {
    const asked = underWay.get(unit);
    if (asked) return asked;
    const reading = read(unit)
      .then((stats) => {
        known.set(unit, { stats, readAt: now() });
        return stats;
      })
      .finally(() => underWay.delete(unit));
    underWay.set(unit, reading);
    return reading;
  };

  return async (unit) => {
    const last = known.get(unit);
    const age = last ? now() - last.readAt : Infinity;
    if (last && age < FRESH_FOR_MS) return last.stats;
    const reading = refresh(unit);
    if (!last || age >= SERVED_FOR_MS) return reading;
    reading.catch(() => undefined); // metrics count it; the next caller tries again
    return last.stats;
  };
}
