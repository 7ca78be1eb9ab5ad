import { openOutbound, type FinishedCall, type Outbound } from '@fairlead/providers/outbound/outbound';
import { metricsAnswer, type MetricsAnswer } from '../http/answers/metrics-answer.ts';
import { NO_METRICS, type Metrics } from '../metrics/metrics.ts';
import type { WorkReading } from '../metrics/work-reader.ts';

type ReadWork = () => Promise<WorkReading | undefined>;

export interface OpenMetrics {
  readonly metrics: Metrics;
  /** The way out to live providers, whose calls are counted. */
  readonly outbound: Outbound;
  /** What shows the metrics; null without a token. */
  readonly answer: MetricsAnswer | null;
  /** Names what reads the waiting work each time that metrics are shown. */
  watchWork(read: ReadWork): void;
}

/** Metrics for the bearer of the token. Without one nothing is counted, and the library is not loaded. */
export async function openMetrics(
  token: string | null,
  onCall: (call: FinishedCall) => void,
): Promise<OpenMetrics> {
  if (token === null) {
    const outbound = openOutbound(onCall);
    return { metrics: NO_METRICS, outbound, answer: null, watchWork: () => undefined };
  }
  const { prometheusMetrics } = await import('../metrics/prometheus-metrics.ts');
  const metrics = prometheusMetrics();
  metrics.watchProcess();
  const outbound = openOutbound((call) => {
    metrics.providerCall(call);
    onCall(call);
  });
  const watchWork = (work: ReadWork): void => metrics.watch({ breakers: () => outbound.breakers(), work });
  return { metrics, outbound, answer: metricsAnswer(metrics, token), watchWork };
}
