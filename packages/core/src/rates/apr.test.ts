import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { solveApr } from '../testing/solve-apr.ts';
import { displayPercent } from './apr.ts';
import type { Flow } from './flow.ts';

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
    [
      '272 twice, a quarter apart, then 544',
      [flow(1000, 0)],
      [flow(272, 0.25), flow(272, 0.5), flow(544, 1)],
      '13.19',
    ],
  ])('Directive 98/7/EC: %s', (_, advances, payments, percent) => {
    expect((aprOf(advances, payments) * 100).toFixed(2)).toBe(percent);
  });

  test.each([
    ['100 repaid by 125 after 31 days of a 365-day year', [flow(100, 0)], [flow(125, 31 / 365)], '1283.7'],
    ['2,000 over 36 at 66.87', [flow(2000, 0)], monthly(36, 66.87), '13.2'],
    ['6,000 over 36 at 175.41', [flow(6000, 0)], monthly(36, 175.41), '3.4'],
    ['16,000 over 36 at 465.01', [flow(16_000, 0)], monthly(36, 465.01), '3.0'],
    ['10,000 over 60 at 222.44', [flow(10_000, 0)], monthly(60, 222.44), '12.7'],
    ['200 repaid by 250 after a month: 1.25 to the twelfth', [flow(200, 0)], [flow(250, 1 / 12)], '1355.2'],
    ['200 repaid by 350 after a month: 1.75 to the twelfth', [flow(200, 0)], [flow(350, 1 / 12)], '82400.5'],
    ['two whole months, not 61 days', [flow(500, 0)], monthly(2, 270), '85.6'],
  ])('UK: %s', (_, advances, payments, percent) => {
    expect(displayPercent(aprOf(advances, payments))).toBe(percent);
  });
});

describe('published rates satisfy the equation', () => {
  test.each([
    ['200,000 less 4,000', [flow(196_000, 0)], monthly(240, 1432.86), 6.434412],
    ['three days later', [flow(196_000, 0)], monthly(240, 1433.57, 3 / 365), 6.434185],
    ['a balloon', [flow(196_000, 0)], [...monthly(180, 1199.1), flow(142_097.69, 15)], 6.409523],
    ['272, 272, 544', [flow(1000, 0)], [flow(272, 0.25), flow(272, 0.5), flow(544, 1)], 13.19],
    ['222.44 times 60', [flow(10_000, 0)], monthly(60, 222.44), 12.7],
  ])(
    '%s: the payments are worth more just below the rate and less just above',
    (_, advances, payments, percent) => {
      const half = 0.5 * 10 ** -(String(percent).split('.')[1]?.length ?? 0);
      const lent = presentValue(advances, 0);
      expect(presentValue(payments, (percent - half) / 100)).toBeGreaterThan(lent);
      expect(presentValue(payments, (percent + half) / 100)).toBeLessThan(lent);
    },
  );
});

describe('fees', () => {
  const lent = flow(7500, 0);

  test('withheld at the start count as a smaller advance', () => {
    const whole = aprOf([lent], [flow(440, 0), ...monthly(36, 280)]);
    expect(whole).toBeCloseTo(aprOf([flow(7060, 0)], monthly(36, 280)), 14);
  });

  test('at the end cost less than at the start', () => {
    const atEnd = aprOf([lent], [...monthly(36, 280), flow(440, 3)]);
    expect(atEnd).toBeGreaterThan(aprOf([lent], monthly(36, 280)));
    expect(atEnd).toBeLessThan(aprOf([lent], [flow(440, 0), ...monthly(36, 280)]));
  });

  test('as large as the advance leave no credit and no rate', () => {
    const outcome = solveApr({ advances: [flow(1000, 0)], payments: [flow(1000, 0), flow(10, 80)] });
    expect(outcome).toEqual({ ok: false, refusal: 'noUniqueRate' });
  });
});

describe('extreme loans', () => {
  test.each([
    ['no interest', [flow(1200, 0)], monthly(12, 100), 0],
    ['less repaid than lent', [flow(100, 0)], [flow(50, 1)], -0.5],
    ['nearly nothing repaid', [flow(100, 0)], [flow(2, 1)], -0.98],
    ['a penny lent', [flow(0.01, 0)], [flow(0.02, 1)], 1],
    ['ten thousand times as much', [flow(1, 0)], [flow(10_001, 1)], 10_000],
    ['half as much after eighty years', [flow(1_000_000, 0)], [flow(500_000, 80)], 0.5 ** (1 / 80) - 1],
    ['three hundred years', [flow(1, 0)], [flow(1_000_000, 300)], 1e6 ** (1 / 300) - 1],
    ['one day', [flow(100, 0)], [flow(100.1, 1 / 365)], 1.001 ** 365 - 1],
    ['a first drawdown that is not at zero', [flow(100, 2)], [flow(110, 3)], 0.1],
    ['one that is before zero', [flow(100, -40)], [flow(110, -39)], 0.1],
  ])('%s', (_, advances, payments, apr) => {
    const solved = aprOf(advances, payments);
    expect((1 + solved) / (1 + apr)).toBeCloseTo(1, 11);
  });

  test.each([12, 52, 4, 1])('payments %s times a year give the known rate', (timesAYear) => {
    const rate = 0.21;
    const periodic = (1 + rate) ** (1 / timesAYear) - 1;
    const paid = 100 * timesAYear;
    const lent = (100 / periodic) * (1 - (1 + periodic) ** -paid);
    const payments = Array.from({ length: paid }, (_, k) => flow(100_000, (k + 1) / timesAYear));
    expect(aprOf([flow(lent * 1000, 0)], payments)).toBeCloseTo(rate, 6);
  });

  test('eighty years at nearly -99 % and at a million percent', () => {
    const years = Array.from({ length: 80 }, (_, k) => flow(1, k + 1));
    const shrinking = aprOf(
      [flow(1e12, 0)],
      years.map(({ atYears }) => flow(0.02 ** 7 * 1e12, atYears)),
    );
    expect(shrinking).toBeGreaterThan(-0.99);
    expect(
      aprOf(
        [flow(1, 0)],
        years.map(({ atYears }) => flow(10_000, atYears)),
      ),
    ).toBeCloseTo(10_000, 4);
  });

  test('zero amounts change nothing, at any time', () => {
    const plain = aprOf([flow(1000, 0)], monthly(12, 100));
    const advances = [flow(1000, 0), flow(0, 5)];
    expect(aprOf(advances, [flow(0, 0), ...monthly(12, 100), flow(0, -3), flow(0, 9)])).toBeCloseTo(
      plain,
      12,
    );
  });

  test('a negative payment counts as an advance', () => {
    const given = aprOf([flow(1000, 0), flow(100, 0.5)], monthly(12, 110));
    expect(aprOf([flow(1000, 0)], [...monthly(12, 110), flow(-100, 0.5)])).toBeCloseTo(given, 14);
  });

  test('an advance and a payment at the same time are netted', () => {
    const net = aprOf([flow(1000, 0), flow(200, 0.5)], [flow(1400, 1)]);
    expect(aprOf([flow(1000, 0), flow(500, 0.5)], [flow(300, 0.5), flow(1400, 1)])).toBeCloseTo(net, 14);
  });

  test.each([NaN, Infinity, -Infinity])('a flow at %s years throws', (atYears) => {
    const broken = { amount: pence(100), atYears };
    expect(() => solveApr({ advances: [flow(100, 0)], payments: [flow(50, 1), broken] })).toThrow(RangeError);
    expect(() => solveApr({ advances: [broken], payments: [flow(50, 1)] })).toThrow(RangeError);
  });
});

describe('a unique APR', () => {
  const refused = { ok: false, refusal: 'noUniqueRate' };

  test('needs an advance and a payment', () => {
    expect(solveApr({ advances: [flow(100, 0)], payments: [] })).toEqual(refused);
    expect(solveApr({ advances: [], payments: [flow(100, 1)] })).toEqual(refused);
    expect(solveApr({ advances: [], payments: [] })).toEqual(refused);
  });

  test('does not exist for a borrower in credit between two advances', () => {
    const advances = [flow(100, 0), flow(132, 2)];
    expect(solveApr({ advances, payments: [flow(231, 1)] })).toEqual(refused);
    const solved = solveApr({ advances: [flow(10, 0), flow(90, 2)], payments: [flow(60, 1), flow(45, 3)] });
    expect(solved).toEqual(refused);
  });

  test.each([
    ['everything at the same time', [flow(100, 0)], [flow(100, 0)]],
    ['everything at the same time, with more paid', [flow(100, 1)], [flow(110, 1)]],
    ['advances and payments that cancel out', [flow(100, 0), flow(50, 1)], [flow(100, 0), flow(50, 1)]],
    ['a payment before the advance', [flow(100, 1)], [flow(110, 0)]],
    ['a fee paid the day before the drawdown', [flow(1000, 1)], [flow(1, 1 - 1 / 365), flow(1100, 2)]],
    ['an advance after the last payment', [flow(100, 0), flow(10, 2)], [flow(120, 1)]],
    ['only zero amounts', [flow(0, 0)], [flow(0, 1)]],
    ['a rate below -99 %', [flow(1000, 0)], [flow(1, 1)]],
    ['a rate above the limit', [flow(1, 0)], [flow(2_000_000, 1)]],
  ])('does not exist with %s', (_, advances, payments) => {
    expect(solveApr({ advances, payments })).toEqual(refused);
  });

  test('exists for two consecutive loans at the same rate', () => {
    const twice = aprOf([flow(100, 0), flow(100, 1)], [flow(110, 1), flow(110, 2)]);
    expect(twice).toBeCloseTo(0.1, 12);
    expect(aprOf([flow(100, 0), flow(100, 2)], [flow(110, 1), flow(110, 3)])).toBeCloseTo(0.1, 12);
  });

  test('exists for a later advance to a borrower who always owes', () => {
    const solved = aprOf([flow(1000, 0), flow(500, 0.5)], [flow(100, 0.25), flow(1600, 1)]);
    expect(solved).toBeGreaterThan(0.1);
    expect(solved).toBeLessThan(0.3);
  });
});

describe('displaying a rate', () => {
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

  test.each([
    [0.2968, 2, '29.68'],
    [0.29685, 2, '29.69'],
    [0.064344125, 6, '6.434413'],
    [0.265, 0, '27'],
    [-0.0125, 1, '-1.3'],
    [10_000, 1, '1000000.0'],
  ])('%s to %s decimals is %s %%', (fraction, decimals, shown) => {
    expect(displayPercent(fraction, decimals)).toBe(shown);
  });
});

function presentValue(payments: readonly Flow[], apr: number): number {
  return payments.reduce((total, { amount, atYears }) => total + amount * (1 + apr) ** -atYears, 0);
}
