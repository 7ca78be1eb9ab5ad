import { vi } from 'vitest';

/** How a call ends whose provider receives it and says nothing for so long: what it throws, or its answer. */
export async function endOfSilence(
  timeoutMs: number,
  received: readonly unknown[],
  call: () => Promise<unknown>,
): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const end = call().catch((error: unknown) => error);
    await vi.waitUntil(() => received.length > 0);
    vi.advanceTimersByTime(timeoutMs);
    return await end;
  } finally {
    vi.useRealTimers();
  }
}
