import { Registry, collectDefaultMetrics } from '@prometheus-io/client';
import { countedMetrics } from './counted-metrics.ts';
import type { Metrics } from './metrics.ts';
import { readMetrics, type Sources } from './read-metrics.ts';

export interface PrometheusMetrics extends Metrics {
  /** Names what is read each time that metrics are asked for. Without it nothing is. */
  watch(sources: Sources): void;
  /** Adds the process itself: memory, processor time, delay of the event loop, garbage collection. */
  watchProcess(): void;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** Metrics of this process, in a registry of their own. */
export function prometheusMetrics(): PrometheusMetrics {
  const registry = new Registry();
  const read = readMetrics(registry);
  let sources: Sources | null = null;
  return {
    ...countedMetrics(registry),
    contentType: registry.contentType,
    watch: (given) => {
      sources = given;
    },
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    async text() {
      if (sources) await read(sources);
      return registry.metrics();
    },
  };
}
