import { describe, expect, test, vi } from 'vitest';
import type { AppServices } from '../context.ts';
import { makeLog } from './log.ts';
import { startWorkerLoop } from './worker-loop.ts';

const server = { log: makeLog('silent') } as AppServices;
const EVERY_MS = 60_000;

describe('rounds of background work', () => {
  test('start immediately and again when woken, never two at a time', async () => {
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
    const rounds = startWorkerLoop(server, { everything: [task], messages: [] }, EVERY_MS);
    rounds.wake();
    rounds.wake();
    await vi.waitFor(() => expect(done).toBe(2));
    await rounds.stop();
    expect(most).toBe(1);
  });

  test('of messages alone leave the rest to its turn', async () => {
    const everything = vi.fn(async () => undefined);
    const messages = vi.fn(async () => undefined);
    const rounds = startWorkerLoop(server, { everything: [everything], messages: [messages] }, EVERY_MS);
    await vi.waitFor(() => expect(everything).toHaveBeenCalledTimes(1));
    rounds.wake('messages');
    await vi.waitFor(() => expect(messages).toHaveBeenCalledTimes(1));
    await rounds.stop();
    expect(everything).toHaveBeenCalledTimes(1);
  });

  test('of messages do not put off those of everything, however many there are', async () => {
    const everything = vi.fn(async () => undefined);
    const rounds = startWorkerLoop(server, { everything: [everything], messages: [] }, 20);
    const often = setInterval(() => rounds.wake('messages'), 1);
    await vi.waitFor(() => expect(everything.mock.calls.length).toBeGreaterThan(3));
    clearInterval(often);
    await rounds.stop();
  });

  test('of everything come first where both are asked for', async () => {
    const done: string[] = [];
    const task = (name: string, ms: number) => async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      done.push(name);
    };
    const tasks = { everything: [task('everything', 5)], messages: [task('messages', 5)] };
    const rounds = startWorkerLoop(server, tasks, EVERY_MS);
    rounds.wake('messages');
    rounds.wake();
    rounds.wake('messages');
    await vi.waitFor(() => expect(done).toEqual(['everything', 'everything']));
    await rounds.stop();
  });

  test('continue after a task that fails', async () => {
    const after = vi.fn(async () => undefined);
    const rounds = startWorkerLoop(
      server,
      { everything: [() => Promise.reject(new Error('down')), after], messages: [] },
      EVERY_MS,
    );
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(1));
    rounds.wake();
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(2));
    await rounds.stop();
  });

  test('wait for the current round when they stop, and start no other', async () => {
    let isDone = false;
    const next = vi.fn(async () => undefined);
    const slow = async (): Promise<void> => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      isDone = true;
    };
    const rounds = startWorkerLoop(server, { everything: [slow, next], messages: [] }, EVERY_MS);
    await rounds.stop();
    rounds.wake();
    expect(isDone).toBe(true);
    expect(next).not.toHaveBeenCalled();
  });
});
