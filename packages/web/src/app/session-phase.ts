/** In the last two minutes it is ending: it can be renewed, or, at its limit, it can't. */
export type SessionPhase = 'none' | 'running' | 'ending' | 'ending for good' | 'over';

const WARN_BEFORE_MS = 2 * 60 * 1000;

/** How far a session is, by its expiry (an ISO instant) and the browser's clock. */
export function phaseOf(expiry: string | null, nowMs: number): Exclude<SessionPhase, 'ending for good'> {
  if (expiry === null) return 'none';
  const leftMs = new Date(expiry).getTime() - nowMs;
  if (leftMs <= 0) return 'over';
  return leftMs <= WARN_BEFORE_MS ? 'ending' : 'running';
}
