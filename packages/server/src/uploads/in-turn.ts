import { refuse, type Refused } from '@fairlead/core/outcome';

/** Files that wait while one is read. More would keep too much in memory. */
const MOST_WAITING = 8;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Reads files one after another, in the order in which they came: each takes a processor and much memory.
 * `unavailable` when too many wait, so that the caller tries again.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T | Refused<'unavailable'>> {
  if (waiting >= MOST_WAITING) return refuse('unavailable');
  waiting += 1;
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}
