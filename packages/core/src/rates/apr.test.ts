import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { displayPercent, solveApr } from './apr.ts';
import type { Flow } from './flow.ts';
import { solveLevelRate } from './level-rate.ts';

function flow(pounds: number, atYears: number): Flow {
  return { amount: pence(Math.round(pounds * 100)), atYears };
}

function monthly(times: number, pounds: number, stubYears = 0): Flow[] {
  return Array.from({ length: times }, (_, index) => flow(pounds, stubYears + (index + 1) / 12));
}

function aprOf(advances: Flow[], payments: Flow[]): number {
  const solved = solveApr({ advances, payments });
  if (!solved.ok) throw new Error(solved.refusal);
  return solved.value;
}

describe('published APR examples', () => {
  const mortgage = [flow(196_000, 0)];

  test.each([
    ['200,000 less 4,000, 240 equal months', mortgage, monthly(240, 1432.86), 6.434412],
    ['the same, three days later', mortgage, monthly(240, 1433.57, 3 / 365), 6.434185],
    ['the same with a balloon', mortgage, [...monthly(180, 1199.1), flow(142_097.69, 15)], 6.409523],
  ])('European Commission, January 2015: %s', (_, advances, payments, percent) => {
    expect(aprOf(advances, payments) * 100).toBeCloseTo(percent, 6);
  });

  test.each([
    ['1,000 repaid by 1,200 after a year and a half', [flow(1000, 0)], [flow(1200, 546 / 365)], '12.96'],
    ['50 of it withheld for expenses', [flow(950, 0)], [flow(1200, 546 / 365)], '16.90'],
    ['two payments of 600', [flow(1000, 0)], [flow(600, 1), flow(600, 2)], '13.07'],
  ])('Directive 98/7/EC: %s', (_, advances, payments, percent) => {
    expect((aprOf(advances, payments) * 100).toFixed(2)).toBe(percent);
  });

  test.each([
    ['100 repaid by 125 after 31 days of a 365-day year', [flow(100, 0)], [flow(125, 31 / 365)], '1283.7'],
    ['2,000 over 36 at 66.87', [flow(2000, 0)], monthly(36, 66.87), '13.2'],
    ['6,000 over 36 at 175.41', [flow(6000, 0)], monthly(36, 175.41), '3.4'],
    ['16,000 over 36 at 465.01', [flow(16_000, 0)], monthly(36, 465.01), '3.0'],
    ['two whole months, not 61 days', [flow(500, 0)], monthly(2, 270), '85.6'],
  ])('UK: %s', (_, advances, payments, percent) => {
    expect(displayPercent(aprOf(advances, payments))).toBe(percent);
  });
});

describe('the APR of any loan', () => {
  const payments = fc.array(
    fc.record({
      amount: fc.integer({ min: 1, max: 500_000 }).map(pence),
      atYears: fc.double({ min: 0.01, max: 10, noNaN: true }),
    }),
    { minLength: 1, maxLength: 60 },
  );

  test('makes the two sides worth the same', () => {
    fc.assert(
      fc.property(payments, fc.double({ min: -0.5, max: 20, noNaN: true }), (repaid, apr) => {
        const advance = pence(Math.max(1, Math.round(presentValue(repaid, apr))));
        const solved = solveApr({ advances: [{ amount: advance, atYears: 0 }], payments: repaid });
        if (solved.ok) expect(presentValue(repaid, solved.value) / advance).toBeCloseTo(1, 9);
      }),
    );
  });

  test('with equal months is found alike by the closed and the open way', () => {
    const terms = fc.tuple(fc.integer({ min: 2, max: 60 }), fc.double({ min: 0.02, max: 0.2, noNaN: true }));
    fc.assert(
      fc.property(terms, fc.integer({ min: 1000, max: 80_000 }), ([termMonths, firstYears], level) => {
        const final = level + 25;
        const advance = Math.round(level * termMonths * 0.8);
        const flows = Array.from({ length: termMonths }, (_, k) => ({
          amount: pence(k === termMonths - 1 ? final : level),
          atYears: firstYears + k / 12,
        }));
        const open = aprOf([{ amount: pence(advance), atYears: 0 }], flows);
        const closed = solveLevelRate({ advance, level, final, termMonths, firstYears });
        expect(closed / open).toBeCloseTo(1, 9);
      }),
    );
  });

  test('a level rate that no payments can reach is a fault', () => {
    expect(() =>
      solveLevelRate({ advance: 100, level: 0, final: 0, termMonths: 12, firstYears: 1 / 12 }),
    ).toThrow(RangeError);
  });
});

describe('when there is no one APR', () => {
  const refused = { ok: false, refusal: 'no-unique-rate' };

  test('without an advance or without a payment', () => {
    expect(solveApr({ advances: [flow(100, 0)], payments: [] })).toEqual(refused);
    expect(solveApr({ advances: [], payments: [flow(100, 1)] })).toEqual(refused);
    expect(solveApr({ advances: [], payments: [] })).toEqual(refused);
  });

  test('a borrower who is in credit between two advances', () => {
    const advances = [flow(100, 0), flow(132, 2)];
    expect(solveApr({ advances, payments: [flow(231, 1)] })).toEqual(refused);
    const solved = solveApr({ advances: [flow(10, 0), flow(90, 2)], payments: [flow(60, 1), flow(45, 3)] });
    expect(solved).toEqual(refused);
  });

  test('a later advance to a borrower who always owes has one', () => {
    const solved = aprOf([flow(1000, 0), flow(500, 0.5)], [flow(100, 0.25), flow(1600, 1)]);
    expect(solved).toBeGreaterThan(0.1);
    expect(solved).toBeLessThan(0.3);
  });
});

describe('a rate as it is shown', () => {
  test.each([
    [0.2968, '29.7'],
    [0.2245, '22.5'],
    [0.22449, '22.4'],
    [0.0995, '10.0'],
    [0.27, '27.0'],
    [0, '0.0'],
    [12.837, '1283.7'],
  ])('%s is %s %%', (fraction, shown) => {
    expect(displayPercent(fraction)).toBe(shown);
  });
});

function presentValue(payments: readonly Flow[], apr: number): number {
  return payments.reduce((total, { amount, atYears }) => total + amount * (1 + apr) ** -atYears, 0);
}
