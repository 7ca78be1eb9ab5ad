import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { CARD_RETURNS, isCardReturn, leftOfCharge, refundsFrom, refundsOf } from './card-returns.ts';

const ON = day('2026-11-20');
const gone = (amount: number, isGone = true) =>
  ({ amount: pence(amount), on: ON, isGone, reason: 'card-charge-back' }) as const;

describe('what is left of a charge', () => {
  test('is the charge less what is gone, and never less than nothing', () => {
    expect(leftOfCharge(pence(100_00), [])).toBe(100_00);
    expect(leftOfCharge(pence(100_00), [gone(30_00), gone(20_00, false)])).toBe(70_00);
    expect(leftOfCharge(pence(100_00), [gone(100_00), gone(3_50)])).toBe(0);
  });

  test('is known by its reasons', () => {
    expect(Object.keys(CARD_RETURNS).every(isCardReturn)).toBe(true);
    expect(isCardReturn('toString') || isCardReturn('payer-deceased')).toBe(false);
  });
});

describe('an overpayment', () => {
  test('goes back five working days after the last money, over a weekend and a bank holiday', () => {
    expect(refundsFrom(day('2026-12-21'))).toBe('2026-12-30');
  });

  test('goes back to the newest card first', () => {
    const charges = [
      { id: 'old', amount: pence(100_00) },
      { id: 'new', amount: pence(20_00) },
    ];
    expect(refundsOf(pence(50_00), charges)).toEqual([
      { id: 'new', amount: 20_00 },
      { id: 'old', amount: 30_00 },
    ]);
    expect(refundsOf(pence(0), charges)).toEqual([]);
  });

  test('goes to no card beyond what it paid, and never adds up to more than the credit', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 500_00 }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_00 }), amounts, (credit, some) => {
        const charges = some.map((amount, index) => ({ id: String(index), amount: pence(amount) }));
        const refunds = refundsOf(pence(credit), charges);
        const total = refunds.reduce((sum, { amount }) => sum + amount, 0);
        expect(total).toBe(
          Math.min(
            credit,
            some.reduce((sum, amount) => sum + amount, 0),
          ),
        );
        for (const { id, amount } of refunds) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(charges[Number(id)]!.amount);
        }
      }),
    );
  });
});
