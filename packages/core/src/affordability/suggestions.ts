import type { Pence } from '../money/pence.ts';
import { calculateAffordability, type AffordabilityInput } from './affordability.ts';
import { AFFORDABILITY_2026, type AffordabilityRules } from './rules.ts';

export type SuggestionInput = Omit<AffordabilityInput, 'instalmentOf'> & {
  readonly termMonths: number;
  readonly maxTermMonths: number;
  /** The regular monthly instalment for an amount and term (no option fee), or null where it is not offered. */
  readonly instalmentOf: (amount: Pence, termMonths: number) => Pence | null;
};

/** A loan that the borrower could afford instead of the one requested. */
export type Suggestion = {
  readonly kind: 'smaller-amount' | 'longer-term';
  readonly amount: Pence;
  readonly termMonths: number;
  readonly monthly: Pence;
};

/**
 * Suggestions when the requested loan is not affordable: the largest affordable amount over the same term. Empty when
 * the requested loan is affordable or when even the smallest is not.
 *
 * A longer term is suggested only to a borrower who asked to see one, after the smaller amount, and is the shortest
 * that is affordable. It lowers the instalment but raises the total cost, so it is not a default (Consumer Duty,
 * PRIN 2A and FG22/5: no steering to a longer term; CONC 5.2A: affordable over the whole term).
 */
export function suggestions(
  input: SuggestionInput,
  { askedForLongerTerm = false }: { readonly askedForLongerTerm?: boolean } = {},
  rules: AffordabilityRules = AFFORDABILITY_2026,
): readonly Suggestion[] {
  const { amount, termMonths, instalmentOf } = input;
  const overTheTerm = { ...input, instalmentOf: (each: Pence) => instalmentOf(each, termMonths) };
  const { affordability, suggestedInstalment, maxInstalment } = calculateAffordability(overTheTerm, rules);
  if (affordability.outcome === 'as-asked') return [];
  const found: Suggestion[] = [];
  const { suggestedAmount } = affordability;
  if (suggestedAmount !== undefined && suggestedInstalment !== null)
    found.push({ kind: 'smaller-amount', amount: suggestedAmount, termMonths, monthly: suggestedInstalment });
  for (let longer = termMonths + 1; askedForLongerTerm && longer <= input.maxTermMonths; longer += 1) {
    const monthly = instalmentOf(amount, longer);
    if (monthly === null || monthly > maxInstalment) continue;
    return [...found, { kind: 'longer-term', amount, termMonths: longer, monthly }];
  }
  return found;
}
