import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { compensationCap, type EarlyPayment } from './compensation.ts';
import { SETTLEMENT_2026 } from './settlement-rules.ts';

const CLAIMING = { ...SETTLEMENT_2026, claimsCompensation: true };

const LARGE: EarlyPayment = {
  paidOn: day('2027-11-20'),
  payment: pence(10_000_00),
  earlier: [],
  isRateFixed: true,
  endsOn: day('2029-11-20'),
  interestSaved: pence(1_500_00),
};

describe('compensation for an early payment', () => {
  test('is not claimed by our products', () => {
    expect(compensationCap(LARGE, SETTLEMENT_2026)).toMatchObject({ maximum: 0, notClaimed: 'product' });
  });

  test.each<[string, Partial<EarlyPayment>, number]>([
    ['1 % with more than a year left', {}, 100_00],
    ['0.5 % with exactly a year left', { endsOn: day('2028-11-20') }, 50_00],
    ['1 % with a year and a day left', { endsOn: day('2028-11-21') }, 100_00],
    ['never more than the interest saved', { interestSaved: pence(12_34) }, 12_34],
    ['rounded down', { payment: pence(8_001_99) }, 80_01],
    ['an exact share without rounding', { payment: pence(8_700_00), endsOn: day('2028-01-20') }, 43_50],
  ])('a product that claims it can take %s', (_, change, maximum) => {
    expect(compensationCap({ ...LARGE, ...change }, CLAIMING)).toMatchObject({ maximum, notClaimed: null });
  });

  test('nothing while the rate is variable', () => {
    const capped = compensationCap({ ...LARGE, isRateFixed: false }, CLAIMING);
    expect(capped).toMatchObject({ maximum: 0, notClaimed: 'rate-not-fixed' });
  });

  test('nothing up to £8,000 in twelve months', () => {
    const capped = compensationCap({ ...LARGE, payment: pence(8_000_00) }, CLAIMING);
    expect(capped).toMatchObject({ maximum: 0, notClaimed: 'under-threshold', paidInTwelveMonths: 8_000_00 });
  });

  test.each([
    ['in the twelve months counts', '2026-11-21', 10_00],
    ['a year ago does not', '2026-11-20', 0],
    ['after it does not', '2027-11-21', 0],
  ])('an earlier payment %s', (_, on, maximum) => {
    const earlier = [{ on: day(on), amount: pence(7_500_00) }];
    expect(compensationCap({ ...LARGE, payment: pence(1_000_00), earlier }, CLAIMING).maximum).toBe(maximum);
  });
});
