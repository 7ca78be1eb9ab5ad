import { setTimeout as pause } from 'node:timers/promises';
import type { AppServices } from '../../context.ts';

/**
 * Runs work that takes longer for some email addresses than for others, and answers no sooner than the configured time
 * after it began: how long it took does not show whether an address is known, and neither does a refusal that is thrown.
 */
export async function paced<T>({ config }: Pick<AppServices, 'config'>, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const left = config.answerFloorMs - (performance.now() - startedAt);
    if (left > 0) await pause(left);
  }
}
