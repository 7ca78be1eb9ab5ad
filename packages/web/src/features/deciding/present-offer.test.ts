import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { aPaymentDay } from '../../testing/applications.ts';
import { holdsUntil, paymentsInWords, priceLines, priceSums, rangeInWords } from './present-offer.ts';
import type { Quote } from '../../resources/loan-application.ts';

const QUOTE: Quote = {
  '@type': 'quote',
  id: '01a1f8e9-0000-7000-8000-000000000001',
  amount: pence(750_000),
  term: 36,
  monthlyCost: pence(30_327),
  finalPayment: pence(30_339),
  totalAmountPayable: pence(1_091_784),
  totalFees: pence(44_000),
  optionFee: pence(0),
  totalChargeForCredit: pence(341_784),
  apr: 29.7,
  interestRate: 24.4,
  expiresAt: day('2026-12-20'),
};

describe('an offer', () => {
  test('says its payments, and the last one where it differs', () => {
    expect(paymentsInWords(QUOTE)).toBe('35 payments of £303.27 and a final payment of £303.39');
    expect(paymentsInWords({ ...QUOTE, finalPayment: QUOTE.monthlyCost })).toBe('36 payments of £303.27');
  });

  test('says what the payment day can make of it', () => {
    const lowest = aPaymentDay({ monthlyCost: pence(300_66), totalAmountPayable: pence(10_823_76) });
    const highest = aPaymentDay({ monthlyCost: pence(306_38), totalAmountPayable: pence(11_029_68) });
    expect(rangeInWords({ lowest, highest, chosen: null })).toContain(
      'from £300.66 to £306.38 a month, £10,823.76 to £11,029.68 in total.',
    );
  });

  test('breaks its price down', () => {
    expect(priceLines(QUOTE).map(({ value }) => value)).toEqual([
      '£7,500',
      '£10,917.84',
      '£3,417.84',
      '£440.00',
      '29.7%',
      '24.4%',
    ]);
  });

  test('shows sums that add up', () => {
    expect(priceSums(QUOTE).map(({ sum }) => sum)).toEqual([
      '35 × £303.27 + £303.39 = £10,917.84',
      '£10,917.84 − £7,500 = £3,417.84',
      '£440 fee + £2,977.84 interest',
    ]);
  });

  test('names the option-to-purchase fee of hire purchase next to the fee', () => {
    const hire = { ...QUOTE, totalFees: pence(375_00), optionFee: pence(25_00) };
    expect(priceLines(hire).map(({ value }) => value)).toContain('£25.00');
    expect(priceSums(hire).at(-1)?.sum).toBe('£375 fee + £25 option-to-purchase fee + £3,017.84 interest');
  });

  test('says until when it holds', () => {
    expect(holdsUntil(QUOTE)).toBe('20 December 2026');
  });
});
