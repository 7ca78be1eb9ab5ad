import { pence, type Pence } from '../money/pence.ts';
import { disposableIncome, type DisposableIncome } from './disposable-income.ts';
import type { Household } from './household.ts';
import { AFFORDABILITY_2026, type AffordabilityRules } from './rules.ts';

export type AffordabilityInput = {
  readonly household: Household;
  /** Paid to other lenders each month, from the credit file. */
  readonly monthlyCommitments: Pence;
  readonly amount: Pence;
  /** The least that is lent. */
  readonly minimumAmount: Pence;
  /** The usual monthly instalment of an amount (no option fee), or null where it is not offered. */
  readonly instalmentOf: (amount: Pence) => Pence | null;
};

export type Affordability = {
  readonly outcome: 'as-asked' | 'less' | 'not';
  /** Income less housing, dependants, essentials and commitments; may be negative. */
  readonly disposable: Pence;
  /** With 'less': the most that is offered and affordable. */
  readonly suggestedAmount?: Pence;
  readonly ruleVersion: string;
};

/** An assessment and every value on the way to it. */
export type Assessment = {
  readonly affordability: Affordability;
  readonly income: DisposableIncome;
  readonly buffer: Pence;
  /** The most that a new instalment may be: what is disposable less the buffer. May be negative. */
  readonly maxInstalment: Pence;
  /** Of the amount that was asked for; null where it is not offered. */
  readonly instalment: Pence | null;
  /** Of the amount that is suggested; null where none is. */
  readonly suggestedInstalment: Pence | null;
};

/** Whether the borrower can repay out of income over the term, and if not, what they could (CONC 5.2A). */
export function assess(
  input: AffordabilityInput,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): Affordability {
  return calculateAffordability(input, rules).affordability;
}

/** The same, with what it came from. */
export function calculateAffordability(
  input: AffordabilityInput,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): Assessment {
  const income = disposableIncome(input.household, input.monthlyCommitments, rules);
  const result = { disposable: income.disposable, ruleVersion: rules.version };
  const maxInstalment = pence(income.disposable - rules.buffer);
  const instalment = input.instalmentOf(input.amount);
  const assessment = { income, buffer: rules.buffer, maxInstalment, instalment, suggestedInstalment: null };
  if (instalment !== null && instalment <= maxInstalment)
    return { ...assessment, affordability: { outcome: 'as-asked', ...result } };
  for (const suggestedAmount of smallerAmounts(input, rules.step)) {
    const suggestedInstalment = input.instalmentOf(suggestedAmount);
    if (suggestedInstalment === null || suggestedInstalment > maxInstalment) continue;
    return {
      ...assessment,
      suggestedInstalment,
      affordability: { outcome: 'less', ...result, suggestedAmount },
    };
  }
  return { ...assessment, affordability: { outcome: 'not', ...result } };
}

/** Whole steps below the amount, largest first. */
function* smallerAmounts({ amount, minimumAmount }: AffordabilityInput, step: Pence): Generator<Pence> {
  const first = Math.ceil(amount / step - 1) * step;
  for (let smaller = first; smaller >= minimumAmount; smaller -= step) yield pence(smaller);
}
