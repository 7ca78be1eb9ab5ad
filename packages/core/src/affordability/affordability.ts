import { pence, type Pence } from '../money/pence.ts';
import { disposableIncome, type DisposableIncome } from './disposable-income.ts';
import type { Household } from './household.ts';
import { AFFORDABILITY_2026, type AffordabilityRules } from './rules.ts';

export type AffordabilityInput = {
  readonly household: Household;
  /** Paid to other lenders each month, from the credit file. */
  readonly monthlyCommitments: Pence;
  readonly amount: Pence;
  /** The smallest amount we lend. */
  readonly minimumAmount: Pence;
  /** The regular monthly instalment for an amount (no option fee), or null where it is not offered. */
  readonly instalmentOf: (amount: Pence) => Pence | null;
};

export type Affordability = {
  readonly outcome: 'as-asked' | 'less' | 'not';
  /** Income less housing, dependants, essentials and commitments; can be negative. */
  readonly disposable: Pence;
  /** With 'less': the largest amount that is offered and affordable. */
  readonly suggestedAmount?: Pence;
  readonly ruleVersion: string;
};

/** An assessment with its intermediate values. */
export type Assessment = {
  readonly affordability: Affordability;
  readonly income: DisposableIncome;
  readonly buffer: Pence;
  /** The largest affordable instalment: disposable income less the buffer. Can be negative. */
  readonly maxInstalment: Pence;
  /** For the requested amount; null where it is not offered. */
  readonly instalment: Pence | null;
  /** For the suggested amount; null when there is none. */
  readonly suggestedInstalment: Pence | null;
};

/** Whether the borrower can repay from income over the term and, if not, what they could afford (CONC 5.2A). */
export function assess(
  input: AffordabilityInput,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): Affordability {
  return calculateAffordability(input, rules).affordability;
}

/** The same assessment with its intermediate values. */
export function calculateAffordability(
  input: AffordabilityInput,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): Assessment {
  const income = disposableIncome(input.household, input.monthlyCommitments, rules);
  const result = { disposable: income.disposable, ruleVersion: rules.version };
  const maxInstalment = lessBuffer(income, rules);
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

/** The largest monthly instalment that leaves enough to live on: disposable income less the buffer. Can be negative. */
export function largestInstalment(
  household: Household,
  monthlyCommitments: Pence,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): Pence {
  return lessBuffer(disposableIncome(household, monthlyCommitments, rules), rules);
}

function lessBuffer({ disposable }: DisposableIncome, { buffer }: AffordabilityRules): Pence {
  return pence(disposable - buffer);
}

/** Whole steps below the amount, largest first. */
function* smallerAmounts({ amount, minimumAmount }: AffordabilityInput, step: Pence): Generator<Pence> {
  const first = Math.ceil(amount / step - 1) * step;
  for (let smaller = first; smaller >= minimumAmount; smaller -= step) yield pence(smaller);
}
