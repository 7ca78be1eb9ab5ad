import { penceToPounds, poundsToPence } from '@fairlead/core/money/pounds';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { BrandConfig, Range, RepresentativeExample } from '../brand-record.ts';
import { keysOf } from '@fairlead/core/records';

const PARTNERS = 9;

/** Defaults outside the brand's own limits, and representative figures that differ from pricing. */
export function figureProblems(config: BrandConfig): string[] {
  const { loanAmountRange, termOptions, illustrativeAprRange, representativeExample, partners } = config;
  const compact = partners.filter(({ isCompact }) => isCompact).length;
  return [
    ...outside('defaultAmount', config.defaultAmount, loanAmountRange),
    ...outside('defaultTerm', config.defaultTerm, termOptions),
    ...outside('representativeExample.assumedAmount', representativeExample.assumedAmount, loanAmountRange),
    ...outside('representativeExample.assumedDuration', representativeExample.assumedDuration, termOptions),
    ...outside(
      'representativeExample.representativeAPR',
      representativeExample.representativeAPR,
      illustrativeAprRange,
    ),
    ...exampleProblems(config),
    ...(partners.length === PARTNERS && compact === 1
      ? []
      : [`partners: ${partners.length} with ${compact} compact, not ${PARTNERS} with 1 compact`]),
  ].map((problem) => `config.${problem}`);
}

function outside(path: string, value: number, { min, max }: Range): string[] {
  return value >= min && value <= max ? [] : [`${path}: ${value} is not between ${min} and ${max}`];
}

function exampleProblems(config: BrandConfig): string[] {
  const { representativeExample: example } = config;
  const expected = pricedExample(config);
  if (typeof expected === 'string') return [`representativeExample: pricing refuses it with ${expected}`];
  return keysOf(expected).flatMap((name) => {
    const [printed, figure] = [example[name], expected[name]];
    return printed === figure
      ? []
      : [`representativeExample.${name}: ${printed}, but pricing gives ${figure}`];
  });
}

/** The figures that pricing gives for the example's amount, term and percentage, as displayed; or its refusal. */
function pricedExample(config: BrandConfig): Partial<RepresentativeExample> | string {
  const { productId, representativePercent: percent, representativeExample: example } = config;
  const amount = poundsToPence(example.assumedAmount);
  if (!amount.ok) return amount.refusal;
  const request = { amount: amount.value, termMonths: example.assumedDuration, percent };
  const outcome = price(request, PRODUCTS[productId]);
  if (!outcome.ok) return outcome.refusal;
  const { rate, monthly, apr, totalPayable, fee } = outcome.value;
  return {
    interestRate: Number(displayPercent(rate)),
    monthlyCost: penceToPounds(monthly),
    representativeAPR: Number(displayPercent(apr)),
    totalAmountPayable: penceToPounds(totalPayable),
    totalFees: penceToPounds(fee),
  };
}
