import type { AppServices, WorkerRound } from '../context.ts';
import { perform, type Task } from './background-tasks.ts';

export interface WorkerLoop {
  /** Starts a round now instead of at the next interval. */
  wake(round?: WorkerRound): void;
  /** Starts no new round and waits for the current one to finish. */
  stop(): Promise<void>;
}

/**
 * Does the tasks in rounds, one round at a time. A round of everything starts `everyMs` after the last one ended, and a
 * round of messages in between does not delay it. A task that throws is logged and tried again in the next round.
 */
export function startWorkerLoop(
  services: AppServices,
  rounds: Readonly<Record<WorkerRound, readonly Task[]>>,
  everyMs: number,
): WorkerLoop {
  let isStopped = false;
  let wanted: WorkerRound | undefined;
  let inHand: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const doRound = async (round: WorkerRound): Promise<void> => {
    for (const task of rounds[round]) {
      if (isStopped) return;
      await perform(task, services).catch((error: unknown) =>
        services.log.error({ err: error, task: task.name }, 'task failed'),
      );
    }
  };

  const begin = (round: WorkerRound): void => {
    if (isStopped) return;
    if (inHand) {
      wanted = wanted === 'everything' ? wanted : round;
      return;
    }
    if (round === 'everything') clearTimeout(timer);
    wanted = undefined;
    inHand = doRound(round).finally(() => {
      inHand = undefined;
      if (isStopped) return;
      if (round === 'everything') timer = setTimeout(() => begin('everything'), everyMs);
      if (wanted) begin(wanted);
    });
  };

  begin('everything');
  return {
    wake: (round = 'everything') => begin(round),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await inHand;
    },
  };
}
