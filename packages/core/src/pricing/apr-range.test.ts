import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { aprRange } from './apr-range.ts';
import type { OfferedRange } from './bands.ts';
import { price } from './price.ts';
import { HIRE_PURCHASE_2026, PRODUCTS, UNSECURED_2026 } from './products.ts';

const TERMS = { min: 12, max: 60 };
const A_HUNDREDTH_OF_A_PERCENT = 0.0001;

const amounts = (min: number, max: number) => ({ min: pence(min * 100), max: pence(max * 100) });

const offers = fc.array(
  fc
    .record({
      hundredths: fc.integer({ min: 500, max: 4990 }),
      ends: fc.tuple(fc.integer({ min: 1000, max: 25_000 }), fc.integer({ min: 1000, max: 25_000 })),
    })
    .map(({ hundredths, ends }): OfferedRange => {
      return { percent: hundredths / 100, amount: amounts(Math.min(...ends), Math.max(...ends)) };
    }),
  { minLength: 1, maxLength: 5 },
);

describe.each(Object.values(PRODUCTS))('the APR range of $name', (product) => {
  test('contains the APR of every price', () => {
    fc.assert(
      fc.property(
        offers,
        fc.integer(TERMS),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (all, months, share) => {
          const { min, max } = aprRange(all, TERMS, product);
          for (const { percent, amount } of all) {
            const pounds = Math.round((amount.min + share * (amount.max - amount.min)) / 100);
            const priced = price({ amount: pence(pounds * 100), termMonths: months, percent }, product);
            if (!priced.ok) throw new Error(priced.refusal);
            expect(priced.value.apr).toBeGreaterThan(min - A_HUNDREDTH_OF_A_PERCENT);
            expect(priced.value.apr).toBeLessThan(max + A_HUNDREDTH_OF_A_PERCENT);
          }
        },
      ),
    );
  });
});

test('hire purchase has a higher APR for smaller amounts and shorter terms', () => {
  const { min, max } = aprRange(
    [{ percent: 22.3, amount: amounts(1000, 35_000) }],
    TERMS,
    HIRE_PURCHASE_2026,
  );
  const aprOf = (pounds: number, termMonths: number) => {
    const priced = price({ amount: pence(pounds * 100), termMonths, percent: 22.3 }, HIRE_PURCHASE_2026);
    return priced.ok && priced.value.apr;
  };
  expect([min, max]).toEqual([aprOf(35_000, 60), aprOf(1000, 12)]);
});

test('an APR range needs an offer that can be priced', () => {
  expect(() => aprRange([], TERMS, UNSECURED_2026)).toThrow('Nothing is offered');
  expect(() => aprRange([{ percent: 14, amount: amounts(1, 2) }], TERMS, UNSECURED_2026)).toThrow(
    'cannot be priced',
  );
});
