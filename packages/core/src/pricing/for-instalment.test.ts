import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { pence, type Pence } from '../money/pence.ts';
import { percentFor, type BandTable } from './bands.ts';
import { amountForInstalment, termForInstalment, type PercentFor } from './for-instalment.ts';
import { price, type Price } from './price.ts';
import { HIRE_PURCHASE_2026, PRODUCTS, UNSECURED_2026, type PricingProduct } from './products.ts';
import { RUNS } from '../testing/runs.ts';
import { BANDS } from '../testing/sample-bands.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

/** With a credit history to which nothing is lent. */
const TABLE: BandTable = {
  ...BANDS,
  percents: { ...BANDS.percents, Limited: [null, null, null] },
};

const great: PercentFor = (amount) => percentFor(TABLE, 'Great', amount);
const limited: PercentFor = (amount) => percentFor(TABLE, 'Limited', amount);

const pounds = (n: number): Pence => pence(Math.round(n * 100));

/** The product with a range narrow enough to try every amount. */
const narrow = (product: PricingProduct): PricingProduct => ({
  ...product,
  amount: { min: pence(1_000_00), max: pence(1_200_00) },
  termMonths: { min: 12, max: 24 },
});

/** Percents that change at arbitrary pounds, some of them null. */
const anyPercents = fc
  .array(
    fc.record({
      from: fc.integer({ min: 1000, max: 1200 }),
      percent: fc.option(fc.integer({ min: 0, max: 4990 }).map((hundredths) => hundredths / 100)),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((bands): PercentFor => {
    const ordered = [{ from: 0, percent: bands[0]!.percent }, ...bands.toSorted((a, b) => a.from - b.from)];
    return (amount) => ordered.findLast(({ from }) => amount >= from * 100)!.percent;
  });

function everyPrice(product: PricingProduct, percents: PercentFor, termMonths: number): readonly Price[] {
  const prices: Price[] = [];
  for (let amount = product.amount.max; amount >= product.amount.min; amount = pence(amount - 100)) {
    const percent = percents(amount);
    const priced = percent === null ? null : price({ amount, termMonths, percent }, product);
    if (priced?.ok) prices.push(priced.value);
  }
  return prices;
}

describe('the largest amount for a monthly instalment', () => {
  test('is found to the pound', () => {
    const found = amountForInstalment(
      { maxMonthly: pounds(280.83), termMonths: 36, percentFor: () => 22.6 },
      UNSECURED_2026,
    );
    expect(found).toMatchObject({ ok: true, value: { amount: 7_500_00, monthly: 280_83 } });
  });

  test('is in the next band where a larger amount costs less a month', () => {
    const lastBelowBand = price({ amount: pounds(9_999), termMonths: 36, percent: 14 }, UNSECURED_2026);
    const firstInBand = price({ amount: pounds(10_000), termMonths: 36, percent: 11.5 }, UNSECURED_2026);
    if (!lastBelowBand.ok || !firstInBand.ok) throw new Error('both are offered');
    expect(firstInBand.value.monthly).toBeLessThan(lastBelowBand.value.monthly);
    const request = { maxMonthly: firstInBand.value.monthly, termMonths: 36, percentFor: great };
    expect(amountForInstalment(request, UNSECURED_2026)).toEqual(firstInBand);
    const pennyLess = { ...request, maxMonthly: pence(request.maxMonthly - 1) };
    const below = amountForInstalment(pennyLess, UNSECURED_2026);
    expect(below.ok && below.value.amount < 9_999_00).toBe(true);
  });

  test.each(Object.values(PRODUCTS).map(narrow))('is the true maximum of $name', (product) => {
    const request = fc.record({
      percents: anyPercents,
      termMonths: fc.integer({ min: 12, max: 24 }),
      maxMonthly: fc.integer({ min: 40_00, max: 130_00 }).map(pence),
    });
    fc.assert(
      fc.property(request, ({ percents, termMonths, maxMonthly }) => {
        const prices = everyPrice(product, percents, termMonths);
        const best = prices.find(({ monthly }) => monthly <= maxMonthly);
        const found = amountForInstalment({ maxMonthly, termMonths, percentFor: percents }, product);
        if (best) expect(found).toEqual({ ok: true, value: best });
        else expect(found).toMatchObject({ ok: false });
      }),
      { numRuns: RUNS },
    );
  });

  test('is the true maximum over the whole of a range', () => {
    const monthlies = fc.integer({ min: 30_00, max: 900_00 }).map(pence);
    const prices = everyPrice(HIRE_PURCHASE_2026, great, 48);
    fc.assert(
      fc.property(monthlies, (maxMonthly) => {
        const best = prices.find(({ monthly }) => monthly <= maxMonthly);
        const request = { maxMonthly, termMonths: 48, percentFor: great };
        const found = amountForInstalment(request, HIRE_PURCHASE_2026);
        expect(found.ok ? found.value.amount : 0).toBe(best?.amount ?? 0);
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['the term is not offered', { termMonths: 61 }, 'termOutOfRange'],
    ['the term is not whole', { termMonths: 12.5 }, 'termOutOfRange'],
    ['nothing is offered to the credit history', { percentFor: limited }, 'notOffered'],
    ['even the smallest amount costs more', { maxMonthly: pounds(10) }, 'instalmentTooLow'],
  ])('is refused by name when %s', (_, change, refusal) => {
    const request = { maxMonthly: pounds(300), termMonths: 36, percentFor: great, ...change };
    expect(amountForInstalment(request, UNSECURED_2026)).toEqual({ ok: false, refusal });
  });

  test('skips amounts whose fee exceeds their charge', () => {
    const feeCaps = { flat: pence(60_00), ofAmount: { numerator: 1, denominator: 1 }, ofCharge: null };
    const highFee = { ...UNSECURED_2026, feeCaps };
    const cheap = price({ amount: pounds(1_000), termMonths: 12, percent: 10 }, highFee);
    expect(cheap).toEqual({ ok: false, refusal: 'feeExceedsCharge' });
    const request = { maxMonthly: pounds(88), termMonths: 12, percentFor: () => 10 };
    expect(amountForInstalment(request, highFee)).toEqual({ ok: false, refusal: 'instalmentTooLow' });
  });
});

describe('the shortest term for a monthly instalment', () => {
  test('is found to the month', () => {
    const found = termForInstalment(
      { maxMonthly: pounds(280.83), amount: pounds(7_500), percentFor: () => 22.6 },
      UNSECURED_2026,
    );
    expect(found).toMatchObject({ ok: true, value: { termMonths: 36 } });
    const pennyLess = { maxMonthly: pounds(280.82), amount: pounds(7_500), percentFor: () => 22.6 };
    expect(termForInstalment(pennyLess, UNSECURED_2026)).toMatchObject({ value: { termMonths: 37 } });
  });

  test.each(Object.values(PRODUCTS))('is the true minimum of $name', (product) => {
    const request = fc.record({
      amount: fc.integer({ min: 1000, max: 25_000 }).map(pounds),
      percent: fc.integer({ min: 0, max: 4990 }).map((hundredths) => hundredths / 100),
      maxMonthly: fc.integer({ min: 20_00, max: 1_500_00 }).map(pence),
    });
    fc.assert(
      fc.property(request, ({ amount, percent, maxMonthly }) => {
        const prices = Array.from({ length: 49 }, (_, index) =>
          price({ amount, termMonths: 12 + index, percent }, product),
        );
        const best = prices.find((priced) => priced.ok && priced.value.monthly <= maxMonthly);
        const found = termForInstalment({ amount, maxMonthly, percentFor: () => percent }, product);
        expect(found).toEqual(best ?? { ok: false, refusal: 'instalmentTooLow' });
      }),
      { numRuns: RUNS },
    );
  });

  test.each([
    ['the amount is too small', { amount: pounds(999) }, 'amountOutOfRange'],
    ['the amount is too large', { amount: pounds(25_001) }, 'amountOutOfRange'],
    ['the amount has pence', { amount: pounds(2_000.5) }, 'amountOutOfRange'],
    ['the amount is not offered to the credit history', { percentFor: limited }, 'notOffered'],
    ['even the longest term costs more', { maxMonthly: pounds(20) }, 'instalmentTooLow'],
  ])('is refused by name when %s', (_, change, refusal) => {
    const request = { maxMonthly: pounds(300), amount: pounds(5_000), percentFor: great, ...change };
    expect(termForInstalment(request, UNSECURED_2026)).toEqual({ ok: false, refusal });
  });
});
