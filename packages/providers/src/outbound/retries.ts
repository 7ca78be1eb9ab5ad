import { AttemptFailed } from './attempt-failed.ts';

/** Attempts after the first one. */
const RETRIES = 2;

/** The longest pause before the first retry; it doubles before the second. */
const FIRST_PAUSE_MS = 200;

/** A provider that asks for a longer pause is not asked again by this call. */
const LONGEST_RETRY_AFTER_MS = 2_000;

/**
 * How long to wait before the next attempt, in milliseconds; null when there is none. `tried` attempts were made, and
 * `random` is from 0 to 1: callers that failed together do not come back together.
 */
export function pauseBeforeRetry(failure: unknown, tried: number, random: number): number | null {
  if (!(failure instanceof AttemptFailed) || !failure.isPassing || tried > RETRIES) return null;
  const jitterMs = Math.round(random * FIRST_PAUSE_MS * 2 ** (tried - 1));
  const asked = failure.retryAfterMs ?? 0;
  return asked > LONGEST_RETRY_AFTER_MS ? null : asked + jitterMs;
}
