import { BRANDS } from '@fairlead/brands/brands';
import { poundsInPence } from '@fairlead/core/money/pounds';
import { CREDIT_HISTORIES, percentFor } from '@fairlead/core/pricing/bands';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';
import { describe, expect, test } from 'vitest';
import { shownAprs } from './shown-aprs.ts';

/** Every amount near a place where prices jump, and one in a hundred or so between. */
function* amountsOf({ min, max }: { min: number; max: number }): Generator<number> {
  for (let pounds = min; pounds <= max; pounds += isNearAJump(pounds, { min, max }) ? 1 : 97) yield pounds;
}

const isNearAJump = (pounds: number, { min, max }: { min: number; max: number }) =>
  [min, 10_000, 15_000, max].some((place) => Math.abs(pounds - place) <= 100);

describe.each(Object.values(BRANDS))('the range of APRs that $id states', ({ config }) => {
  test('is reached, and no price that the quote tool can show is outside it', () => {
    const { loanAmountRange, termOptions, bandTable, representativePercent, productId } = config;
    const shown = new Set<number>();
    for (const pounds of amountsOf(loanAmountRange)) {
      const amount = poundsInPence(pounds);
      const percents = CREDIT_HISTORIES.map((history) => percentFor(bandTable, history, amount));
      for (const percent of [...percents, representativePercent]) {
        if (percent === null) continue;
        for (let termMonths = termOptions.min; termMonths <= termOptions.max; termMonths += 1) {
          const priced = price({ amount, termMonths, percent }, PRODUCTS[productId]);
          if (!priced.ok) throw new Error(priced.refusal);
          shown.add(Number(displayPercent(priced.value.apr)));
        }
      }
    }
    const { least, most } = shownAprs(config);
    expect([Math.min(...shown), Math.max(...shown)].map((apr) => `${apr.toFixed(1)}%`)).toEqual([
      least,
      most,
    ]);
  });
});

test('the range is that of the table where the APR is fixed, and wider where fees weigh on a rate', () => {
  expect(shownAprs(BRANDS.lendable.config)).toMatchObject({ least: '11.3%', most: '48.8%' });
  expect(shownAprs(BRANDS.motor.config)).toMatchObject({ least: '10.1%', most: '57.4%' });
});
