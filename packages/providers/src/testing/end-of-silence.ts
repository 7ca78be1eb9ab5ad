import { vi } from 'vitest';

/** How a call ends when its provider receives it and does not answer for so long: the error, or the answer. */
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
