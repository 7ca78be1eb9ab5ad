const MINUTE_MS = 60_000;

/** More networks than this in one minute are no visitors; those that come later are not let through. */
const MOST_NETWORKS = 10_000;

export interface SenderLimits {
  /** Posts of one network in a minute. */
  readonly perNetwork: number;
  /** Posts of all together. */
  readonly together: number;
}

/**
 * Counts posts in this process: pages have no database of their own, and a count that is lost with the process does
 * no harm here. `now` is in milliseconds.
 */
export function senderLimit(limits: SenderLimits, now: () => number): (network: string) => boolean {
  const counts = new Map<string, number>();
  let minute = Number.NaN;
  let counted = 0;
  return (network) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      counted = 0;
      counts.clear();
    }
    const count = (counts.get(network) ?? 0) + 1;
    const isFull = counts.size >= MOST_NETWORKS && count === 1;
    if (isFull || count > limits.perNetwork || counted >= limits.together) return false;
    counts.set(network, count);
    counted += 1;
    return true;
  };
}
