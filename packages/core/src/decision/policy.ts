import { addMonths, ageOn } from '../calendar/day.ts';
import { MINIMUM_AGE } from '../person/birth-date.ts';
import type { DeclineReason } from './decline-reasons.ts';
import type { DecisionInputs } from './inputs.ts';

type Rule = { readonly reason: DeclineReason; readonly fails: (inputs: DecisionInputs) => boolean };

/** In years on the day the term ends. */
export const MAXIMUM_AGE_AT_END = 75;
const MAX_DEFAULTS_IN_A_YEAR = 1;

/** Rules on the applicant's own details. */
export const APPLICANT_RULES = [
  {
    reason: 'under-age',
    fails: ({ facts, today }) => ageOn(facts.dateOfBirth, today) < MINIMUM_AGE,
  },
  {
    reason: 'age-at-end-of-term',
    fails: ({ facts, today }) =>
      ageOn(facts.dateOfBirth, addMonths(today, facts.termMonths)) > MAXIMUM_AGE_AT_END,
  },
  { reason: 'no-income', fails: ({ facts }) => facts.household.netMonthlyIncome <= 0 },
  {
    reason: 'amountOutOfRange',
    fails: ({ facts, product }) =>
      facts.amount % 100 !== 0 || facts.amount < product.amount.min || facts.amount > product.amount.max,
  },
  {
    reason: 'termOutOfRange',
    fails: ({ facts, product }) =>
      facts.termMonths < product.termMonths.min || facts.termMonths > product.termMonths.max,
  },
] as const satisfies readonly Rule[];

/** Rules on the credit file. */
export const CREDIT_FILE_RULES = [
  { reason: 'insolvency', fails: ({ report }) => report.adverse.insolvency },
  {
    reason: 'recent-defaults',
    fails: ({ report }) => report.adverse.defaultsLast12Months > MAX_DEFAULTS_IN_A_YEAR,
  },
] as const satisfies readonly Rule[];

/** The reasons of all failed rules, in the table's order. */
export function failedRules(rules: readonly Rule[], inputs: DecisionInputs): readonly DeclineReason[] {
  return rules.filter(({ fails }) => fails(inputs)).map(({ reason }) => reason);
}
