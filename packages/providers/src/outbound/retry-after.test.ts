import { describe, expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

describe('Retry-After', () => {
  const now = () => Date.parse('2026-11-20T10:00:00Z');

  test.each([
    ['2', 2_000],
    ['0', 0],
    ['Fri, 20 Nov 2026 10:00:01 GMT', 1_000],
    ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
    ['soon', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
    [null, null],
  ])('%j is %j milliseconds', (header, ms) => expect(retryAfterMs(header, now)).toBe(ms));
});
