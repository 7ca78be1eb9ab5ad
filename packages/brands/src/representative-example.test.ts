import { parsePounds, penceToPounds, poundsToPence } from '@fairlead/core/money/pounds';
import type { CreditHistory } from '@fairlead/core/pricing/bands';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';
import { describe, expect, test } from 'vitest';
import type { Brand } from './brand.ts';
import { BRANDS } from './brands.ts';

const HISTORIES: readonly CreditHistory[] = ['Great', 'Good', 'Fair', 'Limited'];

function priced({ config }: Brand, pounds: number, termMonths: number, percent: number) {
  const amount = poundsToPence(pounds);
  if (!amount.ok) throw new Error(amount.refusal);
  const outcome = price({ amount: amount.value, termMonths, percent }, PRODUCTS[config.productId]);
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.value;
}

describe.each(Object.values(BRANDS))('the representative example of $id', (brand) => {
  const { config } = brand;
  const { assumedAmount, assumedDuration, ...printed } = config.representativeExample;

  test('is what pricing answers, to the penny', () => {
    const exact = priced(brand, assumedAmount, assumedDuration, config.representativePercent);
    expect({
      interestRate: Number(displayPercent(exact.rate)),
      monthlyCost: penceToPounds(exact.monthly),
      representativeAPR: Number(displayPercent(exact.apr)),
      totalAmountPayable: penceToPounds(exact.totalPayable),
      totalFees: penceToPounds(exact.fee),
    }).toEqual(printed);
  });
});

/** The provider's table, and where motor's narrower range cuts it. */
const APRS = {
  Great: ['14.0', '11.5', '11.3'],
  Good: ['19.3', '15.4', null],
  Fair: ['28.4', null, null],
  Limited: ['48.8', null, null],
} as const;
const MOTOR_APRS = { ...APRS, Great: ['14.0', '11.5', '11.4'], Limited: ['44.8', null, null] } as const;

describe.each(Object.values(BRANDS))('the band table of $id', (brand) => {
  const { bandTable, illustrativeAprRange } = brand.config;

  function aprs(history: CreditHistory): (string | null)[] {
    return bandTable.percents[history].map((percent) =>
      percent === null ? null : displayPercent(priced(brand, 10_000, 60, percent).apr),
    );
  }

  test.each(HISTORIES)('shows the agreed APRs at £10,000 over 60 months: %s', (history) => {
    expect(aprs(history)).toEqual((brand.id === 'motor' ? MOTOR_APRS : APRS)[history]);
  });

  test('stays inside the brand’s illustrative range', () => {
    const shown = HISTORIES.flatMap(aprs).filter((apr) => apr !== null);
    expect(shown.map(Number).every((apr) => apr >= illustrativeAprRange.min)).toBe(true);
    expect(shown.map(Number).every((apr) => apr <= illustrativeAprRange.max)).toBe(true);
  });

  test('starts at nothing, £10,000 and £15,000', () => {
    const thresholds = ['0', '£10,000', '£15,000'].map((text) => parsePounds(text));
    expect(bandTable.minimumAmounts).toEqual(thresholds.map((amount) => amount.ok && amount.value));
  });
});
