import { describe, expect, test } from 'vitest';
import { prometheusMetrics } from './prometheus-metrics.ts';
import { samplesIn } from '../testing/prometheus-text.ts';

const AN_ANSWER = { endpoint: 'readLoan', method: 'GET', status: 200, ms: 12 } as const;
const A_CALL = {
  provider: 'sms',
  operation: 'send',
  outcome: 'ok',
  durationMs: 300,
  attempts: 2,
  breaker: 'closed',
} as const;

describe('the text of the metrics', () => {
  test('has every kind of thing that is counted, with how long it took', async () => {
    const metrics = prometheusMetrics();
    metrics.request(AN_ANSWER);
    metrics.request({ ...AN_ANSWER, status: 404, ms: 1_500 });
    metrics.transaction('committed', 20);
    metrics.providerCall(A_CALL);
    const samples = samplesIn(await metrics.text());
    const requests = 'fairlead_http_request_duration_seconds';
    expect(samples.get(`${requests}_count{endpoint="readLoan",method="GET",status="2xx"}`)).toBe(1);
    expect(samples.get(`${requests}_sum{endpoint="readLoan",method="GET",status="4xx"}`)).toBe(1.5);
    expect(samples.get(`${requests}_bucket{le="0.025",endpoint="readLoan",method="GET",status="2xx"}`)).toBe(
      1,
    );
    expect(samples.get(`${requests}_bucket{le="0.01",endpoint="readLoan",method="GET",status="2xx"}`)).toBe(
      0,
    );
    expect(samples.get('fairlead_database_transaction_duration_seconds_count{outcome="committed"}')).toBe(1);
    const call = 'provider="sms",operation="send"';
    expect(samples.get(`fairlead_provider_call_duration_seconds_sum{${call},outcome="ok"}`)).toBe(0.3);
    expect(samples.get(`fairlead_provider_attempts_total{${call}}`)).toBe(2);
  });

  test('has no more series for addresses and methods that are not ours', async () => {
    const metrics = prometheusMetrics();
    for (const method of ['BREW', 'PROPFIND', 'X']) metrics.request({ ...AN_ANSWER, endpoint: null, method });
    const counts = [...samplesIn(await metrics.text())].filter(([name]) => name.includes('_count{'));
    expect(counts).toEqual([
      ['fairlead_http_request_duration_seconds_count{endpoint="none",method="other",status="2xx"}', 3],
    ]);
  });

  test('of one server has nothing of another in the same process', async () => {
    const [one, other] = [prometheusMetrics(), prometheusMetrics()];
    one.request(AN_ANSWER);
    expect(await other.text()).not.toContain('readLoan');
  });

  test('has the process itself, when asked for', async () => {
    const metrics = prometheusMetrics();
    expect(await metrics.text()).not.toContain('nodejs_');
    metrics.watchProcess();
    const samples = samplesIn(await metrics.text());
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_heap_size_used_bytes',
      'process_resident_memory_bytes',
    ])
      expect(samples.get(name), name).toBeDefined();
  });
});

describe('what is read when the metrics are asked for', () => {
  const WORK = {
    loansSetAside: 2,
    queues: [{ name: 'payouts', waiting: 3, oldestSeconds: 60 }],
  } as const;

  test('is the state of each breaker', async () => {
    const metrics = prometheusMetrics();
    let state: 'open' | 'closed' = 'open';
    metrics.watch({ breakers: () => new Map([['sms', state]]), work: async () => WORK });
    const breaker = async (name: string) =>
      samplesIn(await metrics.text()).get(`fairlead_provider_breaker{provider="sms",state="${name}"}`);
    expect([await breaker('open'), await breaker('half-open'), await breaker('closed')]).toEqual([1, 0, 0]);
    state = 'closed';
    expect([await breaker('open'), await breaker('closed')]).toEqual([0, 1]);
  });

  test('is what waits, and not shown while it is not known', async () => {
    const metrics = prometheusMetrics();
    let isUp = true;
    metrics.watch({ breakers: () => new Map(), work: async () => (isUp ? WORK : undefined) });
    const shown = async () => {
      const samples = samplesIn(await metrics.text());
      return [
        samples.get('fairlead_queues_read'),
        samples.get('fairlead_loans_set_aside'),
        samples.get('fairlead_queue_waiting{queue="payouts"}'),
        samples.get('fairlead_queue_oldest_seconds{queue="payouts"}'),
      ];
    };
    expect(await shown()).toEqual([1, 2, 3, 60]);
    isUp = false;
    expect(await shown()).toEqual([0, undefined, undefined, undefined]);
    isUp = true;
    expect(await shown()).toEqual([1, 2, 3, 60]);
  });
});
