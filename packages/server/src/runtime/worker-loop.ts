import type { AppServices } from '../context.ts';
import { perform, type Task } from './background-tasks.ts';

export interface WorkerLoop {
  /** Asks for a round now instead of at the next turn. */
  wake(): void;
  /** Starts no new round and waits for the one in hand. */
  stop(): Promise<void>;
}

/** Does the tasks in rounds, one round at a time. A task that throws is logged and tried again in the next. */
export function startWorkerLoop(services: AppServices, tasks: readonly Task[], everyMs: number): WorkerLoop {
  let isStopped = false;
  let isWanted = false;
  let inHand: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const round = async (): Promise<void> => {
    for (const task of tasks) {
      if (isStopped) return;
      await perform(task, services).catch((error: unknown) =>
        services.log.error({ err: error, task: task.name }, 'task failed'),
      );
    }
  };

  const begin = (): void => {
    if (isStopped) return;
    if (inHand) {
      isWanted = true;
      return;
    }
    clearTimeout(timer);
    isWanted = false;
    inHand = round().finally(() => {
      inHand = undefined;
      if (isWanted) begin();
      else if (!isStopped) timer = setTimeout(begin, everyMs);
    });
  };

  begin();
  return {
    wake: begin,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await inHand;
    },
  };
}
