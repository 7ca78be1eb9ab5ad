import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growth, levelPayment, monthlyRate } from './periodic.ts';

describe('effective annual rates', () => {
  test('twelve months of the monthly rate make the year', () => {
    expect((1 + monthlyRate(0.226)) ** 12).toBeCloseTo(1.226, 14);
    expect(monthlyRate(0)).toBe(0);
  });

  test('growth over two parts compounds to growth over the whole', () => {
    const part = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), part, part, (annual, a, b) => {
        const apart = (1 + growth(annual, a)) * (1 + growth(annual, b));
        expect(apart / (1 + growth(annual, a + b))).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('a level payment', () => {
  test('without interest is an equal share of the principal', () => {
    expect(levelPayment(120_000, 0, 12)).toBe(10_000);
  });

  test('repays exactly the principal', () => {
    const annual = fc.double({ min: 0.0001, max: 10, noNaN: true });
    const term = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_500_000 }), annual, term, (principal, rate, months) => {
        const payment = levelPayment(principal, rate, months);
        let balance = principal;
        for (let month = 0; month < months; month += 1) balance = balance * (1 + monthlyRate(rate)) - payment;
        expect(Math.abs(balance) / (1 + rate) ** (months / 12)).toBeLessThan(1e-5);
      }),
    );
  });

  test.each([
    ['2,000 over 36 at 13.2 %', 200_000, 0.132, 6687],
    ['6,000 over 36 at 3.4 %', 600_000, 0.034, 17541],
    ['16,000 over 36 at 3.0 %', 1_600_000, 0.03, 46501],
  ])('agrees with a published UK loan: %s', (_, principal, annual, payment) => {
    expect(Math.abs(levelPayment(principal, annual, 36) - payment)).toBeLessThan(1);
  });
});
