import { penceToPounds, poundsToPence } from '@fairlead/core/money/pounds';
import { price } from '@fairlead/core/pricing/price';
import { PRODUCTS } from '@fairlead/core/pricing/products';
import { displayPercent } from '@fairlead/core/rates/apr';
import type { BrandConfig, Range, RepresentativeExample } from '../brand-record.ts';

const PARTNERS = 9;

/** Limits that exclude the brand's own defaults, and a representative example that pricing does not answer. */
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
      : [`partners: ${partners.length} of which ${compact} compact, not ${PARTNERS} of which 1`]),
  ].map((problem) => `config.${problem}`);
}

function outside(path: string, value: number, { min, max }: Range): string[] {
  return value >= min && value <= max ? [] : [`${path}: ${value} is not between ${min} and ${max}`];
}

function exampleProblems(config: BrandConfig): string[] {
  const { representativeExample: example } = config;
  const answered = answeredBy(config);
  if (typeof answered === 'string') return [`representativeExample: pricing refuses it, ${answered}`];
  return Object.entries(answered).flatMap(([name, figure]) => {
    // The names are those of the example: the line above made them.
    const printed = example[name as keyof RepresentativeExample];
    return printed === figure ? [] : [`representativeExample.${name}: ${printed}, pricing answers ${figure}`];
  });
}

/** What pricing answers to the example's amount, term and percent, as it is printed; or why it refuses. */
function answeredBy(config: BrandConfig): Partial<RepresentativeExample> | string {
  const { productId, representativePercent: percent, representativeExample: example } = config;
  const amount = poundsToPence(example.assumedAmount);
  if (!amount.ok) return amount.refusal;
  const asked = { amount: amount.value, termMonths: example.assumedDuration, percent };
  const outcome = price(asked, PRODUCTS[productId]);
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
