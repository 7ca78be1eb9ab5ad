import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { price } from '../pricing/price.ts';
import { HIRE_PURCHASE_2026, UNSECURED_2026, type PricingProduct } from '../pricing/products.ts';
import { RUNS } from '../testing/runs.ts';
import { commissionFor } from './commission.ts';
import { commissionWords } from './commission-words.ts';

const priced = (product: PricingProduct, amount: number, percent: number, termMonths = 60) => {
  const outcome = price({ amount: pence(amount), termMonths, percent }, product);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
};

describe('the commission', () => {
  test('of the representative example is £312.00', () => {
    const found = commissionFor(priced(HIRE_PURCHASE_2026, 10_000_00, 22.3));
    expect(found).toEqual({ amount: 312_00, shareOfCredit: 0.0312, shareOfCharge: 312_00 / 6_621_77 });
  });

  test('is named with its shares and with what ties the brand', () => {
    const found = commissionFor(priced(HIRE_PURCHASE_2026, 10_000_00, 22.3));
    const words = found && commissionWords(found, { lender: 'Sample Lender Ltd', introducer: 'Motor' });
    expect(words).toEqual({
      basis: 'It is 3.12% of what you borrow and is not added to your payments.',
      charge: 'It equals 4.71% of the total charge for credit.',
      tie: 'Motor offers hire purchase from Sample Lender Ltd only. It does not compare it with other lenders’ hire purchase.',
    });
  });

  test('is not paid for an unsecured loan', () => {
    expect(commissionFor(priced(UNSECURED_2026, 7_500_00, 22.6, 36))).toBeNull();
  });
});

test('the commission never depends on what the borrower pays for the credit', () => {
  const amounts = fc.integer({ min: 1_000, max: 35_000 }).map((pounds) => pounds * 100);
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 12, max: 60 }),
      fc.integer({ min: 500, max: 4000 }),
      (credit, term, rate) => {
        const found = commissionFor(priced(HIRE_PURCHASE_2026, credit, rate / 100, term));
        expect(found?.amount).toBe(commissionFor(priced(HIRE_PURCHASE_2026, credit, 22.3))?.amount);
        expect(Math.abs((found?.amount ?? 0) - credit * 0.0312)).toBeLessThanOrEqual(0.5);
      },
    ),
    { numRuns: RUNS },
  );
});
