import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { dueDays } from './payment-days.ts';
import { scheduleRows, type SchedulePlan } from './rows.ts';

const PLAN: SchedulePlan = {
  opening: pence(7_940_00),
  rate: 0.177244356,
  firstYears: 1 / 12,
  termMonths: 36,
  monthly: pence(280_83),
  final: pence(280_89),
  optionFee: pence(0),
};

const DUE = dueDays(day('2026-12-20'), 20, 36);

describe('the rows of an agreement', () => {
  const rows = scheduleRows(PLAN, DUE);

  test('start like the worked example', () => {
    expect(rows.slice(0, 3)).toMatchObject([
      { number: 1, opening: 7_940_00, interest: 108_71, principal: 172_12, closing: 7_767_88 },
      { number: 2, opening: 7_767_88, interest: 106_35, principal: 174_48, closing: 7_593_40 },
      { number: 3, opening: 7_593_40, interest: 103_96, principal: 176_87, closing: 7_416_53 },
    ]);
  });

  test('follow on from each other and end at zero', () => {
    for (const [index, row] of rows.entries()) {
      expect(row.opening).toBe(rows[index - 1]?.closing ?? PLAN.opening);
      expect(row.payment).toBe(row.interest + row.principal + row.fee);
      expect(row.closing).toBe(row.opening - row.principal);
    }
    expect(rows.at(-1)).toMatchObject({ number: 36, payment: 280_89, closing: 0 });
  });

  test('are due on the payment day and collected on a working day', () => {
    expect(rows[0]).toMatchObject({ dueOn: '2026-12-20', collectOn: '2026-12-21' });
    expect(rows[1]).toMatchObject({ dueOn: '2027-01-20', collectOn: '2027-01-20' });
  });

  test('end with interest that is the final payment less principal and option fee', () => {
    const withOption = { ...PLAN, final: pence(305_89), optionFee: pence(25_00) };
    expect(scheduleRows(withOption, DUE).at(-1)?.interest).toBe(rows.at(-1)?.interest);
  });

  test('need a due date each', () => {
    expect(() => scheduleRows(PLAN, DUE.slice(1))).toThrow(RangeError);
  });
});
