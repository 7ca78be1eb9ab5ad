import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AttemptFailed } from './attempt-failed.ts';
import { pauseBeforeRetry } from './retries.ts';

const lost = new AttemptFailed('connection-lost');
const busy = (asked: number | null) => new AttemptFailed('too-many-requests', { retryAfterMs: asked });

describe('a retry', () => {
  test('comes after a random pause, longer the second time, and there is no third', () => {
    const half = (tried: number) => pauseBeforeRetry(lost, tried, 0.5);
    expect([half(1), half(2), half(3)]).toEqual([100, 200, null]);
  });

  test('waits as long as the provider asks, when that is short', () => {
    expect(pauseBeforeRetry(busy(1_000), 1, 0)).toBe(1_000);
    expect(pauseBeforeRetry(busy(2_000), 1, 1)).toBe(2_200);
    expect(pauseBeforeRetry(busy(2_001), 1, 0)).toBeNull();
    expect(pauseBeforeRetry(busy(null), 1, 0)).toBe(0);
  });

  test.each(['not-sent', 'not-authorised', 'redirect', 'too-large', 'malformed'] as const)(
    'does not follow %s, which would happen again',
    (kind) => expect(pauseBeforeRetry(new AttemptFailed(kind), 1, 0.5)).toBeNull(),
  );

  test('does not follow an error of ours', () => {
    expect(pauseBeforeRetry(new TypeError('ours'), 1, 0.5)).toBeNull();
  });

  test('never waits longer than the provider asks and 400 ms', () => {
    const asked = fc.option(fc.integer({ min: 0, max: 5_000 }));
    fc.assert(
      fc.property(
        asked,
        fc.integer({ min: 1, max: 2 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (ms, tried, random) => {
          const pauseMs = pauseBeforeRetry(busy(ms), tried, random);
          if (pauseMs === null) expect(ms).toBeGreaterThan(2_000);
          else {
            expect(pauseMs).toBeGreaterThanOrEqual(ms ?? 0);
            expect(pauseMs).toBeLessThanOrEqual((ms ?? 0) + 400);
          }
        },
      ),
    );
  });
});
