import { addDays, addMonths } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { aLoan } from '../../../testing/a-loan.ts';
import { rowsOf } from '../rows-of.ts';
import { changedLine, placeOfDay } from './present-change.ts';
import { presentPicture } from './present-picture.ts';

const LOAN = aLoan({ afterDays: 130 });
const PICTURE = presentPicture(LOAN)!;
const DAYS = [LOAN.disbursalDate!, ...rowsOf(LOAN).map(({ dueOn }) => dueOn)];

describe('the line of a loan with a change', () => {
  test('starts on the present line, today', () => {
    const [today] = changedLine(LOAN, PICTURE, []);
    const at = Math.floor(PICTURE.todayAt!);
    expect(today!.place).toBe(PICTURE.todayAt);
    expect(today!.balance).toBeLessThan(PICTURE.balances[at]!);
    expect(today!.balance).toBeGreaterThan(PICTURE.balances[at + 1]!);
  });

  test('passes each payment at its place, with what is owed', () => {
    const points = [
      { on: DAYS[4]!, balance: pence(6_000_00) },
      { on: DAYS[9]!, balance: pence(0) },
    ];
    expect(changedLine(LOAN, PICTURE, points).slice(1)).toEqual([
      { place: 4, balance: 6_000_00 },
      { place: 9, balance: 0 },
    ]);
  });

  test('continues after the last payment of today, a place each month', () => {
    const last = DAYS.at(-1)!;
    expect(placeOfDay(DAYS, last)).toBe(36);
    expect(placeOfDay(DAYS, addMonths(last, 1))).toBeCloseTo(37, 1);
    expect(placeOfDay(DAYS, addDays(DAYS[0]!, -3))).toBe(0);
  });
});
