import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { UNSECURED_2026 } from '@fairlead/core/pricing/products';
import { price } from '@fairlead/core/pricing/price';
import { describe, expect, test } from 'vitest';
import { figuresOf, withdrawalInterestPerDay } from './figures.ts';

describe('what withdrawing costs per day', () => {
  test.each([
    [17.7244, 3_35],
    [24.3719, 4_48],
    [27.0154, 4_92],
  ])('at %d per cent on £7,500 it is %d pence, without the fee', (percent, expected) => {
    expect(withdrawalInterestPerDay({ amount: pence(7_500_00), rate: percent / 100 })).toBe(expected);
  });
});

describe('the price in words', () => {
  test('the last payment is named when it differs', () => {
    const priced = price({ amount: pence(7_500_00), termMonths: 36, percent: 22.6 }, UNSECURED_2026);
    if (!priced.ok) throw new Error(priced.refusal);
    const dated = {
      ...priced.value,
      drawdown: day('2026-11-20'),
      firstDue: day('2026-12-20'),
      paymentDay: 20,
      rows: [],
    };
    const figures = figuresOf(dated, UNSECURED_2026);
    expect(figures.instalments).toBe('35 monthly payments of £280.83 and a last payment of £280.89');
    expect(figures).toMatchObject({
      rate: '17.7%',
      apr: '22.6%',
      totalPayable: '£10,109.94',
      fee: '£440.00',
    });
    expect(figures.withdrawBy).toBe('4 December 2026');
    expect(figuresOf({ ...dated, final: dated.monthly }, UNSECURED_2026).instalments).toBe(
      '36 monthly payments of £280.83',
    );
  });
});
