import { parsePounds, poundsToPence } from '@fairlead/core/money/pounds';
import type { CreditHistory } from '@fairlead/core/pricing/bands';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';
import { describe, expect, test } from 'vitest';
import type { Brand, BrandId, Range } from './brand.ts';
import { BRANDS } from './brands.ts';
import { everyDay, mondayToFriday } from './opening-hours.ts';

// Figures for each brand, from section 9 of the specification.
const SUPERMARKET = [7500, 36, 17.7, 280.83, 22.6, 10_109.94, 440] as const;
const PROVIDER = [7500, 36, 24.4, 303.27, 29.7, 10_917.84, 440] as const;
const CREDIT_CARD = [7500, 36, 27, 312.15, 32.5, 11_237.4, 440] as const;
const MOTOR = [10_000, 60, 22.3, 276.61, 24.5, 16_621.77, 375] as const;

const NINE_TO_SIX = everyDay(9, 18);
const EIGHT_TO_EIGHT = everyDay(8, 20);

type Figures = {
  id: BrandId;
  example: readonly number[];
  amounts: Range;
  aprs: Range;
  founded: number;
  email: typeof NINE_TO_SIX;
};

const PERSONAL = { amounts: { min: 1000, max: 25_000 }, aprs: { min: 9.9, max: 49.9 }, founded: 2014 };

const FIGURES: readonly Figures[] = [
  { id: 'asda', ...PERSONAL, example: SUPERMARKET, email: EIGHT_TO_EIGHT },
  { id: 'postoffice', ...PERSONAL, example: SUPERMARKET, email: EIGHT_TO_EIGHT },
  { id: 'lendable', ...PERSONAL, example: PROVIDER, email: NINE_TO_SIX },
  { id: 'thinkmoney', ...PERSONAL, example: PROVIDER, email: EIGHT_TO_EIGHT },
  { id: 'vanquis', ...PERSONAL, example: CREDIT_CARD, email: NINE_TO_SIX },
  {
    id: 'motor',
    example: MOTOR,
    amounts: { min: 1000, max: 35_000 },
    aprs: { min: 11.4, max: 44.8 },
    founded: 2020,
    email: EIGHT_TO_EIGHT,
  },
];

describe.each(FIGURES)('the figures of $id', ({ id, example, amounts, aprs, founded, email }) => {
  const { config, dictionary } = BRANDS[id];

  test('the representative example', () => {
    const printed = config.representativeExample;
    expect([
      printed.assumedAmount,
      printed.assumedDuration,
      printed.interestRate,
      printed.monthlyCost,
      printed.representativeAPR,
      printed.totalAmountPayable,
      printed.totalFees,
    ]).toEqual(example);
  });

  test('the range of loan amounts', () => {
    expect(config.loanAmountRange).toEqual(amounts);
  });

  test('the illustrative APR range', () => {
    expect(config.illustrativeAprRange).toEqual(aprs);
  });

  test('the default amount and term, and the range of terms', () => {
    expect([config.defaultAmount, config.defaultTerm, config.termOptions]).toEqual([
      7500,
      36,
      { min: 12, max: 60 },
    ]);
  });

  test('the founding year', () => {
    expect(dictionary.foundingYear).toBe(founded);
  });

  test('the opening hours', () => {
    expect(dictionary.openingHours).toEqual({ email, phone: mondayToFriday(9, 18) });
  });

  test('nine comparison partners, one of them compact', () => {
    expect(new Set(config.partners.map((partner) => partner.id)).size).toBe(9);
    expect(config.partners.filter(({ isCompact }) => isCompact)).toHaveLength(1);
  });
});

const HISTORIES: readonly CreditHistory[] = ['Great', 'Good', 'Fair', 'Limited'];

/**
 * APRs from the provider's table. Motor's narrower range changes its lowest and highest, and a fair history is offered
 * its representative APR.
 */
const APRS = {
  Great: ['14.0', '11.5', '11.3'],
  Good: ['19.3', '15.4', null],
  Fair: ['28.4', null, null],
  Limited: ['48.8', null, null],
} as const;
const MOTOR_APRS = {
  ...APRS,
  Great: ['14.0', '11.5', '11.4'],
  Fair: ['28.4', '24.5', null],
  Limited: ['44.8', null, null],
} as const;

function aprs({ config }: Brand, history: CreditHistory): (string | null)[] {
  const amount = poundsToPence(10_000);
  if (!amount.ok) throw new Error(amount.refusal);
  return config.bandTable.percents[history].map((percent) => {
    if (percent === null) return null;
    const request = { amount: amount.value, termMonths: 60, percent };
    const outcome = price(request, PRODUCTS[config.productId]);
    if (!outcome.ok) throw new Error(outcome.refusal);
    return displayPercent(outcome.value.apr);
  });
}

describe.each(FIGURES)('the APRs of $id by credit history', ({ id, aprs: { min, max } }) => {
  const brand = BRANDS[id];

  test.each(HISTORIES)('match the agreed table at £10,000 over 60 months: %s', (history) => {
    expect(aprs(brand, history)).toEqual((id === 'motor' ? MOTOR_APRS : APRS)[history]);
  });

  test('stay within the brand’s illustrative range', () => {
    const shown = HISTORIES.flatMap((history) => aprs(brand, history)).filter((apr) => apr !== null);
    expect(shown.map(Number).every((apr) => apr >= min && apr <= max)).toBe(true);
  });

  test('have thresholds at £0, £10,000 and £15,000', () => {
    const thresholds = ['0', '£10,000', '£15,000'].map((text) => parsePounds(text));
    expect(brand.config.bandTable.minimumAmounts).toEqual(
      thresholds.map((amount) => amount.ok && amount.value),
    );
  });
});
