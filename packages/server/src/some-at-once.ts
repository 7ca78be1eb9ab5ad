import { chunksOf } from '@fairlead/core/records';

/** Calls of providers that are under way at once. Each may take a connection of the pool, which requests need too. */
const AT_ONCE = 4;

/** Does the work of each item, a few at once, begun in their order. The first failure ends it, once those begun have ended. */
export async function someAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (const some of chunksOf(items, AT_ONCE)) {
    const ended = await Promise.allSettled(some.map(work));
    for (const end of ended) if (end.status === 'rejected') throw end.reason;
  }
}
