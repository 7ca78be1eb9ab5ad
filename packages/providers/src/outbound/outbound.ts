import { setTimeout as pauseOf } from 'node:timers/promises';
import { ProviderUnavailable, type ProviderName } from '../provider-error.ts';
import { PROVIDER_TIMEOUT_MS } from '../timeouts.ts';
import { Breaker, type BreakerState } from './breaker.ts';
import { BREAKER_FIGURES } from './breaker-figures.ts';
import { endOf, OUT_OF_TIME, VERDICTS, type CallOutcome } from './end-of-call.ts';
import { pauseBeforeRetry } from './retries.ts';
import { untilAborted } from './until-aborted.ts';

/** One finished call, for metrics. It holds nothing of what was sent or answered. */
export interface FinishedCall {
  readonly provider: ProviderName;
  readonly operation: string;
  readonly outcome: CallOutcome;
  /** Of all attempts and the pauses between them. */
  readonly durationMs: number;
  readonly attempts: number;
  /** After the call. */
  readonly breaker: BreakerState;
}

export interface GuardedCall {
  readonly provider: ProviderName;
  /** What is done, in the adapter's own words. Metrics count by it, so it never depends on what is sent. */
  readonly operation: string;
  /** The effect is the same however often the call is made, so that it can be retried. */
  readonly isIdempotent: boolean;
  /** Of all attempts together; the provider's timeout unless stated. */
  readonly timeoutMs?: number | undefined;
  /** Ends the call early. */
  readonly signal?: AbortSignal | undefined;
}

/** What a call depends on besides the provider; tests replace it. */
export interface Surroundings {
  /** Milliseconds that never go back. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

export interface Outbound {
  /**
   * Makes a call to a provider, within its timeout and if its breaker lets it. `attempt` throws `AttemptFailed` for an
   * unusable answer and is repeated up to twice when the call is idempotent; it must stop when the signal is aborted.
   * Throws `ProviderUnavailable` and `ProviderTimeout`, what `attempt` throws otherwise, and the reason of the caller's
   * own signal.
   */
  call<T>(call: GuardedCall, attempt: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** The breakers of the providers that were called. */
  breakers(): ReadonlyMap<ProviderName, BreakerState>;
}

const SURROUNDINGS: Surroundings = {
  now: () => performance.now(),
  random: Math.random,
  pause: (ms, signal) => pauseOf(ms, undefined, { signal }),
};

/** The one way out to live providers: timeout, retries, a breaker for each provider, and a report of every call. */
export function openOutbound(
  observe: (call: FinishedCall) => void,
  { now, random, pause }: Surroundings = SURROUNDINGS,
): Outbound {
  const breakers = new Map<ProviderName, Breaker>();

  const breakerOf = (provider: ProviderName): Breaker => {
    const found = breakers.get(provider) ?? new Breaker(BREAKER_FIGURES[provider], now);
    breakers.set(provider, found);
    return found;
  };

  return {
    breakers: () => new Map([...breakers].map(([provider, { state }]) => [provider, state])),

    async call(call, attempt) {
      const { provider, operation, isIdempotent, signal: given } = call;
      const timeoutMs = call.timeoutMs ?? PROVIDER_TIMEOUT_MS[provider];
      const breaker = breakerOf(provider);
      const startedAt = now();
      let attempts = 0;
      const report = (outcome: CallOutcome): void =>
        observe({
          provider,
          operation,
          outcome,
          durationMs: now() - startedAt,
          attempts,
          breaker: breaker.state,
        });

      const passage = breaker.enter();
      if (!passage) {
        report('breaker-open');
        throw new ProviderUnavailable(provider, { why: 'breaker open' });
      }

      const attemptUntilDone = async (signal: AbortSignal) => {
        for (;;) {
          attempts += 1;
          try {
            return await attempt(signal);
          } catch (failure) {
            const pauseMs = isIdempotent ? pauseBeforeRetry(failure, attempts, random()) : null;
            if (pauseMs === null || now() - startedAt + pauseMs >= timeoutMs) throw failure;
            await pause(pauseMs, signal);
          }
        }
      };

      try {
        const answer = await within(timeoutMs, given, attemptUntilDone);
        passage.succeeded();
        report('ok');
        return answer;
      } catch (failure) {
        const { outcome, error } = endOf(failure, call, timeoutMs);
        VERDICTS[outcome](passage);
        report(outcome);
        throw error;
      }
    },
  };
}

async function within<T>(
  timeoutMs: number,
  given: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(OUT_OF_TIME), timeoutMs);
  const signal = given ? AbortSignal.any([given, limit.signal]) : limit.signal;
  try {
    return await untilAborted(signal, () => work(signal));
  } finally {
    clearTimeout(timer);
  }
}
