import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { penceToPounds } from '../money/pounds.ts';
import { displayPercent } from '../rates/apr.ts';
import { price } from './price.ts';
import { HIRE_PURCHASE_2026, UNSECURED_2026, type PricingProduct } from './products.ts';

const EXAMPLES = [
  {
    brand: 'supermarket and post office',
    product: UNSECURED_2026,
    terms: { amount: pence(7_500_00), termMonths: 36, percent: 22.6 },
    shown: { monthly: 280.83, total: 10_109.94, final: 280.89, fee: 440, apr: '22.6', rate: '17.7' },
    solved: { rate: 17.7244, apr: 22.5998 },
  },
  {
    brand: 'provider’s own and budgeting bank',
    product: UNSECURED_2026,
    terms: { amount: pence(7_500_00), termMonths: 36, percent: 29.68 },
    shown: { monthly: 303.27, total: 10_917.84, final: 303.39, fee: 440, apr: '29.7', rate: '24.4' },
    solved: { rate: 24.3719, apr: 29.6797 },
  },
  {
    brand: 'credit card',
    product: UNSECURED_2026,
    terms: { amount: pence(7_500_00), termMonths: 36, percent: 32.5 },
    shown: { monthly: 312.15, total: 11_237.4, final: 312.15, fee: 440, apr: '32.5', rate: '27.0' },
    solved: { rate: 27.0154, apr: 32.5 },
  },
  {
    brand: 'motor',
    product: HIRE_PURCHASE_2026,
    terms: { amount: pence(10_000_00), termMonths: 60, percent: 22.3 },
    shown: { monthly: 276.61, total: 16_621.77, final: 301.78, fee: 375, apr: '24.5', rate: '22.3' },
    solved: { rate: 22.3, apr: 24.5001 },
  },
] as const;

describe.each(EXAMPLES)(
  'the representative example of the $brand brand',
  ({ product, terms, shown, solved }) => {
    const priced = price(terms, product satisfies PricingProduct);
    if (!priced.ok) throw new Error(priced.refusal);
    const { monthly, totalPayable, final, fee, apr, rate } = priced.value;

    test('matches its published figures to the penny', () => {
      expect({
        monthly: penceToPounds(monthly),
        total: penceToPounds(totalPayable),
        final: penceToPounds(final),
        fee: penceToPounds(fee),
        apr: displayPercent(apr),
        rate: displayPercent(rate),
      }).toEqual(shown);
    });

    test('has the rates that follow from its published total', () => {
      expect(rate * 100).toBeCloseTo(solved.rate, 4);
      expect(apr * 100).toBeCloseTo(solved.apr, 4);
    });
  },
);

test('the option fee is paid once, in the last instalment', () => {
  const priced = price({ amount: pence(10_000_00), termMonths: 60, percent: 22.3 }, HIRE_PURCHASE_2026);
  expect(priced).toMatchObject({ ok: true, value: { optionFee: 25_00, chargeForCredit: 6_621_77 } });
});
