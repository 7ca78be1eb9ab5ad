import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, day, daysBetween } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { priceOnDates } from '../pricing/dated-price.ts';
import { PRODUCTS } from '../pricing/products.ts';
import { paymentDayChoices } from '../schedule/payment-days.ts';
import { balanceAtRate, statutoryOf, type Loan, type LoanOnDay } from '../testing/sample-settlements.ts';
import { timeAxis } from './time-axis.ts';
import { RUNS } from '../testing/runs.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const loans: fc.Arbitrary<Loan> = fc
  .record({
    productId: fc.constantFrom('unsecured-2026-1' as const, 'hire-purchase-2026-1' as const),
    amount: fc.integer({ min: 1000, max: 25_000 }).map((pounds) => pence(pounds * 100)),
    termMonths: fc.integer({ min: 12, max: 60 }),
    percent: fc.integer({ min: 1130, max: 4880 }).map((hundredths) => hundredths / 100),
    drawdown: fc.nat(1500).map((days) => addDays(day('2026-01-01'), days)),
    choice: fc.nat(27),
  })
  .map(({ productId, choice, ...terms }) => {
    const choices = paymentDayChoices(terms.drawdown, PRODUCTS[productId]);
    const chosen = choices[choice % choices.length];
    const dated = chosen && priceOnDates({ ...terms, ...chosen }, PRODUCTS[productId]);
    if (!dated?.ok) throw new Error('not priced');
    return {
      ...dated.value,
      axis: timeAxis(
        terms.drawdown,
        dated.value.rows.map(({ dueOn }) => dueOn),
      ),
    };
  });

const loansOnDays: fc.Arbitrary<LoanOnDay> = fc
  .record({ loan: loans, at: fc.double({ min: 0, max: 1, noNaN: true }), missed: fc.nat(4) })
  .map(({ loan, at, missed }) => {
    const end = loan.rows.at(-1)?.dueOn ?? loan.drawdown;
    const on = addDays(loan.drawdown, Math.floor(at * daysBetween(loan.drawdown, end)));
    return { loan, on, missed: Math.min(missed, loan.rows.filter(({ dueOn }) => dueOn <= on).length) };
  });

function check<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, predicate), { numRuns: RUNS });
}

describe('the statutory balance of any loan on any day', () => {
  test('is zero within pence for a loan that ran its full term', () => {
    check(loans, (loan) => {
      const end = loan.rows.at(-1)?.dueOn ?? loan.drawdown;
      expect(Math.abs(statutoryOf(loan, end))).toBeLessThan(5);
    });
  });

  test('on a due date follows from the present value of the future instalments at the APR, and the balance from that at the rate', () => {
    check(loansOnDays, ({ loan, on }) => {
      const due = loan.rows.findLast(({ dueOn }) => dueOn <= on);
      // Interest left unpaid by a long first period earns none itself, although the agreed rows say so.
      if (!due || loan.rows.some(({ principal }) => principal < 0)) return;
      const ahead = loan.rows.slice(due.number);
      const worth = (rate: number, amountOf: (row: (typeof ahead)[number]) => number) =>
        ahead.reduce(
          (sum, row) => sum + amountOf(row) * (1 + rate) ** (loan.axis(due.dueOn) - loan.axis(row.dueOn)),
          0,
        );
      const statutory = statutoryOf(loan, due.dueOn);
      const atRate = balanceAtRate({ loan, on: due.dueOn, missed: 0 });
      expect(Math.abs(statutory - worth(loan.apr, (row) => row.payment))).toBeLessThan(5);
      // Each row’s rounding earns interest to the day; discounted to the drawdown it is half a penny a row.
      const difference = atRate - worth(loan.rate, (row) => row.payment - row.fee);
      expect(Math.abs(difference) / (1 + loan.rate) ** loan.axis(due.dueOn)).toBeLessThan(loan.termMonths);
    });
  });
});
