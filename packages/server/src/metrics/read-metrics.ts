import type { BreakerState } from '@fairlead/providers/outbound/breaker';
import { Gauge, type Registry } from '@prometheus-io/client';
import type { WorkReading } from './work-reader.ts';

/** What is read when metrics are asked for. */
export interface Sources {
  readonly breakers: () => ReadonlyMap<string, BreakerState>;
  /** Undefined when the database did not answer in time. */
  readonly work: () => Promise<WorkReading | undefined>;
}

const BREAKER_STATES: readonly BreakerState[] = ['closed', 'half-open', 'open'];

function breakerGauge(registry: Registry): (states: ReturnType<Sources['breakers']>) => void {
  const breakers = new Gauge({
    name: 'fairlead_provider_breaker',
    help: '1 for the state that the breaker of a provider is in, 0 for the others.',
    labelNames: ['provider', 'state'],
    registers: [registry],
  });
  return (states) => {
    for (const [provider, current] of states)
      for (const state of BREAKER_STATES) breakers.set({ provider, state }, state === current ? 1 : 0);
  };
}

function workGauges(registry: Registry): (work: WorkReading | undefined) => void {
  const registers = [registry];
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  const byQueue = (name: string, help: string): Gauge<'queue'> =>
    new Gauge({ name, help, labelNames: ['queue'], registers });
  const isRead = gauge('fairlead_queues_read', '1 when the database said in time what waits, 0 otherwise.');
  const setAside = gauge('fairlead_loans_set_aside', 'Loans whose daily work failed.');
  const waiting = byQueue('fairlead_queue_waiting', 'Rows that wait for a worker.');
  const oldest = byQueue('fairlead_queue_oldest_seconds', 'Age of the row that has waited longest.');
  return (work) => {
    isRead.set(work ? 1 : 0);
    // What is not known is not shown: an old figure would look like a new one.
    setAside.remove();
    waiting.reset();
    oldest.reset();
    if (!work) return;
    setAside.set(work.loansSetAside);
    for (const queue of work.queues) {
      waiting.set({ queue: queue.name }, queue.waiting);
      oldest.set({ queue: queue.name }, queue.oldestSeconds);
    }
  };
}

/** What is shown of the sources at each reading. */
export function readMetrics(registry: Registry): (sources: Sources) => Promise<void> {
  const showBreakers = breakerGauge(registry);
  const showWork = workGauges(registry);
  return async ({ breakers, work }) => {
    showBreakers(breakers());
    showWork(await work());
  };
}
