import { describe, expect, test } from 'vitest';
import { ARREARS_BUCKETS, arrearsBucket } from './arrears-buckets.ts';

describe('days in arrears', () => {
  test.each([
    [0, 'up-to-date'],
    [1, '1-30'],
    [30, '1-30'],
    [31, '31-60'],
    [60, '31-60'],
    [61, '61-90'],
    [90, '61-90'],
    [91, '91-plus'],
    [4000, '91-plus'],
  ])('%i are in bucket %s', (days, bucket) => {
    expect(arrearsBucket(days)).toBe(bucket);
  });

  test('are each in one bucket, without gaps', () => {
    for (const [index, { from }] of ARREARS_BUCKETS.entries()) {
      expect(from).toBe((ARREARS_BUCKETS[index - 1]?.to ?? -1) + 1);
    }
  });

  test.each([-1, 0.5, Number.NaN])('of %s throw', (days) => {
    expect(() => arrearsBucket(days)).toThrow(RangeError);
  });
});
