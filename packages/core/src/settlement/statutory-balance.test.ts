import { describe, expect, test } from 'vitest';
import { addMonths, day, dayOf } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { dueDays } from '../schedule/payment-days.ts';
import { formatWorking } from '../working/format.ts';
import { explainStatutorySum } from './explain-settlement.ts';
import { flowsUntil, statutorySum } from './statutory-balance.ts';
import { timeAxis } from './time-axis.ts';

type Loan = {
  readonly lent: number;
  readonly term: number;
  readonly monthly: number;
  readonly apr: number;
  readonly paid: number;
  readonly months: number;
};

/** In pounds: the settlement figure after a number of payments and months, and the rebate on the remaining ones. */
function settle({ lent, term, monthly, apr, paid, months }: Loan) {
  const payments = Array.from({ length: paid }, (_, k) => ({
    amount: pence(Math.round(monthly * 100)),
    atYears: (k + 1) / 12,
  }));
  const advances = [{ amount: pence(lent * 100), atYears: 0 }];
  const settles = statutorySum({ advances, payments }, apr, months / 12).value / 100;
  return { settles, rebate: (term - paid) * monthly - settles };
}

describe('the examples in the Schedule to SI 2004/1483', () => {
  const small = { lent: 5000, term: 48, monthly: 134.57, apr: 0.14 };
  const long = { lent: 10_000, term: 180, monthly: 139.51, apr: 0.16 };

  test.each([
    ['at twelve months', { ...small, paid: 12, months: 12 }, 860.52, 0.02],
    ['28 days into a month of 30', { ...small, paid: 12, months: 12 + 28 / 30 }, 819.71, 0.02],
    ['28 days into a month of 31', { ...small, paid: 12, months: 12 + 28 / 31 }, 821.03, 0.02],
    ['deferred by a month', { ...small, paid: 13, months: 13 + 28 / 30 }, 776.9, 0.02],
    ['fifteen years, at month 73', { ...long, paid: 73, months: 73 }, 6702.45, 0.2],
    ['fifteen years, 28 days later', { ...long, paid: 73, months: 73 + 28 / 30 }, 6606.95, 0.2],
  ])('the rebate %s', (_, loan, published, within) => {
    expect(Math.abs(settle(loan).rebate - published)).toBeLessThanOrEqual(within);
  });

  test('after a year the first borrower settles for 3,984.00', () => {
    expect(Math.abs(settle({ ...small, paid: 12, months: 12 }).settles - 3984)).toBeLessThanOrEqual(0.02);
  });
});

describe('a loan with a financed fee: £7,500 over 36 at an APR of 22.6 %, £7,940 at the borrowing rate', () => {
  // The published figures use a monthly rate of 1.7125 %.
  const apr = 1.017125 ** 12 - 1;
  const loan = { lent: 7500, term: 36, monthly: 280.83, apr };

  test.each([
    ['immediately after payment 12', { ...loan, paid: 12, months: 12 }, 5488.83],
    ['28 days later', { ...loan, paid: 12, months: 12 + 28 / 30 }, 5576.51],
    ['deferred by a month', { ...loan, paid: 13, months: 13 + 28 / 30 }, 5386.7],
  ])('settles %s for less than its balance', (_, at, published) => {
    expect(Math.abs(settle(at).settles - published)).toBeLessThan(0.02);
    expect(Math.abs(settle({ ...at, apr: 0.226 }).settles - published)).toBeLessThan(0.05);
  });

  test('has a balance of 5,711.66 at that time, 222.83 more', () => {
    const monthly = 1.177244356 ** (1 / 12);
    let balance = 7940;
    for (let k = 0; k < 12; k += 1) balance = balance * monthly - 280.83;
    expect(balance).toBeCloseTo(5711.66, 2);
    expect(balance - settle({ ...loan, paid: 12, months: 12 }).settles).toBeCloseTo(222.83, 1);
  });
});

describe('the statutory formula on actual dates', () => {
  const drawdown = day('2026-11-20');
  const due = dueDays(day('2026-12-20'), 20, 36);
  const dated = {
    advances: [{ on: drawdown, amount: pence(7_500_00) }],
    repayments: due.map((on) => ({ on, amount: pence(280_83) })),
  };
  const axis = timeAxis(drawdown, due);

  test('counts an instalment that is due on the settlement date, and none after it', () => {
    expect(flowsUntil(day('2027-11-20'), axis, dated).payments).toHaveLength(12);
    expect(flowsUntil(day('2027-11-19'), axis, dated).payments).toHaveLength(11);
    expect(flowsUntil(day('2026-11-19'), axis, dated).advances).toHaveLength(0);
  });

  test('gives the published figure for 28 days later', () => {
    const on = day('2027-12-18');
    const { value } = statutorySum(flowsUntil(on, axis, dated), 0.226, axis(on));
    expect(Math.abs(value - 5576_51)).toBeLessThan(5);
  });

  test('throws for a flow after the settlement date', () => {
    const advances = [{ amount: pence(100), atYears: 1 }];
    expect(() => statutorySum({ advances, payments: [] }, 0.2, 0.5)).toThrow(RangeError);
  });

  test('has a working that shows the amounts lent and repaid', () => {
    const on = day('2027-11-20');
    const sum = statutorySum(flowsUntil(on, axis, dated), 0.226, axis(on));
    const shown = formatWorking(explainStatutorySum(sum));
    expect(sum.lent - sum.repaid).toBe(sum.value);
    expect(shown).toMatch(/^Balance by the statutory formula: £5,488\.80/);
    expect(shown).toContain('APR: 22.60%');
    expect(shown).toContain('Repayments counted: 12 payments');
    expect(shown).toContain('Lent, with interest at the APR: £9,195.000000');
  });
});

test('a whole year of days earns a year’s interest', () => {
  const drawdown = dayOf(2027, 3, 5);
  const axis = timeAxis(drawdown, dueDays(addMonths(drawdown, 1), 5, 12));
  const { value } = statutorySum(
    { advances: [{ amount: pence(1_000_00), atYears: 0 }], payments: [] },
    0.25,
    axis(dayOf(2028, 3, 5)),
  );
  expect(value).toBeCloseTo(1_250_00, 6);
});
