import { describe, expect, test, vi } from 'vitest';
import type { AppServices } from '../context.ts';
import { makeLog } from './log.ts';
import { startWorkerLoop } from './worker-loop.ts';

const server = { log: makeLog('silent') } as AppServices;
const EVERY_MS = 60_000;

describe('rounds of background work', () => {
  test('begin at once and again when woken, never two at a time', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    const task = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      done += 1;
    };
    const rounds = startWorkerLoop(server, [task], EVERY_MS);
    rounds.wake();
    rounds.wake();
    await vi.waitFor(() => expect(done).toBe(2));
    await rounds.stop();
    expect(most).toBe(1);
  });

  test('continue after a task that fails', async () => {
    const after = vi.fn(async () => undefined);
    const rounds = startWorkerLoop(server, [() => Promise.reject(new Error('down')), after], EVERY_MS);
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(1));
    rounds.wake();
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(2));
    await rounds.stop();
  });

  test('wait for the round in hand when they stop, and begin no other', async () => {
    let isDone = false;
    const next = vi.fn(async () => undefined);
    const slow = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      isDone = true;
    };
    const rounds = startWorkerLoop(server, [slow, next], EVERY_MS);
    await rounds.stop();
    rounds.wake();
    expect(isDone).toBe(true);
    expect(next).not.toHaveBeenCalled();
  });
});
