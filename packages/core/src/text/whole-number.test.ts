import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeNumber } from './whole-number.ts';

test('a whole number has its thousands apart, as English writes them', () => {
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (number) => {
      expect(wholeNumber(number)).toBe(number.toLocaleString('en-GB'));
    }),
  );
});
