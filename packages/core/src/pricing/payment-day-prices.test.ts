import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { paymentDayChoices } from '../schedule/payment-days.ts';
import { priceOnDates } from './dated-price.ts';
import { paymentDayPrices, rangeOf } from './payment-day-prices.ts';
import { UNSECURED_2026 } from './products.ts';

const terms = fc.record({
  amount: fc.integer({ min: 1_000, max: 25_000 }).map((pounds) => pence(pounds * 100)),
  termMonths: fc.integer({ min: 12, max: 60 }),
  percent: fc.constantFrom(9.9, 14, 19.3, 29.7, 48.8),
});
const drawdown = fc.integer({ min: 0, max: 800 }).map((days) => addDays(day('2026-01-01'), days));

describe('the price of each payment day', () => {
  test('is the one that the agreement of that day has, for every day that fits', () => {
    fc.assert(
      fc.property(terms, drawdown, (asked, on) => {
        const prices = paymentDayPrices(asked, on, UNSECURED_2026);
        expect(prices.map(({ paymentDay }) => paymentDay)).toEqual(
          paymentDayChoices(on, UNSECURED_2026).map(({ paymentDay }) => paymentDay),
        );
        const [price] = prices;
        if (!price) throw new Error('no day fits');
        const { firstDue, paymentDay } = price;
        const agreed = priceOnDates({ ...asked, drawdown: on, firstDue, paymentDay }, UNSECURED_2026);
        expect(agreed.ok && agreed.value).toMatchObject({
          monthly: price.monthly,
          final: price.final,
          totalPayable: price.totalPayable,
          apr: price.apr,
        });
      }),
      { numRuns: 20 },
    );
  });

  test('lies in the range that is shown before a day is chosen', () => {
    fc.assert(
      fc.property(terms, drawdown, (asked, on) => {
        const prices = paymentDayPrices(asked, on, UNSECURED_2026);
        const { lowest, highest } = rangeOf(prices);
        for (const { monthly, totalPayable } of prices) {
          expect(monthly).toBeGreaterThanOrEqual(lowest.monthly);
          expect(monthly).toBeLessThanOrEqual(highest.monthly);
          expect(totalPayable).toBeGreaterThanOrEqual(lowest.totalPayable);
          expect(totalPayable).toBeLessThanOrEqual(highest.totalPayable);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('of £7,500 over 36 months at 29.7 %: £300.66 a month from 8 December, £306.38 from 4 January', () => {
    const asked = { amount: pence(7_500_00), termMonths: 36, percent: 29.7 };
    const { lowest, highest } = rangeOf(paymentDayPrices(asked, day('2026-11-20'), UNSECURED_2026));
    expect([lowest.firstDue, lowest.monthly, highest.firstDue, highest.monthly]).toEqual([
      '2026-12-08',
      300_66,
      '2027-01-04',
      306_38,
    ]);
  });
});
