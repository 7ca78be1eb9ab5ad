import { pence, type Pence } from '../money/pence.ts';
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

/** Whether the borrower can repay out of income over the term, and if not, what they could (CONC 5.2A). */
export function assess(
  question: AffordabilityQuestion,
  rules: AffordabilityRules = AFFORDABILITY_2026,
): Affordability {
  const disposable = disposableIncome(question.household, question.monthlyCommitments, rules);
  const found = { disposable, ruleVersion: rules.version };
  const canPay = (amount: Pence): boolean => {
    const instalment = question.instalmentOf(amount);
    return instalment !== null && instalment + rules.buffer <= disposable;
  };
  if (canPay(question.amount)) return { outcome: 'as-asked', ...found };
  for (const amount of smallerAmounts(question, rules.step)) {
    if (canPay(amount)) return { outcome: 'less', ...found, suggestedAmount: amount };
  }
  return { outcome: 'not', ...found };
}

/** The larger of what is said and what is believed at least, for housing and for dependants. */
function disposableIncome(home: Household, commitments: Pence, rules: AffordabilityRules): Pence {
  const counted = rules.incomeCountedPercent[home.employmentStatus];
  const income = Math.floor((home.netMonthlyIncome * counted) / 100);
  const housing = Math.max(home.housingCost, rules.housing[home.residentialStatus]);
  const dependants = Math.max(home.dependantsCost, rules.dependants[home.numberOfDependants]);
  const essentials = rules.essentials[rules.adults[home.maritalStatus]];
  return pence(income - housing - dependants - essentials - commitments);
}

/** Whole steps below the amount, largest first. */
function* smallerAmounts({ amount, smallestAmount }: AffordabilityQuestion, step: Pence): Generator<Pence> {
  const first = Math.ceil(amount / step - 1) * step;
  for (let smaller = first; smaller >= smallestAmount; smaller -= step) yield pence(smaller);
}
