import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { BANDS } from '../testing/sample-bands.ts';
import { CREDIT_HISTORIES, percentFor } from './bands.ts';
import { price, type Price } from './price.ts';
import { UNSECURED_2026 } from './products.ts';

const PERCENTS = CREDIT_HISTORIES.flatMap((history) => BANDS.percents[history]).filter(
  (percent) => percent !== null,
);

function everyPrice(percentsAt: (pounds: number) => readonly (number | null)[]): Price[] {
  const prices: Price[] = [];
  for (let pounds = 1000; pounds <= 25_000; pounds += 100) {
    for (const percent of percentsAt(pounds)) {
      for (let termMonths = 12; percent !== null && termMonths <= 60; termMonths += 1) {
        const priced = price({ amount: pence(pounds * 100), termMonths, percent }, UNSECURED_2026);
        if (!priced.ok) throw new Error(`${pounds} over ${termMonths} at ${percent}: ${priced.refusal}`);
        prices.push(priced.value);
      }
    }
  }
  return prices;
}

describe('the financed fee over every £100, every term and every percent of the table', () => {
  test('never exceeds a cap, never makes the rate negative, and does not change the quoted APR', () => {
    const prices = everyPrice(() => PERCENTS);
    expect(prices).toHaveLength(241 * 49 * 7);
    const offenders = prices.filter(({ amount, percent, fee, chargeForCredit, rate, apr }) => {
      const cap = Math.min(440_00, (amount * 440) / 7500, chargeForCredit * 0.17);
      return fee > cap + 1 || rate <= 0.08 || Math.abs(apr * 100 - percent) > 0.01;
    });
    expect(offenders).toEqual([]);
  });

  test('the lowest borrowing rate offered is 9.1 %', () => {
    const offered = everyPrice((pounds) =>
      CREDIT_HISTORIES.map((history) => percentFor(BANDS, history, pence(pounds * 100))),
    );
    const lowest = offered.reduce((minimum, { rate }) => Math.min(minimum, rate), 1);
    expect((lowest * 100).toFixed(1)).toBe('9.1');
  });

  test('the fee of a small low-rate loan is a share of its charge, not the flat cap', () => {
    const priced = price({ amount: pence(1_000_00), termMonths: 12, percent: 14 }, UNSECURED_2026);
    expect(priced).toMatchObject({ ok: true, value: { fee: 12_37, chargeForCredit: 72_79 } });
  });
});
