import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { yearsBetween } from '../calendar/years-between.ts';
import { pence, sumPence } from '../money/pence.ts';
import { paymentDayChoices } from '../schedule/payment-days.ts';
import { scheduleRows, type ScheduleRow } from '../schedule/rows.ts';
import { priceOnDates, type DatedPrice, type DatedTerms } from './dated-price.ts';
import { price } from './price.ts';
import { PRODUCTS, type PricingProduct } from './products.ts';
import { RUNS } from '../testing/runs.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const terms = {
  amount: fc.integer({ min: 1000, max: 25_000 }).map((pounds) => pence(pounds * 100)),
  termMonths: fc.integer({ min: 12, max: 60 }),
  percent: fc.integer({ min: 990, max: 4990 }).map((hundredths) => hundredths / 100),
};

/** Any payment day allowed for any drawdown: the first gap is 14 to 45 days, rarely exactly a month. */
function datedTerms(product: PricingProduct): fc.Arbitrary<DatedTerms> {
  const drawdown = fc.integer({ min: 0, max: 365 * 5 }).map((days) => addDays(day('2024-01-01'), days));
  return fc.record({ ...terms, drawdown, choice: fc.nat(27) }).map(({ choice, ...given }) => {
    const choices = paymentDayChoices(given.drawdown, product);
    const chosen = choices[choice % choices.length]!;
    return { ...given, paymentDay: chosen.paymentDay, firstDue: chosen.firstDue };
  });
}

/** Interest on one penny over part of a year, by plain powers. */
const interestOver = (rate: number, years: number): number => (1 + rate) ** years - 1;

type Timed = { readonly row: ScheduleRow; readonly years: number; readonly atYears: number };

function expectRowsToAddUp(timed: readonly Timed[], { amount, fee, rate, apr }: PricedAmounts): void {
  expect(sumPence(timed.map(({ row }) => row.principal))).toBe(amount + fee);
  const worth = timed.reduce((sum, { row, atYears }) => sum + row.payment / (1 + apr) ** atYears, 0);
  expect(Math.abs(worth - amount)).toBeLessThan(1);
  for (const { row, years } of timed.slice(0, -1)) {
    expect(Math.abs(row.interest - row.opening * interestOver(rate, years))).toBeLessThanOrEqual(0.5 + 1e-6);
  }
  const last = timed.at(-1)!.row;
  expect(last).toMatchObject({ principal: last.opening, closing: 0 });
  expect(last.interest).toBe(last.payment - last.fee - last.opening);
}

type PricedAmounts = Pick<DatedPrice, 'amount' | 'fee' | 'rate' | 'apr'>;

describe.each(Object.values(PRODUCTS))('any $name', (product) => {
  test('at equal months repays what it financed, discounts to its credit at its APR, and has interest for each month', () => {
    fc.assert(
      fc.property(fc.record(terms), (given) => {
        const outcome = price(given, product);
        if (!outcome.ok) throw new Error(outcome.refusal);
        const priced = outcome.value;
        const plan = { ...priced, opening: pence(priced.amount + priced.fee), firstYears: 1 / 12 };
        const days = Array.from({ length: given.termMonths }, () => day('2027-01-04'));
        const rows = scheduleRows(plan, days);
        const timed = rows.map((row) => ({ row, years: 1 / 12, atYears: row.number / 12 }));
        expectRowsToAddUp(timed, priced);
      }),
      { numRuns: RUNS },
    );
  });

  test('does the same on actual dates, with a stub as the first period', () => {
    fc.assert(
      fc.property(datedTerms(product), (given) => {
        const outcome = priceOnDates(given, product);
        if (!outcome.ok) throw new Error(outcome.refusal);
        const dated = outcome.value;
        const timed = dated.rows.map((row) => ({
          row,
          years: row.number === 1 ? yearsBetween(dated.drawdown, dated.firstDue) : 1 / 12,
          atYears: yearsBetween(dated.drawdown, row.dueOn),
        }));
        expectRowsToAddUp(timed, dated);
      }),
      { numRuns: RUNS },
    );
  });
});
