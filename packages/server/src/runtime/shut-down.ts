import type { Listening } from './listen.ts';
import type { RunningServer } from './open-roles.ts';

/** How long open requests may take once the drain is over. */
const STOP_LIMIT_MS = 25_000;
const LISTENING_LIMIT_MS = STOP_LIMIT_MS - 1_000;

type Signal = 'SIGTERM' | 'SIGINT';

/** Ends after the time, or as soon as it is cut short. */
function pauseOf(ms: number): { readonly over: Promise<void>; cutShort(): void } {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), ms);
  const cutShort = (): void => {
    clearTimeout(timer);
    resolve(undefined);
  };
  return { over: promise, cutShort };
}

async function stop(running: RunningServer, listening: Listening): Promise<void> {
  setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
  await Promise.all([listening.stop(LISTENING_LIMIT_MS), running.stopWork()]);
  await running.close();
  process.exit(0);
}

/**
 * On SIGTERM the process first reports that it is not ready and keeps serving for the drain period, so that load
 * balancers can stop sending it requests. It then finishes open requests and closes everything. SIGINT (a person at a
 * terminal) and a second signal skip the drain.
 */
export function stopOnSignal(running: RunningServer, listening: Listening, drainSeconds: number): void {
  let drain: ReturnType<typeof pauseOf> | undefined;
  const onSignal = (signal: Signal): void => {
    if (drain) {
      drain.cutShort();
      return;
    }
    drain = pauseOf(signal === 'SIGTERM' ? drainSeconds * 1_000 : 0);
    running.health.stop();
    listening.drain();
    void drain.over.then(() => stop(running, listening));
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
