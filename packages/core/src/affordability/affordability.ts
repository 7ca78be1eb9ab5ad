import { pence, type Pence } from '../money/pence.ts';
import { disposableIncome, type DisposableIncome } from './disposable-income.ts';
import type { Household } from './household.ts';
import { AFFORDABILITY_2026, type AffordabilityRules } from './rules.ts';

export type AffordabilityQuestion = {
  readonly household: Household;
  /** Paid to other lenders each month, from the credit file. */
  readonly monthlyCommitments: Pence;
  readonly amount: Pence;
  /** The least that is lent. */
  readonly smallestAmount: Pence;
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
  readonly room: Pence;
  /** Of the amount that was asked for; null where it is not offered. */
  readonly instalment: Pence | null;
  /** Of the amount that is suggested; null where none is. */
  readonly suggestedInstalment: Pence | null;
};

/** Whether the borrower can repay out of income over the term, and if not, what they could (CONC 5.2A). */
export function assess(
  question: AffordabilityQuestion,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): Affordability {
  return calculateAffordability(question, rules).affordability;
}

/** The same, with what it came from. */
export function calculateAffordability(
  question: AffordabilityQuestion,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): Assessment {
  const income = disposableIncome(question.household, question.monthlyCommitments, rules);
  const found = { disposable: income.disposable, ruleVersion: rules.version };
  const room = pence(income.disposable - rules.buffer);
  const instalment = question.instalmentOf(question.amount);
  const held = { income, buffer: rules.buffer, room, instalment, suggestedInstalment: null };
  if (instalment !== null && instalment <= room)
    return { ...held, affordability: { outcome: 'as-asked', ...found } };
  for (const suggestedAmount of smallerAmounts(question, rules.step)) {
    const suggestedInstalment = question.instalmentOf(suggestedAmount);
    if (suggestedInstalment === null || suggestedInstalment > room) continue;
    return { ...held, suggestedInstalment, affordability: { outcome: 'less', ...found, suggestedAmount } };
  }
  return { ...held, affordability: { outcome: 'not', ...found } };
}

/** Whole steps below the amount, largest first. */
function* smallerAmounts({ amount, smallestAmount }: AffordabilityQuestion, step: Pence): Generator<Pence> {
  const first = Math.ceil(amount / step - 1) * step;
  for (let smaller = first; smaller >= smallestAmount; smaller -= step) yield pence(smaller);
}
