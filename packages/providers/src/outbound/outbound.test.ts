import { describe, expect, test } from 'vitest';
import { ProviderRejected, ProviderTimeout, ProviderUnavailable } from '../provider-error.ts';
import { AttemptFailed } from './attempt-failed.ts';
import { openOutbound, type FinishedCall, type GuardedCall } from './outbound.ts';

const A_CALL: GuardedCall = { provider: 'sms', operation: 'send', isIdempotent: true };

/** An outbound whose clock moves only by its pauses. */
function newOutbound() {
  let nowMs = 0;
  const finished: FinishedCall[] = [];
  const pauses: number[] = [];
  const outbound = openOutbound((call) => finished.push(call), {
    now: () => nowMs,
    random: () => 0.5,
    pause: async (ms) => {
      pauses.push(ms);
      nowMs += ms;
    },
  });
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  return { outbound, finished, pauses, pass };
}

/** Fails with each of the errors in turn, then answers. */
function failing(...errors: readonly unknown[]): () => Promise<string> {
  const left = [...errors];
  return async () => {
    if (left.length === 0) return 'answer';
    throw left.shift();
  };
}

const lost = new AttemptFailed('connection-lost', { code: 'ECONNRESET' });
const noConnection = new AttemptFailed('no-connection', { code: 'ECONNREFUSED' });
const error503 = new AttemptFailed('server-error', { code: 503 });
const busy = new AttemptFailed('too-many-requests', { code: 429, retryAfterMs: 1_000 });

describe('an idempotent call', () => {
  test('is made up to three times, with pauses', async () => {
    const { outbound, finished, pauses } = newOutbound();
    expect(await outbound.call(A_CALL, failing(lost, error503))).toBe('answer');
    expect(pauses).toEqual([100, 200]);
    expect(finished).toEqual([
      { provider: 'sms', operation: 'send', outcome: 'ok', durationMs: 300, attempts: 3, breaker: 'closed' },
    ]);
  });

  test('is unavailable after the third failure, with the reason', async () => {
    const { outbound, finished } = newOutbound();
    const call = outbound.call(A_CALL, failing(lost, lost, error503));
    await expect(call).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(call).rejects.toThrow('sms: unavailable (server-error 503)');
    expect(finished).toMatchObject([{ outcome: 'unavailable', attempts: 3 }]);
  });

  test('is not made again when too little of its time is left', async () => {
    const { outbound, pauses } = newOutbound();
    const call = outbound.call({ ...A_CALL, timeoutMs: 1_000 }, failing(busy));
    await expect(call).rejects.toThrow('too-many-requests 429');
    expect(pauses).toEqual([]);
  });
});

describe('a call that is not idempotent', () => {
  const once = { ...A_CALL, isIdempotent: false };

  test.each([
    ['was not connected', noConnection],
    ['was refused as one too many', busy],
    ['was redirected', new AttemptFailed('redirect', { code: 302 })],
    ['was refused our credentials', new AttemptFailed('not-authorised', { code: 401 })],
  ])('is made once and unavailable when it %s, so that it can be made again', async (_what, failure) => {
    const { outbound, finished } = newOutbound();
    const call = outbound.call(once, failing(failure));
    await expect(call).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(finished).toMatchObject([{ outcome: 'unavailable', attempts: 1 }]);
  });

  test.each([
    ['the connection is lost', lost],
    ['the server fails', error503],
    ['the answer is too large', new AttemptFailed('too-large')],
    ['the answer is malformed', new AttemptFailed('malformed')],
  ])('may have happened when %s', async (_what, failure) => {
    const { outbound, finished } = newOutbound();
    const call = outbound.call(once, failing(failure));
    await expect(call).rejects.toBeInstanceOf(ProviderTimeout);
    await expect(call).rejects.toThrow(`no clear answer within 10000 ms (${failure.message})`);
    expect(finished).toMatchObject([{ outcome: 'timeout', attempts: 1 }]);
  });
});

describe('a call that hangs', () => {
  const hanging =
    (signals: AbortSignal[] = []) =>
    (signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<string>(() => undefined);
    };

  test('ends with its time, and its attempt is notified', async () => {
    const { outbound, finished } = newOutbound();
    const signals: AbortSignal[] = [];
    const call = outbound.call({ ...A_CALL, timeoutMs: 5 }, hanging(signals));
    await expect(call).rejects.toMatchObject({ name: 'ProviderTimeout', timeoutMs: 5 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(finished).toMatchObject([{ outcome: 'timeout', attempts: 1 }]);
  });

  test('ends when its caller ends it, with the caller’s reason', async () => {
    const { outbound, finished } = newOutbound();
    const caller = new AbortController();
    const call = outbound.call({ ...A_CALL, signal: caller.signal }, hanging());
    caller.abort(new Error('the process is stopping'));
    await expect(call).rejects.toThrow('the process is stopping');
    expect(finished).toMatchObject([{ outcome: 'aborted', breaker: 'closed' }]);
  });

  test('is not begun when its caller has ended it already', async () => {
    const { outbound, finished } = newOutbound();
    const call = outbound.call({ ...A_CALL, signal: AbortSignal.abort(new Error('over')) }, hanging());
    await expect(call).rejects.toThrow('over');
    expect(finished).toMatchObject([{ outcome: 'aborted', attempts: 0 }]);
  });
});

describe('what an adapter throws', () => {
  test.each([
    [new ProviderRejected('sms', 'opted-out'), 'rejected'],
    [new ProviderUnavailable('sms'), 'unavailable'],
    [new ProviderTimeout('sms', 10), 'timeout'],
    [new TypeError('a mistake of ours'), 'fault'],
  ])('is passed on: %s', async (error, outcome) => {
    const { outbound, finished } = newOutbound();
    await expect(outbound.call(A_CALL, failing(error))).rejects.toBe(error);
    expect(finished).toMatchObject([{ outcome, attempts: 1 }]);
  });
});

describe('a provider that fails again and again', () => {
  const failed = new AttemptFailed('redirect');
  const FAILURES = 5;
  const REST_MS = 15_000;

  async function broken() {
    const made = newOutbound();
    for (let call = 0; call < FAILURES; call += 1)
      await made.outbound.call(A_CALL, failing(failed)).catch(() => undefined);
    return made;
  }

  test('is not asked for a while', async () => {
    const { outbound, finished } = await broken();
    let isAsked = false;
    const call = outbound.call(A_CALL, async () => {
      isAsked = true;
    });
    await expect(call).rejects.toThrow('sms: unavailable (breaker open)');
    expect(isAsked).toBe(false);
    expect(finished.at(-1)).toMatchObject({ outcome: 'breaker-open', attempts: 0, breaker: 'open' });
  });

  test('is asked again afterwards, and then as always', async () => {
    const { outbound, pass } = await broken();
    pass(REST_MS);
    expect(outbound.breakers()).toEqual(new Map([['sms', 'half-open']]));
    expect(await outbound.call(A_CALL, failing())).toBe('answer');
    expect(outbound.breakers()).toEqual(new Map([['sms', 'closed']]));
  });

  test('does not keep calls from another provider', async () => {
    const { outbound } = await broken();
    expect(await outbound.call({ ...A_CALL, provider: 'reviews' }, failing())).toBe('answer');
    expect(outbound.breakers()).toEqual(
      new Map([
        ['sms', 'open'],
        ['reviews', 'closed'],
      ]),
    );
  });

  test('counts as working when it rejects what is asked', async () => {
    const { outbound } = newOutbound();
    for (let call = 0; call < 2 * FAILURES; call += 1)
      await outbound.call(A_CALL, failing(new ProviderRejected('sms', 'opted-out'))).catch(() => undefined);
    expect(outbound.breakers()).toEqual(new Map([['sms', 'closed']]));
  });
});

test('a call has the timeout of its provider, and real pauses, unless a test says otherwise', async () => {
  const finished: FinishedCall[] = [];
  const outbound = openOutbound((call) => finished.push(call));
  expect(await outbound.call(A_CALL, failing(lost))).toBe('answer');
  expect(finished).toMatchObject([{ outcome: 'ok', attempts: 2 }]);
});
