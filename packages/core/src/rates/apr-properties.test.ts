import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { pence } from '../money/pence.ts';
import { solveApr } from '../testing/solve-apr.ts';
import type { Flow, Flows } from './flow.ts';
import { solveLevelRate } from './level-rate.ts';
import { RUNS } from '../testing/runs.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

function check<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, predicate), { numRuns: RUNS });
}

const amount = fc.integer({ min: 1, max: 500_000 }).map(pence);
const years = (max: number) => fc.double({ min: 0.01, max, noNaN: true });

/** Rates from -50 % to 1,000,000 %, spread evenly on a logarithmic scale. */
const rates = fc
  .double({ min: Math.log(0.5), max: Math.log1p(10_000), noNaN: true })
  .map((logGrowth) => Math.expm1(logGrowth));

const irregular = fc.array(fc.record({ amount, atYears: years(30) }), { minLength: 1, maxLength: 60 });

/** Weekly, monthly, quarterly, yearly or any other spacing, after a stub, with or without a balloon. */
const regular = fc
  .record({
    gap: fc.oneof(fc.constantFrom(1 / 52, 1 / 12, 1 / 4, 1), years(1)),
    stub: fc.double({ min: 0.003, max: 2, noNaN: true }),
    times: fc.integer({ min: 1, max: 80 }),
    level: amount,
    balloon: fc.option(amount, { nil: undefined }),
  })
  .map(({ gap, stub, times, level, balloon }) =>
    Array.from({ length: times }, (_, k) => ({
      amount: k === times - 1 ? (balloon ?? level) : level,
      atYears: stub + k * gap,
    })),
  );

/** A few days off even spacing, as calendar dates are. */
const uneven = fc
  .record({
    gapDays: fc.constantFrom(7, 30, 365),
    level: amount,
    off: fc.array(fc.nat(6), { minLength: 2, maxLength: 60 }),
  })
  .map(({ gapDays, level, off }) =>
    off.map((days, k) => ({ amount: level, atYears: (gapDays * (k + 1) + days) / 365 })),
  );

const payments = fc.oneof(irregular, regular, uneven);

const anyFlows = (maxLength: number) =>
  fc.array(
    fc.record({
      amount: fc.integer({ min: 0, max: 1000 }).map(pence),
      atYears: fc.integer({ min: 0, max: 8 }).map((k) => k / 2),
    }),
    { minLength: 1, maxLength },
  );

function presentValue(flows: readonly Flow[], apr: number): number {
  return flows.reduce((total, { amount: each, atYears }) => total + each * (1 + apr) ** -atYears, 0);
}

/** One advance at time zero, the whole pence nearest to the payments' value at the rate; undefined below £10. */
function advanceFor(repaid: readonly Flow[], rate: number): Flow | undefined {
  const worth = Math.round(presentValue(repaid, rate));
  return worth >= 1000 && worth < 1e15 ? { amount: pence(worth), atYears: 0 } : undefined;
}

function aprOf(flows: Flows): number {
  const solved = solveApr(flows);
  if (!solved.ok) throw new Error(solved.refusal);
  return solved.value;
}

/** The error in a rate when the present value of the payments is half a penny out. */
function roundingOf(repaid: readonly Flow[], rate: number): number {
  const up = presentValue(repaid, rate * (1 + 1e-6) + 1e-6);
  const change = Math.abs(up - presentValue(repaid, rate)) / (Math.abs(rate) * 1e-6 + 1e-6);
  return 1 / change;
}

describe('the APR of any loan paid out at once', () => {
  test('makes the present value of the payments equal the credit, to a penny', () => {
    check(fc.tuple(payments, rates), ([repaid, rate]) => {
      const advance = advanceFor(repaid, rate);
      if (!advance) return;
      const apr = aprOf({ advances: [advance], payments: repaid });
      const out = Math.abs(presentValue(repaid, apr) - advance.amount);
      expect(out).toBeLessThan(Math.max(1, advance.amount * 1e-11));
    });
  });

  test('is the rate from which the flows were built', () => {
    check(fc.tuple(payments, rates), ([repaid, rate]) => {
      const advance = advanceFor(repaid, rate);
      if (!advance) return;
      const out = Math.abs(aprOf({ advances: [advance], payments: repaid }) - rate);
      expect(out).toBeLessThan(roundingOf(repaid, rate) + Math.abs(rate) * 1e-9 + 1e-12);
    });
  });

  test('does not depend on the unit of money, the order or the day from which time is counted', () => {
    const change = fc.record({
      times: fc.integer({ min: 2, max: 10_000 }),
      later: fc.double({ min: -50, max: 50, noNaN: true }),
    });
    check(fc.tuple(payments, rates, change), ([repaid, rate, { times, later }]) => {
      const advance = advanceFor(repaid, rate);
      if (!advance || advance.amount > 1e11) return;
      const changed = (flows: readonly Flow[]) =>
        flows
          .map((each) => ({ amount: pence(each.amount * times), atYears: each.atYears + later }))
          .reverse();
      const apr = aprOf({ advances: [advance], payments: repaid });
      const same = aprOf({ advances: changed([advance]), payments: changed(repaid) });
      expect((1 + same) / (1 + apr)).toBeCloseTo(1, 8);
    });
  });

  test('rises with the amount paid', () => {
    check(fc.tuple(payments, rates), ([repaid, rate]) => {
      const advance = advanceFor(repaid, rate);
      if (!advance) return;
      const more = repaid.map((each) => ({ ...each, amount: pence(each.amount * 2) }));
      const doubled = solveApr({ advances: [advance], payments: more });
      if (doubled.ok) expect(doubled.value).toBeGreaterThan(aprOf({ advances: [advance], payments: repaid }));
    });
  });

  test('with equal months is the same from the level-payment solver and the general one', () => {
    const terms = fc.record({
      termMonths: fc.integer({ min: 1, max: 120 }),
      firstYears: fc.double({ min: 0.02, max: 0.5, noNaN: true }),
      level: fc.integer({ min: 1000, max: 80_000 }),
      extra: fc.integer({ min: -900, max: 900_000 }),
    });
    check(fc.tuple(terms, rates), ([{ termMonths, firstYears, level, extra }, rate]) => {
      const final = level + extra;
      const repaid = Array.from({ length: termMonths }, (_, k) => ({
        amount: pence(k === termMonths - 1 ? final : level),
        atYears: firstYears + k / 12,
      }));
      const advance = advanceFor(repaid, rate);
      if (!advance) return;
      const open = aprOf({ advances: [advance], payments: repaid });
      const closed = solveLevelRate({ advance: advance.amount, level, final, termMonths, firstYears });
      expect((1 + closed) / (1 + open)).toBeCloseTo(1, 10);
    });
  });

  test('throws when no rate makes level payments equal the advance', () => {
    const flows = { advance: 100, level: 0, final: 0, termMonths: 12, firstYears: 1 / 12 };
    expect(() => solveLevelRate(flows)).toThrow(RangeError);
    expect(() => solveLevelRate({ ...flows, level: 1e9, final: 1e9 })).toThrow(RangeError);
    expect(() => solveLevelRate({ ...flows, advance: 0, level: 10, final: 10 })).toThrow(RangeError);
  });
});

describe('the APR of any advances and payments', () => {
  /**
   * The log-growth steps between -98 % and 900,000 % at which the sides cross; each crossing is a rate that solves
   * the equation. No step is at a rate of zero, where whole pence can balance exactly.
   */
  function crossings({ advances, payments: repaid }: Flows): number[] {
    const steps = Array.from({ length: 2600 }, (_, k) => -3.9013 + k * 0.005);
    const out = steps.map((x) => presentValue(repaid, Math.expm1(x)) - presentValue(advances, Math.expm1(x)));
    return steps.filter((_, k) => (out[k] ?? 0) * (out[k + 1] ?? 0) < 0);
  }

  test('when solved, is the only rate at which the sides cross', () => {
    let [unique, refused] = [0, 0];
    check(fc.tuple(anyFlows(4), anyFlows(6)), ([advances, repaid]) => {
      const flows = { advances, payments: repaid };
      const solved = solveApr(flows);
      const found = crossings(flows);
      unique += solved.ok ? 1 : 0;
      refused += solved.ok ? 0 : 1;
      if (!solved.ok || solved.value < -0.97 || solved.value > 8_000) return;
      expect(found).toHaveLength(1);
      expect(Math.abs((found[0] ?? NaN) - Math.log1p(solved.value))).toBeLessThan(0.006);
    });
    expect(unique).toBeGreaterThan(RUNS / 10);
    expect(refused).toBeGreaterThan(RUNS / 10);
  });

  test('is refused whenever the sides cross twice', () => {
    let refusedCount = 0;
    check(fc.tuple(anyFlows(4), anyFlows(6)), ([advances, repaid]) => {
      const flows = { advances, payments: repaid };
      if (crossings(flows).length < 2) return;
      refusedCount += 1;
      expect(solveApr(flows)).toEqual({ ok: false, refusal: 'noUniqueRate' });
    });
    expect(refusedCount).toBeGreaterThan(0);
  });

  test('is never refused when the borrower always owes something', () => {
    const later = fc.array(
      fc.record({ share: fc.double({ min: -2, max: 0.95, noNaN: true }), gap: years(2) }),
      { maxLength: 12 },
    );
    const modest = fc.double({ min: -0.3, max: 3, noNaN: true });
    check(fc.tuple(fc.integer({ min: 1000, max: 1_000_000 }), later, modest), ([lent, moves, rate]) => {
      const [advances, repaid] = [[{ amount: pence(lent), atYears: 0 }], [] as Flow[]];
      let [balance, at] = [lent, 0];
      for (const { share, gap } of moves) {
        at += gap;
        balance *= (1 + rate) ** gap;
        const moved = pence(Math.trunc(balance * share));
        if (moved > 0) repaid.push({ amount: moved, atYears: at });
        else advances.push({ amount: pence(-moved), atYears: at });
        balance -= moved;
      }
      const last = Math.round(balance * (1 + rate));
      if (last < 1000 || last > 1e14) return;
      repaid.push({ amount: pence(last), atYears: at + 1 });
      const apr = aprOf({ advances, payments: repaid });
      expect(Math.abs(apr - rate)).toBeLessThan(0.01);
    });
  });
});
