import { assess, type Affordability } from '../affordability/affordability.ts';
import type { Pence } from '../money/pence.ts';
import { largestOffered, percentFor, type CreditHistory } from '../pricing/bands.ts';
import { price, type Price } from '../pricing/price.ts';
import type { DeclineReason } from './decline-reasons.ts';
import type { DecisionInputs } from './inputs.ts';
import { APPLICANT_RULES, failedRules, CREDIT_FILE_RULES } from './policy.ts';
import { bandOf } from './score-bands.ts';

/** Names the rules, score bands and their order below; any change to them is a new name. */
export const DECISION_RULES = 'decision-2026-1';

type Findings = {
  readonly band?: CreditHistory;
  readonly price?: Price;
  readonly affordability?: Affordability;
  /** Empty unless declined. */
  readonly reasons: readonly DeclineReason[];
  /** Declined for the amount alone: the most that is offered and affordable. */
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

/** Keeps what it rests on: the same inputs under the same rules give the same decision. */
export type Decision = DecisionResult & { readonly ruleVersion: string; readonly inputs: DecisionInputs };

/**
 * Decides an application: the applicant's own facts, identity and address, the credit file, the score's band and
 * price, then affordability (CONC 5.2A: never lent beyond what is shown affordable).
 */
export function decide(inputs: DecisionInputs): Decision {
  return { ...evaluate(inputs), ruleVersion: DECISION_RULES, inputs };
}

function evaluate(inputs: DecisionInputs): DecisionResult {
  const { report } = inputs;
  const ownFacts = failedRules(APPLICANT_RULES, inputs);
  if (ownFacts.length > 0) return declined(ownFacts);
  if (report.match === 'address-mismatch') return undecided('Address Mismatch');
  const creditFile = failedRules(CREDIT_FILE_RULES, inputs);
  if (creditFile.length > 0) return declined(creditFile);
  if (report.match === 'thin' || report.referred === true) return undecided('Referred');
  const band = bandOf(report.score);
  return band === null ? declined(['credit-score']) : evaluateInBand(band, inputs);
}

function evaluateInBand(
  band: CreditHistory,
  { facts, report, bandTable, product }: DecisionInputs,
): DecisionResult {
  const priceOf = (amount: Pence): Price | null => {
    const percent = percentFor(bandTable, band, amount);
    const priced =
      percent === null ? null : price({ amount, termMonths: facts.termMonths, percent }, product);
    return priced?.ok ? priced.value : null;
  };
  const asked = priceOf(facts.amount);
  const most = largestOffered(bandTable, band, product.amount);
  const affordability = assess({
    household: facts.household,
    monthlyCommitments: report.monthlyCommitments,
    amount: asked || most > facts.amount ? facts.amount : most,
    minimumAmount: product.amount.min,
    instalmentOf: (amount) => priceOf(amount)?.monthly ?? null,
  });
  const found = { band, affordability };
  if (asked && affordability.outcome === 'as-asked') {
    return { outcome: 'Quoted', ...found, price: asked, reasons: [], mostWeCanOffer: null };
  }
  if (most === 0) return { ...declined(['amount-not-offered']), ...found };
  if (affordability.outcome === 'not') return { ...declined(['unaffordable']), ...found };
  const reason = asked ? 'less-affordable' : 'amount-not-offered';
  return { ...declined([reason]), ...found, mostWeCanOffer: affordability.suggestedAmount ?? most };
}

function declined(reasons: readonly DeclineReason[]): DecisionResult & { readonly outcome: 'Declined' } {
  return { outcome: 'Declined', reasons, mostWeCanOffer: null };
}

function undecided(outcome: 'Address Mismatch' | 'Referred'): DecisionResult {
  return { outcome, reasons: [], mostWeCanOffer: null };
}
