import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Breaker } from './breaker.ts';
import { BREAKER_FIGURES } from './breaker-figures.ts';

const FIGURES = { failures: 3, restMs: 1_000 };

function newBreaker() {
  let nowMs = 0;
  const breaker = new Breaker(FIGURES, () => nowMs);
  const call = (end: 'succeeded' | 'failed' | 'saidNothing'): boolean => {
    const passage = breaker.enter();
    passage?.[end]();
    return passage !== null;
  };
  const fail = (times = 1): void => {
    for (let made = 0; made < times; made += 1) call('failed');
  };
  const pass = (ms: number): void => {
    nowMs += ms;
  };
  return { breaker, call, fail, pass };
}

describe('a closed breaker', () => {
  test('opens after so many failures in a row', () => {
    const { breaker, fail } = newBreaker();
    fail(2);
    expect(breaker.state).toBe('closed');
    fail();
    expect(breaker.state).toBe('open');
  });

  test('counts again after a success', () => {
    const { breaker, call, fail } = newBreaker();
    fail(2);
    call('succeeded');
    fail(2);
    expect(breaker.state).toBe('closed');
  });

  test('does not count calls that say nothing about the provider', () => {
    const { breaker, call } = newBreaker();
    for (let made = 0; made < 10; made += 1) call('saidNothing');
    expect(breaker.state).toBe('closed');
  });
});

describe('an open breaker', () => {
  test('refuses every call until it has rested', () => {
    const { call, fail, pass } = newBreaker();
    fail(3);
    pass(999);
    expect(call('succeeded')).toBe(false);
    pass(1);
    expect(call('succeeded')).toBe(true);
  });

  test('stays open when a call that began before it opened succeeds', () => {
    const { breaker, fail } = newBreaker();
    const early = breaker.enter();
    fail(3);
    early?.succeeded();
    expect(breaker.state).toBe('open');
  });
});

describe('a half-open breaker', () => {
  function halfOpen() {
    const made = newBreaker();
    made.fail(3);
    made.pass(1_000);
    return made;
  }

  test('lets one call through to try', () => {
    const { breaker } = halfOpen();
    expect(breaker.state).toBe('half-open');
    expect(breaker.enter()).not.toBeNull();
    expect(breaker.enter()).toBeNull();
  });

  test('closes when the trial succeeds', () => {
    const { breaker, call, fail } = halfOpen();
    call('succeeded');
    expect(breaker.state).toBe('closed');
    fail(2);
    expect(breaker.state).toBe('closed');
  });

  test('rests again when the trial fails', () => {
    const { breaker, call, pass } = halfOpen();
    call('failed');
    expect(breaker.state).toBe('open');
    pass(1_000);
    expect(breaker.state).toBe('half-open');
  });

  test('lets the next call try when the trial says nothing', () => {
    const { breaker, call } = halfOpen();
    call('saidNothing');
    expect(breaker.state).toBe('half-open');
    call('succeeded');
    expect(breaker.state).toBe('closed');
  });
});

test('whatever happens, a provider that works again is called again', () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ end: fc.constantFrom('succeeded', 'failed', 'saidNothing') }),
      fc.record({ passMs: fc.integer({ min: 0, max: 3_000 }) }),
    ),
  );
  fc.assert(
    fc.property(steps, (history) => {
      const { breaker, call, pass } = newBreaker();
      for (const step of history) {
        if ('end' in step) call(step.end);
        else pass(step.passMs);
      }
      pass(FIGURES.restMs);
      expect(call('succeeded')).toBe(true);
      expect(breaker.state).toBe('closed');
    }),
  );
});

test('every provider has figures of a size that helps', () => {
  for (const { failures, restMs } of Object.values(BREAKER_FIGURES)) {
    expect(failures).toBeGreaterThan(1);
    expect(restMs).toBeGreaterThanOrEqual(10_000);
    expect(restMs).toBeLessThanOrEqual(300_000);
  }
});
