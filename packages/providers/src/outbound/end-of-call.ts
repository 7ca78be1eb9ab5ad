import {
  ProviderError,
  ProviderRejected,
  ProviderTimeout,
  ProviderUnavailable,
  type ProviderName,
} from '../provider-error.ts';
import { AttemptFailed } from './attempt-failed.ts';
import type { Passage } from './breaker.ts';

/**
 * How a call ended: with an answer, with a refusal of what was asked, without an answer that can be trusted (the
 * effect may have happened), without any effect, refused by the breaker, ended by its caller, or by a fault of ours.
 */
export type CallOutcome =
  | 'ok'
  | 'rejected'
  | 'timeout'
  | 'unavailable'
  | 'breaker-open'
  | 'aborted'
  | 'fault';

/** The reason of a call that is ended by its timeout. */
export const OUT_OF_TIME = new Error('out of time');

interface Ended {
  readonly provider: ProviderName;
  readonly isIdempotent: boolean;
  readonly signal?: AbortSignal | undefined;
}

type Unsuccessful = Exclude<CallOutcome, 'ok' | 'breaker-open'>;

/** What the end of a call says about the provider: one that rejects a request works. */
export const VERDICTS: Readonly<Record<Unsuccessful, (passage: Passage) => void>> = {
  rejected: (passage) => passage.succeeded(),
  timeout: (passage) => passage.failed(),
  unavailable: (passage) => passage.failed(),
  aborted: (passage) => passage.saidNothing(),
  fault: (passage) => passage.saidNothing(),
};

/** What an unsuccessful call is, and what its caller gets. `failure` is what the last attempt threw. */
export function endOf(
  failure: unknown,
  { provider, isIdempotent, signal }: Ended,
  timeoutMs: number,
): { readonly outcome: Unsuccessful; readonly error: unknown } {
  if (signal?.aborted === true && failure === signal.reason) return { outcome: 'aborted', error: failure };
  if (failure === OUT_OF_TIME) return { outcome: 'timeout', error: new ProviderTimeout(provider, timeoutMs) };
  if (failure instanceof AttemptFailed) {
    const why = { why: failure.message };
    return failure.mayHaveHappened && !isIdempotent
      ? { outcome: 'timeout', error: new ProviderTimeout(provider, timeoutMs, why) }
      : { outcome: 'unavailable', error: new ProviderUnavailable(provider, why) };
  }
  if (failure instanceof ProviderRejected) return { outcome: 'rejected', error: failure };
  if (failure instanceof ProviderTimeout) return { outcome: 'timeout', error: failure };
  return { outcome: failure instanceof ProviderError ? 'unavailable' : 'fault', error: failure };
}
