import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { CREDIT_HISTORIES, percentFor, type BandTable } from './bands.ts';
import { price, type Price } from './price.ts';
import { HIRE_PURCHASE_2026 } from './products.ts';

/** The motor brand's table of borrowing rates, repeated here. */
const RATES = {
  minimumAmounts: [pence(0), pence(10_000_00), pence(15_000_00)],
  percents: {
    Great: [12.12, 9.69, 9.59],
    Good: [17.26, 13.48, null],
    Fair: [26.07, 22.3, null],
    Limited: [41.88, null, null],
  },
} as const satisfies BandTable;

const PERCENTS = CREDIT_HISTORIES.flatMap((history) => RATES.percents[history]).filter(
  (percent) => percent !== null,
);

function pricesAt(percents: (pounds: number) => readonly (number | null)[]): Price[] {
  const prices: Price[] = [];
  for (let pounds = 1000; pounds <= 35_000; pounds += 100) {
    for (const percent of percents(pounds)) {
      for (let termMonths = 12; percent !== null && termMonths <= 60; termMonths += 1) {
        const priced = price({ amount: pence(pounds * 100), termMonths, percent }, HIRE_PURCHASE_2026);
        if (!priced.ok) throw new Error(`${pounds} over ${termMonths} at ${percent}: ${priced.refusal}`);
        prices.push(priced.value);
      }
    }
  }
  return prices;
}

/** By how much the last instalment, without the option fee, exceeds the others. */
const lastInstalmentGap = ({ final, optionFee, monthly }: Price): number => final - optionFee - monthly;

/**
 * The largest possible gap: half a penny rounded off each instalment and its interest, all in one direction, with
 * interest to the end.
 */
function maxLastInstalmentGap({ rate, termMonths }: Price): number {
  const month = (1 + rate) ** (1 / 12) - 1;
  return ((1 + month) ** termMonths - 1) / month + 1;
}

describe('hire purchase over every £100, every term and every rate of the motor table', () => {
  test('has a fee within both caps, the agreed rate, and an APR above it', () => {
    const prices = pricesAt(() => PERCENTS);
    expect(prices).toHaveLength(341 * 49 * 8);
    const offenders = prices.filter(({ amount, percent, fee, optionFee, rate, apr }) => {
      const isFeeWrong = fee !== Math.min(375_00, (amount * 375) / 10_000) || optionFee !== 25_00;
      return isFeeWrong || rate !== percent / 100 || rate < 0 || apr <= rate;
    });
    expect(offenders).toEqual([]);
  }, 60_000);

  test('has a last instalment that differs from the others by no more than rounding', () => {
    const offered = pricesAt((pounds) =>
      CREDIT_HISTORIES.map((history) => percentFor(RATES, history, pence(pounds * 100))),
    );
    const offenders = offered.filter(
      (priced) => priced.final <= 0 || Math.abs(lastInstalmentGap(priced)) > maxLastInstalmentGap(priced),
    );
    expect(offenders).toEqual([]);
  }, 60_000);

  test('offers no amount outside its band', () => {
    expect(percentFor(RATES, 'Fair', pence(14_999_00))).toBe(22.3);
    expect(percentFor(RATES, 'Fair', pence(15_000_00))).toBeNull();
    expect(percentFor(RATES, 'Good', pence(14_999_00))).toBe(13.48);
  });
});
