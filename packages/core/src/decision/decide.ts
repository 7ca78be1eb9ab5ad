import { assess, type Affordability, type AffordabilityInput } from '../affordability/affordability.ts';
import type { Pence } from '../money/pence.ts';
import { largestOffered, percentFor, type CreditHistory } from '../pricing/bands.ts';
import { price, type Price } from '../pricing/price.ts';
import type { DeclineReason } from './decline-reasons.ts';
import type { DecisionInputs } from './inputs.ts';
import { APPLICANT_RULES, failedRules, CREDIT_FILE_RULES } from './policy.ts';
import { carCheck, carLimits, largestOnCar, whyCarIsReviewed } from './car.ts';
import { bandOf } from './score-bands.ts';

/** Version of the decision rules, score bands and their order; any change gets a new name. */
export const DECISION_RULES = 'decision-2026-1';

type Findings = {
  readonly band?: CreditHistory;
  readonly price?: Price;
  readonly affordability?: Affordability;
  /** Empty unless declined. */
  readonly reasons: readonly DeclineReason[];
  /** When declined only because of the amount: the largest amount that is offered and affordable. */
  readonly mostWeCanOffer: Pence | null;
};

type DecisionResult =
  | (Findings & {
      readonly outcome: 'Quoted';
      readonly band: CreditHistory;
      readonly price: Price;
      readonly affordability: Affordability;
    })
  | (Findings & { readonly outcome: 'Declined' | 'Address Mismatch' | 'Referred' });

/** Includes its inputs: the same inputs under the same rules give the same decision. */
export type Decision = DecisionResult & { readonly ruleVersion: string; readonly inputs: DecisionInputs };

/**
 * Decides an application in order: the applicant's own details, identity and address, the credit file, the score band
 * and its price, then affordability (CONC 5.2A: never lends more than is shown to be affordable). Hire purchase needs a
 * car that it can be secured on as well, whatever the credit file says.
 */
export function decide(inputs: DecisionInputs): Decision {
  return { ...withCar(inputs, evaluate(inputs)), ruleVersion: DECISION_RULES, inputs };
}

/**
 * Decides an application whose credit band is already known: from a person's review, or from the decision before. The
 * band replaces the match, the referral and the score; the other rules are the same: what the credit file forbids stays
 * declined, and so does what is not shown to be affordable (CONC 5.2A).
 */
export function decideInBand(inputs: DecisionInputs, knownBand: CreditHistory): Decision {
  return decide({ ...inputs, knownBand });
}

/** Records that a person reviewed an application and declined it for these reasons. */
export function declineAfterReview(inputs: DecisionInputs, reasons: readonly DeclineReason[]): Decision {
  const { knownBand: _, ...withoutBand } = inputs;
  return { ...declined(reasons), ruleVersion: DECISION_RULES, inputs: withoutBand };
}

function evaluate(inputs: DecisionInputs): DecisionResult {
  const { report, knownBand } = inputs;
  if (knownBand) {
    const failed = [...failedRules(APPLICANT_RULES, inputs), ...failedRules(CREDIT_FILE_RULES, inputs)];
    return failed.length > 0 ? declined(failed) : evaluateInBand(knownBand, inputs);
  }
  const applicantReasons = failedRules(APPLICANT_RULES, inputs);
  if (applicantReasons.length > 0) return declined(applicantReasons);
  if (report.match === 'address-mismatch') return undecided('Address Mismatch');
  const creditFileReasons = failedRules(CREDIT_FILE_RULES, inputs);
  if (creditFileReasons.length > 0) return declined(creditFileReasons);
  if (isToBeReviewed(report)) return undecided('Referred');
  const band = bandOf(report.score);
  return band === null ? declined(['credit-score']) : evaluateInBand(band, inputs);
}

/**
 * The decision on the applicant with that on the car. A car that no agreement is made about declines the application,
 * with the applicant's own reasons in front; one that a person has to look at refers what would have been quoted, unless
 * a person gave the band.
 */
function withCar(inputs: DecisionInputs, found: DecisionResult): DecisionResult {
  const check = carCheck(inputs);
  if (check === null) return found;
  const isToBeReviewed = inputs.knownBand === undefined && whyCarIsReviewed(inputs).length > 0;
  if (check.declined.length > 0) {
    const mostWeCanOffer = found.outcome === 'Quoted' && !isToBeReviewed ? largestOnCar(inputs, check) : null;
    const { price: _, ...findings } = found;
    return { ...findings, ...declined([...found.reasons, ...check.declined]), mostWeCanOffer };
  }
  if (found.outcome === 'Quoted') return isToBeReviewed ? undecided('Referred') : found;
  const { mostWeCanOffer } = found;
  const isOffered = mostWeCanOffer !== null && mostWeCanOffer >= (carLimits(inputs)?.min ?? Infinity);
  return isOffered && !isToBeReviewed ? found : { ...found, mostWeCanOffer: null };
}

/** Whether a person decides: too little to score, a person whom the file does not show, or the agency asks for it. */
function isToBeReviewed({ match, identityMatch, referred }: DecisionInputs['report']): boolean {
  return match === 'thin' || identityMatch === 'none' || referred === true;
}

/** The price of an amount over the term that was asked for; null where the band does not offer it. */
function priceIn(
  { facts: { termMonths }, bandTable, product }: DecisionInputs,
  band: CreditHistory,
  amount: Pence,
): Price | null {
  const percent = percentFor(bandTable, band, amount);
  const priced = percent === null ? null : price({ amount, termMonths, percent }, product);
  return priced?.ok ? priced.value : null;
}

/**
 * What affordability is worked out from in a credit band: the amount that was asked for, or the largest that the band
 * offers where that is less.
 */
export function affordabilityInput(inputs: DecisionInputs, band: CreditHistory): AffordabilityInput {
  const { facts, report, bandTable, product } = inputs;
  const largest = largestOffered(bandTable, band, product.amount);
  const isOffered = largest > facts.amount || priceIn(inputs, band, facts.amount) !== null;
  return {
    household: facts.household,
    monthlyCommitments: report.monthlyCommitments,
    amount: isOffered ? facts.amount : largest,
    minimumAmount: product.amount.min,
    instalmentOf: (amount) => priceIn(inputs, band, amount)?.monthly ?? null,
  };
}

function evaluateInBand(band: CreditHistory, inputs: DecisionInputs): DecisionResult {
  const requestedPrice = priceIn(inputs, band, inputs.facts.amount);
  const largest = largestOffered(inputs.bandTable, band, inputs.product.amount);
  const affordability = assess(affordabilityInput(inputs, band));
  const findings = { band, affordability };
  if (requestedPrice && affordability.outcome === 'as-asked') {
    return { outcome: 'Quoted', ...findings, price: requestedPrice, reasons: [], mostWeCanOffer: null };
  }
  if (largest === 0) return { ...declined(['amount-not-offered']), ...findings };
  if (affordability.outcome === 'not') return { ...declined(['unaffordable']), ...findings };
  const reason = requestedPrice ? 'less-affordable' : 'amount-not-offered';
  return { ...declined([reason]), ...findings, mostWeCanOffer: affordability.suggestedAmount ?? largest };
}

function declined(reasons: readonly DeclineReason[]): DecisionResult & { readonly outcome: 'Declined' } {
  return { outcome: 'Declined', reasons, mostWeCanOffer: null };
}

function undecided(outcome: 'Address Mismatch' | 'Referred'): DecisionResult {
  return { outcome, reasons: [], mostWeCanOffer: null };
}
