import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { yearsBetween } from '../calendar/years-between.ts';
import { dueDays } from '../schedule/payment-days.ts';
import { timeAxis } from './time-axis.ts';

const RUNS = process.env.FAIRLEAD_NIGHTLY ? 10_000 : 1_000;

const DRAWDOWN = day('2026-11-20');
const MONTHLY = timeAxis(DRAWDOWN, dueDays(day('2026-12-20'), 20, 36));

describe('the time of the statutory formula', () => {
  test('a due date is as many twelfths from drawdown as months', () => {
    expect(MONTHLY(DRAWDOWN)).toBe(0);
    expect(MONTHLY(day('2026-12-20'))).toBeCloseTo(1 / 12, 14);
    expect(MONTHLY(day('2027-11-20'))).toBeCloseTo(1, 14);
    expect(MONTHLY(day('2029-11-20'))).toBeCloseTo(3, 14);
  });

  test('28 days into a month of 30 are 28/30 of it, of 31 are 28/31, and February has none to spare', () => {
    expect(MONTHLY(day('2027-12-18')) * 12).toBeCloseTo(12 + 28 / 30, 12);
    expect(MONTHLY(day('2028-01-17')) * 12).toBeCloseTo(13 + 28 / 31, 12);
    expect(MONTHLY(day('2027-03-20')) * 12).toBeCloseTo(4, 12);
  });

  test('a long first period is as long as the APR counts it, and runs evenly over its days', () => {
    const axis = timeAxis(DRAWDOWN, dueDays(day('2027-01-01'), 1, 36));
    const first = 1 / 12 + 11 / 365;
    expect(axis(day('2027-01-01'))).toBeCloseTo(first, 14);
    expect(axis(day('2026-12-11'))).toBeCloseTo((first * 21) / 42, 14);
    expect(axis(day('2027-03-01'))).toBeCloseTo(first + 2 / 12, 14);
  });

  test('a period stretched by a new payment day counts what it is', () => {
    const axis = timeAxis(DRAWDOWN, [day('2026-12-20'), day('2027-01-28'), day('2027-02-28')]);
    expect(axis(day('2027-01-28'))).toBeCloseTo(2 / 12 + 8 / 365, 14);
    expect(axis(day('2027-02-28'))).toBeCloseTo(3 / 12 + 8 / 365, 14);
  });

  test('after the last due date the calendar goes on; before the drawdown no time has passed', () => {
    expect(MONTHLY(day('2030-11-20'))).toBeCloseTo(4, 14);
    expect(MONTHLY(day('2026-11-19'))).toBe(0);
    expect(timeAxis(DRAWDOWN, [])(day('2027-11-20'))).toBe(1);
  });

  test('time never runs back, and every whole month agrees with the APR’s own count', () => {
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
        // After the term it is the calendar’s count, in which the ends of two months may be one moment.
        if (on < (due.at(-1) ?? drawdown)) expect(tomorrow).toBeGreaterThan(today);
        if (firstDue.slice(8) <= '28') {
          for (const dueOn of due) expect(axis(dueOn)).toBeCloseTo(yearsBetween(drawdown, dueOn), 12);
        }
      }),
      { numRuns: Math.ceil(RUNS / 5) },
    );
  });
});
