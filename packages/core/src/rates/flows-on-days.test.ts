import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { displayPercent, solveApr } from './apr.ts';
import type { Flows } from './flow.ts';
import { flowsOnDays } from './flows-on-days.ts';

const drawdown = day('2012-01-12');
const lent = { amount: pence(1_000_00), on: drawdown };

function shownApr(flows: Flows): string {
  const solved = solveApr(flows);
  return solved.ok ? displayPercent(solved.value, 2) : solved.refusal;
}

describe('a dated cash flow', () => {
  test('is counted in whole months back from the payment, as in the guidelines’ example', () => {
    const flows = flowsOnDays([lent], [{ amount: pence(1_100_00), on: day('2012-03-15') }], 'monthly');
    expect(flows.advances).toEqual([{ amount: 1_000_00, atYears: 0 }]);
    expect(flows.payments[0]?.atYears).toBeCloseTo(2 / 12 + 3 / 365, 14);
  });

  test('paid every four weeks is a whole number of weeks', () => {
    const payments = [1, 2, 3].map((k) => ({ amount: pence(350_00), on: addDays(drawdown, 28 * k) }));
    const { payments: placed } = flowsOnDays([lent], payments, 'weekly');
    expect(placed.map(({ atYears }) => atYears)).toEqual([4 / 52, 8 / 52, 12 / 52]);
  });

  test('paid yearly is a whole number of years, leap or not', () => {
    const payments = [1, 2].map((k) => ({ amount: pence(600_00), on: addMonths(drawdown, 12 * k) }));
    expect(shownApr(flowsOnDays([lent], payments, 'yearly'))).toBe('13.07');
  });

  test('is counted from the first drawdown, in any order of drawdowns', () => {
    const second = { amount: pence(500_00), on: addMonths(drawdown, 2) };
    const payments = [{ amount: pence(1_700_00), on: addMonths(drawdown, 12) }];
    const flows = flowsOnDays([second, lent], payments, 'monthly');
    expect(flows.advances.map(({ atYears }) => atYears)).toEqual([2 / 12, 0]);
    expect(shownApr(flows)).toBe(shownApr(flowsOnDays([lent, second], payments, 'monthly')));
  });

  test('without a drawdown throws', () => {
    expect(() => flowsOnDays([], [lent], 'monthly')).toThrow(RangeError);
  });
});

describe('a fee', () => {
  const payments = [{ amount: pence(1_200_00), on: addMonths(drawdown, 12) }];
  const fee = (on: typeof drawdown) => ({ amount: pence(50_00), on });

  test('on the day of the drawdown reduces the credit', () => {
    const flows = flowsOnDays([lent], [fee(drawdown), ...payments], 'monthly');
    expect(shownApr(flows)).toBe(displayPercent(1200 / 950 - 1, 2));
  });

  test('with the last instalment adds to the payment', () => {
    const flows = flowsOnDays([lent], [...payments, fee(addMonths(drawdown, 12))], 'monthly');
    expect(shownApr(flows)).toBe('25.00');
  });

  test('before the drawdown puts the borrower in credit, so there is no unique rate', () => {
    const flows = flowsOnDays([lent], [fee(addMonths(drawdown, -1)), ...payments], 'monthly');
    expect(flows.payments[0]?.atYears).toBe(-1 / 12);
    expect(shownApr(flows)).toBe('noUniqueRate');
  });
});
