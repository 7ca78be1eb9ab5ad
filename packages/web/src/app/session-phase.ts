export type SessionPhase = 'none' | 'running' | 'ending' | 'over';

const WARN_BEFORE_MS = 2 * 60 * 1000;

/** How far a session is, by its expiry (an ISO instant) and the browser's clock. */
export function phaseOf(expiry: string | null, nowMs: number): SessionPhase {
  if (expiry === null) return 'none';
  const leftMs = new Date(expiry).getTime() - nowMs;
  if (leftMs <= 0) return 'over';
  return leftMs <= WARN_BEFORE_MS ? 'ending' : 'running';
}
