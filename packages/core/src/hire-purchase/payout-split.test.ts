import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { RUNS } from '../testing/runs.ts';
import { splitPayout } from './payout-split.ts';

test('the old lender gets its figure and the borrower the rest, together exactly the credit', () => {
  fc.assert(
    fc.property(fc.nat(35_000_00), fc.nat(35_000_00), (a, b) => {
      const [settlementAmount, credit] = [pence(Math.min(a, b)), pence(Math.max(a, b))];
      const { toOldLender, toBorrower } = splitPayout(credit, { settlementAmount });
      expect(toOldLender).toBe(settlementAmount);
      expect(toOldLender + toBorrower).toBe(credit);
    }),
    { numRuns: RUNS },
  );
});

test('a figure above the credit is never paid', () => {
  expect(() => splitPayout(pence(6_199_99), { settlementAmount: pence(6_200_00) })).toThrow('does not cover');
});
