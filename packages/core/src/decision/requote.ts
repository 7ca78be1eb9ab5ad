import { largestInstalment } from '../affordability/affordability.ts';
import { pence, type Pence } from '../money/pence.ts';
import { refuse, type Outcome } from '../outcome.ts';
import { offeredRanges, type CreditHistory, type OfferedRange } from '../pricing/bands.ts';
import { amountForInstalment } from '../pricing/for-instalment.ts';
import { price, type Price, type PriceRefusal } from '../pricing/price.ts';
import type { PricingProduct } from '../pricing/products.ts';
import { decideInBand, type Decision } from './decide.ts';
import { carCheck, carLimits } from './car.ts';
import type { DecisionInputs } from './inputs.ts';
import { APPLICANT_RULES, failedRules } from './policy.ts';

/** An amount and a term to be priced for an applicant who has been decided on. */
export type AskedTerms = { readonly amount: Pence; readonly termMonths: number };

/** What an applicant can ask for without another search, each at the prices of the decision. */
export type RequoteOptions = {
  /** Smallest amounts first. Each ends at the most that is affordable over the longest term. */
  readonly ranges: readonly OfferedRange[];
  /** Both ends are included. */
  readonly termMonths: { readonly min: number; readonly max: number };
  /** The largest monthly payment that leaves enough to live on. */
  readonly maximumMonthly: Pence;
};

/** The amounts and terms that an applicant of this band can have; null when there is none. */
export function requoteOptions(inputs: DecisionInputs, band: CreditHistory): RequoteOptions | null {
  const { product, bandTable, facts, report } = inputs;
  const terms = termsFor(inputs);
  const [shortest, longest] = [terms[0], terms.at(-1)];
  if (shortest === undefined || longest === undefined) return null;
  const limits = carLimits(inputs);
  if (limits === null) return null;
  const maximumMonthly = largestInstalment(facts.household, report.monthlyCommitments);
  const ranges = offeredRanges(bandTable, band, limits).flatMap(({ percent, amount }) => {
    const percentFor = (each: Pence) => (isWithin(each, amount) ? percent : null);
    const largest = amountForInstalment(
      { maxMonthly: maximumMonthly, termMonths: longest, percentFor },
      product,
    );
    return largest.ok && largest.value.amount >= amount.min
      ? [{ percent, amount: { min: amount.min, max: largest.value.amount } }]
      : [];
  });
  return ranges.length === 0 ? null : { ranges, termMonths: { min: shortest, max: longest }, maximumMonthly };
}

/** Why an amount and a term cannot be had, with a sentence for the borrower. */
export const TERMS_ERRORS = {
  notOffered: 'We can’t offer you this amount. Choose another one.',
  unaffordable:
    'These payments would leave you too little to live on. Choose a smaller amount, or longer to pay it back.',
  amountOutOfRange: 'We don’t lend this amount. Choose another one.',
  termOutOfRange: 'We can’t lend to you over this term. Choose another one.',
  feeExceedsCharge:
    'This amount is too small for such a short time. Choose a larger one, or longer to pay it back.',
} as const satisfies Record<PriceRefusal | 'notOffered' | 'unaffordable', string>;

/**
 * The price of an amount over a term among these options. `notOffered`: no range has the amount. `unaffordable`: the
 * monthly payment is above the maximum.
 */
export function priceAmong(
  { ranges, termMonths, maximumMonthly }: RequoteOptions,
  asked: AskedTerms,
  product: PricingProduct,
): Outcome<Price, keyof typeof TERMS_ERRORS> {
  if (!isWithin(asked.termMonths, termMonths)) return refuse('termOutOfRange');
  const range = ranges.find(({ amount }) => isWithin(asked.amount, amount));
  if (!range) return refuse('notOffered');
  const priced = price({ ...asked, percent: range.percent }, product);
  return priced.ok && priced.value.monthly > maximumMonthly ? refuse('unaffordable') : priced;
}

/** Decides on another amount and term by the report, the prices and the band of the decision before. */
export function decideAgain(inputs: DecisionInputs, band: CreditHistory, asked: AskedTerms): Decision {
  return decideInBand(asking(inputs, asked), band);
}

/**
 * Decides again on the same loan by the income that a proof shows. Report, prices, band and day are those of the
 * decision before, so that only the income can change it (CONC 5.2A: where the income matters, a lender does not rely on
 * the borrower's statement alone).
 */
export function decideOnIncome(
  inputs: DecisionInputs,
  band: CreditHistory,
  netMonthlyIncome: Pence,
): Decision {
  const household = { ...inputs.facts.household, netMonthlyIncome };
  return decideInBand({ ...inputs, facts: { ...inputs.facts, household } }, band);
}

function asking(inputs: DecisionInputs, asked: AskedTerms): DecisionInputs {
  return { ...inputs, facts: { ...inputs.facts, ...asked } };
}

/** The terms that the applicant's own details and the age and mileage of a car allow, shortest first. */
function termsFor(inputs: DecisionInputs): readonly number[] {
  const { min, max } = inputs.product.termMonths;
  const amount = pence(inputs.product.amount.min);
  const terms = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return terms.filter((termMonths) => {
    const asked = asking(inputs, { amount, termMonths });
    const { declined = [] } = carCheck(asked) ?? {};
    const isTooLongForCar = AVOIDED_BY_SHORTER_TERM.some((reason) => declined.includes(reason));
    return !isTooLongForCar && failedRules(APPLICANT_RULES, asked).length === 0;
  });
}

/** Why a car is declined at one term and not at a shorter one. */
const AVOIDED_BY_SHORTER_TERM = ['vehicle-too-old', 'vehicle-too-many-miles'] as const;

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return value >= min && value <= max;
}
