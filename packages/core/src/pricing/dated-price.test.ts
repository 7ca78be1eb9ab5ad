import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '../calendar/day.ts';
import { yearsBetween } from '../calendar/years-between.ts';
import { pence, sumPence } from '../money/pence.ts';
import { displayPercent } from '../rates/apr.ts';
import { solveApr } from '../testing/solve-apr.ts';
import { paymentDayChoices } from '../schedule/payment-days.ts';
import { priceOnDates, type DatedPrice, type DatedTerms } from './dated-price.ts';
import { price } from './price.ts';
import { rateThatStays } from './product-dates.ts';
import { HIRE_PURCHASE_2026, PRODUCTS, UNSECURED_2026, type PricingProduct } from './products.ts';

function dated(terms: DatedTerms, product: PricingProduct): DatedPrice {
  const outcome = priceOnDates(terms, product);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

const EXAMPLE = { amount: pence(7_500_00), termMonths: 36, percent: 22.6 };
const AUTUMN = { drawdown: day('2026-11-20'), firstDue: day('2026-12-20'), paymentDay: 20 };

const anyLoan = fc
  .record({
    amount: fc.integer({ min: 1000, max: 25_000 }).map((pounds) => pence(pounds * 100)),
    termMonths: fc.integer({ min: 12, max: 60 }),
    percent: fc.integer({ min: 990, max: 4990 }).map((hundredths) => hundredths / 100),
    drawdown: fc.integer({ min: 0, max: 1500 }).map((n) => addDays(day('2026-01-01'), n)),
    choice: fc.nat(),
  })
  .map(({ choice, ...terms }): DatedTerms => {
    const choices = paymentDayChoices(terms.drawdown, UNSECURED_2026);
    const chosen = choices[choice % choices.length];
    if (!chosen) throw new Error('no payment day fits');
    return { ...terms, paymentDay: chosen.paymentDay, firstDue: chosen.firstDue };
  });

describe('a price on actual dates', () => {
  test('equals the quote when the first payment is a month away', () => {
    const quoted = price(EXAMPLE, UNSECURED_2026);
    const onDates = dated({ ...EXAMPLE, ...AUTUMN }, UNSECURED_2026);
    expect(quoted.ok).toBe(true);
    if (quoted.ok) expect(onDates).toMatchObject(quoted.value);
  });

  test('has a higher instalment and the same APR when the first payment is later', () => {
    const late = dated({ ...EXAMPLE, ...AUTUMN, firstDue: day('2027-01-01'), paymentDay: 1 }, UNSECURED_2026);
    expect(late).toMatchObject({ monthly: 282_56, fee: 440_00 });
    expect(displayPercent(late.apr)).toBe('22.6');
  });

  test('has a lower instalment when the first payment is sooner', () => {
    const soon = dated({ ...EXAMPLE, ...AUTUMN, firstDue: day('2026-12-08'), paymentDay: 8 }, UNSECURED_2026);
    expect(soon.monthly).toBeLessThan(280_83);
    expect(displayPercent(soon.apr)).toBe('22.6');
  });

  test.each<[string, Day, number]>([
    ['sooner than notice and Bacs allow', day('2026-12-07'), 7],
    ['after the latest day', day('2027-01-05'), 5],
    ['not on the payment day', day('2026-12-20'), 21],
    ['on a day that not every month has', day('2026-12-30'), 30],
  ])('is refused when the first due date is %s', (_, firstDue, paymentDay) => {
    expect(priceOnDates({ ...EXAMPLE, ...AUTUMN, firstDue, paymentDay }, UNSECURED_2026)).toEqual({
      ok: false,
      refusal: 'firstDueNotAllowed',
    });
  });

  test('is refused as the quote would be', () => {
    const tooMuch = { ...EXAMPLE, ...AUTUMN, amount: pence(26_000_00) };
    expect(priceOnDates(tooMuch, UNSECURED_2026)).toEqual({ ok: false, refusal: 'amountOutOfRange' });
  });
});

describe.each(Object.values(PRODUCTS))('any dated $name', (product) => {
  test('has rows that repay the balance and add up to the price', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const { rows, amount, fee, optionFee, totalPayable, final, monthly } = dated(terms, product);
        expect(rows).toHaveLength(terms.termMonths);
        expect(sumPence(rows.map((row) => row.payment))).toBe(totalPayable);
        expect(sumPence(rows.map((row) => row.principal))).toBe(amount + fee);
        expect(sumPence(rows.map((row) => row.fee))).toBe(optionFee);
        expect(rows.slice(0, -1).every((row) => row.payment === monthly)).toBe(true);
        expect(rows.at(-1)).toMatchObject({ payment: final, closing: 0 });
        expect(rows.slice(1).every((row) => row.interest >= 0 && row.principal > 0)).toBe(true);
      }),
    );
  });

  test('has the rate that its documents call unchanged, whatever its days', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const { apr, rate, percent } = dated(terms, product);
        const stays = { APR: apr, 'interest rate': rate }[rateThatStays(product.id)];
        // Payments are whole pennies, which moves an APR by less than is shown of it.
        expect(stays * 100).toBeCloseTo(percent, 1);
      }),
    );
  });

  test('has the APR of its actual payments on their actual dates', () => {
    fc.assert(
      fc.property(anyLoan, (terms) => {
        const { rows, amount, apr, drawdown } = dated(terms, product);
        const payments = rows.map((row) => ({
          amount: row.payment,
          atYears: yearsBetween(drawdown, row.dueOn),
        }));
        const solved = solveApr({ advances: [{ amount, atYears: 0 }], payments });
        expect(solved.ok && solved.value).toBeCloseTo(apr, 9);
      }),
    );
  });
});

test('an unsecured loan keeps the quoted APR on any dates', () => {
  fc.assert(
    fc.property(anyLoan, (terms) => {
      expect(Math.abs(dated(terms, UNSECURED_2026).apr * 100 - terms.percent)).toBeLessThan(0.02);
    }),
  );
});

test('hire purchase keeps its rate and clears the balance with the option fee', () => {
  const terms = { amount: pence(10_000_00), termMonths: 60, percent: 22.3, ...AUTUMN };
  const { rows, rate, monthly, final } = dated(terms, HIRE_PURCHASE_2026);
  expect({ rate, monthly, final }).toEqual({ rate: 0.223, monthly: 276_61, final: 301_78 });
  expect(rows.at(-1)).toMatchObject({ fee: 25_00, closing: 0 });
});

test('a first gap whose interest exceeds the payment adds the difference to the balance', () => {
  const terms = { ...AUTUMN, firstDue: day('2027-01-01'), paymentDay: 1 };
  const { rows } = dated(
    { amount: pence(5_000_00), termMonths: 60, percent: 48.8, ...terms },
    UNSECURED_2026,
  );
  expect(rows[0]?.principal).toBeLessThan(0);
  expect(rows[0]?.closing).toBeGreaterThan(rows[0]?.opening ?? 0);
  expect(rows.at(-1)?.closing).toBe(0);
});
