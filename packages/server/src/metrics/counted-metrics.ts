import { Counter, type Registry } from '@prometheus-io/client';
import { METHODS, statusClassOf } from './bounded-labels.ts';
import { durations } from './durations.ts';
import type { Metrics } from './metrics.ts';

/** What is counted as it happens. */
export function countedMetrics(registry: Registry): Metrics {
  const requests = durations(registry, {
    name: 'fairlead_http_request_duration_seconds',
    help: 'Requests that the API answered.',
    labels: ['endpoint', 'method', 'status'],
  });
  const transactions = durations(registry, {
    name: 'fairlead_database_transaction_duration_seconds',
    help: 'Database transactions, from their beginning to their end.',
    labels: ['outcome'],
  });
  const providerCalls = durations(registry, {
    name: 'fairlead_provider_call_duration_seconds',
    help: 'Calls to live providers, with their retries.',
    labels: ['provider', 'operation', 'outcome'],
  });
  const attempts = new Counter({
    name: 'fairlead_provider_attempts_total',
    help: 'Requests to live providers: a call that is retried has several.',
    labelNames: ['provider', 'operation'],
    registers: [registry],
  });

  const reports = new Counter({
    name: 'fairlead_content_policy_reports_total',
    help: 'What the content policies of pages stopped, as browsers report it.',
    labelNames: ['directive', 'blocked'],
    registers: [registry],
  });
  const dropped = new Counter({
    name: 'fairlead_content_policy_posts_dropped_total',
    help: 'Posts of reports that were not read, because their sender had sent too many.',
    registers: [registry],
  });

  return {
    request: ({ endpoint, method, status, ms }) => {
      const known = METHODS.has(method) ? method : 'other';
      requests({ endpoint: endpoint ?? 'none', method: known, status: statusClassOf(status) }, ms);
    },
    transaction: (outcome, ms) => transactions({ outcome }, ms),
    providerCall: ({ provider, operation, outcome, durationMs, attempts: made }) => {
      providerCalls({ provider, operation, outcome }, durationMs);
      attempts.inc({ provider, operation }, made);
    },
    policyReport: ({ directive, blocked }) => reports.inc({ directive, blocked }),
    policyReportsDropped: () => dropped.inc(),
  };
}
