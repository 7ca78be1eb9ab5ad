const MINUTE_MS = 60_000;

/** How long tokens count, in milliseconds of the wall clock. */
export const TOKEN_TIMES = {
  singleUse: 15 * MINUTE_MS,
  bearerIdle: 15 * MINUTE_MS,
  bearerAbsolute: 12 * 60 * MINUTE_MS,
  /** A refresh that is repeated within this is given the same successor. */
  rotationGrace: 30_000,
  strong: 15 * MINUTE_MS,
  /** What a link was asked for can be done for so long after it was opened. */
  openedFor: 15 * MINUTE_MS,
  /** Use is noted no more often than this. */
  keepAliveEvery: MINUTE_MS,
} as const;

export function later(now: Date, byMs: number): string {
  return new Date(now.getTime() + byMs).toISOString();
}
