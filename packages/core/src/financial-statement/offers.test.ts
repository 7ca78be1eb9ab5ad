import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence, sumPence } from '../money/pence.ts';
import { calculateOffers } from './offers.ts';
import type { NonPriorityDebt } from './statement.ts';
import { RUNS } from '../testing/runs.ts';

const owing = (owed: Readonly<Record<string, number>>): readonly NonPriorityDebt[] =>
  Object.entries(owed).map(([id, sum]) => ({ id, owed: pence(sum) }));

const offered = (...args: Parameters<typeof calculateOffers>): Record<string, number> =>
  Object.fromEntries(calculateOffers(...args).map(({ id, offer }) => [id, offer]));

/** Balances that are often equal, so that fractions tie, and sometimes zero or very large. */
const anyDebts = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 2_000_000_00 })), {
    maxLength: 12,
  })
  .map((sums) => sums.map((owed, index) => ({ id: `creditor ${index}`, owed: pence(owed) })));

const anyAvailable = fc
  .oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: -500, max: 5_000_00 }))
  .map(pence);

describe('the available amount', () => {
  test('is shared in proportion to what is owed', () => {
    const debts = owing({ loan: 5_000_00, card: 2_500_00, catalogue: 500_00 });
    expect(offered(pence(160_00), debts)).toEqual({ loan: 100_00, card: 50_00, catalogue: 10_00 });
  });

  test('is shared to the penny, with odd pence going to the largest fractions', () => {
    expect(offered(pence(100), owing({ a: 300, b: 200, c: 199 }))).toEqual({ a: 43, b: 29, c: 28 });
  });

  test('gives an odd penny between equal fractions to the larger debt', () => {
    expect(offered(pence(2), owing({ small: 100, large: 300 }))).toEqual({ small: 0, large: 2 });
    expect(offered(pence(2), owing({ a: 100, b: 300 }))).toEqual({ a: 0, b: 2 });
  });

  test('gives an odd penny between equal debts to the lower id', () => {
    expect(offered(pence(100), owing({ b: 200, a: 200, c: 200 }))).toEqual({ a: 34, b: 33, c: 33 });
  });

  test('pays every debt where there is enough, and no more', () => {
    const debts = owing({ loan: 10_00, card: 5_00 });
    expect(offered(pence(15_00), debts)).toEqual({ loan: 10_00, card: 5_00 });
    expect(offered(pence(500_00), debts)).toEqual({ loan: 10_00, card: 5_00 });
  });

  test('is offered in full, or up to the total owed', () => {
    fc.assert(
      fc.property(anyAvailable, anyDebts, (available, debts) => {
        const offers = calculateOffers(available, debts);
        const owed = sumPence(debts.map((debt) => debt.owed));
        expect(sumPence(offers.map(({ offer }) => offer))).toBe(Math.min(Math.max(0, available), owed));
      }),
      { numRuns: RUNS },
    );
  });

  test('gives each debt within a penny of its share, and never more than is owed', () => {
    fc.assert(
      fc.property(anyAvailable, anyDebts, (available, debts) => {
        const owed = BigInt(sumPence(debts.map((debt) => debt.owed)));
        const shared = BigInt(Math.max(0, available)) < owed ? BigInt(Math.max(0, available)) : owed;
        for (const { offer, share, owed: own } of calculateOffers(available, debts)) {
          expect(offer).toBeGreaterThanOrEqual(0);
          expect(offer).toBeLessThanOrEqual(own);
          expect(Math.abs(offer - share)).toBeLessThan(1);
          // Within a penny of shared x own / owed, without dividing.
          const apart = BigInt(offer) * owed - shared * BigInt(own);
          expect((apart < 0n ? -apart : apart) < owed || owed === 0n).toBe(true);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('is shared the same way for any order of creditors', () => {
    const shuffled = anyDebts.chain((debts) =>
      fc.record({
        debts: fc.constant(debts),
        other: fc.shuffledSubarray(debts, { minLength: debts.length, maxLength: debts.length }),
      }),
    );
    fc.assert(
      fc.property(anyAvailable, shuffled, (available, { debts, other }) => {
        expect(offered(available, other)).toEqual(offered(available, debts));
      }),
      { numRuns: RUNS },
    );
  });

  test('never gives a smaller debt more than a larger one', () => {
    fc.assert(
      fc.property(anyAvailable, anyDebts, (available, debts) => {
        const bySize = [...calculateOffers(available, debts)].sort(
          (a, b) => a.owed - b.owed || a.offer - b.offer,
        );
        const offers = bySize.map(({ offer }) => offer);
        expect(offers).toEqual(offers.toSorted((a, b) => a - b));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('when nothing is available', () => {
  const debts = owing({ loan: 5_000_00, card: 60, paid: 0 });

  test.each([0, -1, -500_00])('at %i pence nothing is offered', (available) => {
    expect(offered(pence(available), debts)).toEqual({ loan: 0, card: 0, paid: 0 });
    expect(calculateOffers(pence(available), debts).map(({ kind }) => kind)).toEqual([
      'none',
      'none',
      'none',
    ]);
  });

  test('a token can be offered, never above the debt', () => {
    expect(offered(pence(0), debts, pence(1_00))).toEqual({ loan: 1_00, card: 60, paid: 0 });
  });

  test('a token is not offered when there is anything to share', () => {
    expect(offered(pence(1), debts, pence(1_00))).toEqual({ loan: 1, card: 0, paid: 0 });
  });
});

test('without creditors there are no offers', () => {
  expect(calculateOffers(pence(50_00), [])).toEqual([]);
});

test('two debts with the same id or a negative debt throw', () => {
  const twice = [...owing({ loan: 100 }), ...owing({ loan: 200 })];
  expect(() => calculateOffers(pence(1), twice)).toThrow(RangeError);
  expect(() => calculateOffers(pence(1), owing({ loan: -1 }))).toThrow(RangeError);
});
