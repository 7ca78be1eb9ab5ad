import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { yearsBetween } from '../calendar/years-between.ts';
import { dueDays } from '../schedule/payment-days.ts';
import { timeAxis } from './time-axis.ts';
import { RUNS } from '../testing/runs.ts';

const DRAWDOWN = day('2026-11-20');
const MONTHLY = timeAxis(DRAWDOWN, dueDays(day('2026-12-20'), 20, 36));

describe('the time axis of the statutory formula', () => {
  test('counts the months from drawdown to a due date as twelfths', () => {
    expect(MONTHLY(DRAWDOWN)).toBe(0);
    expect(MONTHLY(day('2026-12-20'))).toBeCloseTo(1 / 12, 14);
    expect(MONTHLY(day('2027-11-20'))).toBeCloseTo(1, 14);
    expect(MONTHLY(day('2029-11-20'))).toBeCloseTo(3, 14);
  });

  test('counts 28 days as 28/30 of a month of 30, 28/31 of one of 31, and the whole of a February', () => {
    expect(MONTHLY(day('2027-12-18')) * 12).toBeCloseTo(12 + 28 / 30, 12);
    expect(MONTHLY(day('2028-01-17')) * 12).toBeCloseTo(13 + 28 / 31, 12);
    expect(MONTHLY(day('2027-03-20')) * 12).toBeCloseTo(4, 12);
  });

  test('counts a long first period like the APR, evenly over its days', () => {
    const axis = timeAxis(DRAWDOWN, dueDays(day('2027-01-01'), 1, 36));
    const first = 1 / 12 + 11 / 365;
    expect(axis(day('2027-01-01'))).toBeCloseTo(first, 14);
    expect(axis(day('2026-12-11'))).toBeCloseTo((first * 21) / 42, 14);
    expect(axis(day('2027-03-01'))).toBeCloseTo(first + 2 / 12, 14);
  });

  test('counts a period extended by a new payment day at its actual length', () => {
    const axis = timeAxis(DRAWDOWN, [day('2026-12-20'), day('2027-01-28'), day('2027-02-28')]);
    expect(axis(day('2027-01-28'))).toBeCloseTo(2 / 12 + 8 / 365, 14);
    expect(axis(day('2027-02-28'))).toBeCloseTo(3 / 12 + 8 / 365, 14);
  });

  test('follows the calendar after the last due date, and is zero before the drawdown', () => {
    expect(MONTHLY(day('2030-11-20'))).toBeCloseTo(4, 14);
    expect(MONTHLY(day('2026-11-19'))).toBe(0);
    expect(timeAxis(DRAWDOWN, [])(day('2027-11-20'))).toBe(1);
  });

  test('never decreases, and agrees with the APR at every whole month', () => {
    const gap = fc.integer({ min: 14, max: 45 });
    fc.assert(
      fc.property(fc.nat(2000), gap, fc.nat(1500), (start, firstGap, later) => {
        const drawdown = addDays(day('2024-01-01'), start);
        const firstDue = addDays(drawdown, firstGap);
        const due = dueDays(firstDue, Math.min(28, Number(firstDue.slice(8))), 48);
        const axis = timeAxis(drawdown, due);
        const on = addDays(drawdown, later);
        const [today, tomorrow] = [axis(on), axis(addDays(on, 1))];
        expect(tomorrow).toBeGreaterThanOrEqual(today);
        // After the term it follows the calendar, where the last days of a month can be the same time.
        if (on < (due.at(-1) ?? drawdown)) expect(tomorrow).toBeGreaterThan(today);
        if (firstDue.slice(8) <= '28') {
          for (const dueOn of due) expect(axis(dueOn)).toBeCloseTo(yearsBetween(drawdown, dueOn), 12);
        }
      }),
      { numRuns: Math.ceil(RUNS / 5) },
    );
  });
});
