import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { solveApr } from '../testing/solve-apr.ts';
import { price, type Price } from './price.ts';
import { HIRE_PURCHASE_2026, PRODUCTS, UNSECURED_2026, type PricingProduct } from './products.ts';
import type { PriceTerms } from './terms.ts';

function priced(terms: PriceTerms, product: PricingProduct): Price {
  const outcome = price(terms, product);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

const anyTerms = fc.record({
  amount: fc.integer({ min: 1000, max: 25_000 }).map((pounds) => pence(pounds * 100)),
  termMonths: fc.integer({ min: 12, max: 60 }),
  percent: fc.integer({ min: 100, max: 4990 }).map((hundredths) => hundredths / 100),
});

describe.each(Object.values(PRODUCTS))('any price of $name', (product) => {
  test('has amounts that add up', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { amount, termMonths, monthly, final, totalPayable, chargeForCredit, fee } = priced(
          terms,
          product,
        );
        expect(monthly * (termMonths - 1) + final).toBe(totalPayable);
        expect(totalPayable - amount).toBe(chargeForCredit);
        expect(Math.abs(final - monthly - product.optionFee)).toBeLessThan(200);
        expect(fee).toBeLessThanOrEqual(product.feeCaps.flat);
      }),
    );
  });

  test('has the APR of its payments', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { amount, termMonths, monthly, final, apr } = priced(terms, product);
        const payments = Array.from({ length: termMonths }, (_, k) => ({
          amount: k === termMonths - 1 ? final : monthly,
          atYears: (k + 1) / 12,
        }));
        const solved = solveApr({ advances: [{ amount, atYears: 0 }], payments });
        expect(solved.ok && solved.value).toBeCloseTo(apr, 9);
      }),
    );
  });

  test('has a higher instalment for a larger amount', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const less = priced({ ...terms, amount: pence(1_000_00) }, product);
        expect(priced(terms, product).monthly).toBeGreaterThanOrEqual(less.monthly);
      }),
    );
  });
});

describe('the basis of a price', () => {
  test('an unsecured loan keeps the quoted APR and derives its rate', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const { apr, rate } = priced(terms, UNSECURED_2026);
        expect(Math.abs(apr * 100 - terms.percent)).toBeLessThan(0.05);
        expect(rate).toBeLessThanOrEqual(apr + 1e-3);
      }),
    );
  });

  test('hire purchase keeps the rate and derives its APR', () => {
    const { rate, apr, fee } = priced(
      { amount: pence(4_000_00), termMonths: 24, percent: 19.9 },
      HIRE_PURCHASE_2026,
    );
    expect(rate).toBeCloseTo(0.199, 15);
    expect(apr).toBeGreaterThan(rate);
    expect(fee).toBe(150_00);
  });

  test('without interest only the principal is paid', () => {
    const { monthly, totalPayable, fee, rate } = priced(
      { amount: pence(1_000_00), termMonths: 36, percent: 0 },
      UNSECURED_2026,
    );
    expect({ monthly, totalPayable, fee }).toEqual({ monthly: 27_78, totalPayable: 1_000_00, fee: 0 });
    expect(rate).toBeCloseTo(0, 12);
  });
});

describe('an amount or term that is refused', () => {
  const terms = { amount: pence(7_500_00), termMonths: 36, percent: 22.6 };

  test.each([
    ['below the minimum', { amount: pence(999_00) }, 'amountOutOfRange'],
    ['above the maximum', { amount: pence(25_001_00) }, 'amountOutOfRange'],
    ['not in whole pounds', { amount: pence(7_500_50) }, 'amountOutOfRange'],
    ['of zero', { amount: pence(0) }, 'amountOutOfRange'],
    ['too short', { termMonths: 11 }, 'termOutOfRange'],
    ['too long', { termMonths: 61 }, 'termOutOfRange'],
    ['in half months', { termMonths: 12.5 }, 'termOutOfRange'],
    ['in no number of months', { termMonths: Number.NaN }, 'termOutOfRange'],
  ])('%s', (_, change, refusal) => {
    expect(price({ ...terms, ...change }, UNSECURED_2026)).toEqual({ ok: false, refusal });
  });

  test('a fee above the whole charge is refused', () => {
    const flatFee = { ...UNSECURED_2026.feeCaps, ofAmount: { numerator: 1, denominator: 1 }, ofCharge: null };
    const small = { amount: pence(1_000_00), termMonths: 12, percent: 14 };
    expect(price(small, { ...UNSECURED_2026, feeCaps: flatFee })).toEqual({
      ok: false,
      refusal: 'feeExceedsCharge',
    });
  });

  test.each([-1, Number.NaN])('%s percent throws', (percent) => {
    expect(() => price({ ...terms, percent }, UNSECURED_2026)).toThrow(RangeError);
  });
});
