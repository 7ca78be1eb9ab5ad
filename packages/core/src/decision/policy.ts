import { addMonths, ageOn } from '../calendar/day.ts';
import type { DeclineReason } from './decline-reasons.ts';
import type { DecisionInputs } from './inputs.ts';

type Rule = { readonly reason: DeclineReason; readonly isBroken: (inputs: DecisionInputs) => boolean };

/** In years, on the day of the application. */
export const MINIMUM_AGE = 18;
/** In years, on the day the term ends. */
export const MAXIMUM_AGE_AT_END = 75;
const MAX_DEFAULTS_IN_A_YEAR = 1;

/** Rules on what the applicant said. */
export const APPLICANT_RULES = [
  {
    reason: 'under-age',
    isBroken: ({ facts, today }) => ageOn(facts.dateOfBirth, today) < MINIMUM_AGE,
  },
  {
    reason: 'age-at-end-of-term',
    isBroken: ({ facts, today }) =>
      ageOn(facts.dateOfBirth, addMonths(today, facts.termMonths)) > MAXIMUM_AGE_AT_END,
  },
  { reason: 'no-income', isBroken: ({ facts }) => facts.household.netMonthlyIncome <= 0 },
  {
    reason: 'amountOutOfRange',
    isBroken: ({ facts, product }) =>
      facts.amount % 100 !== 0 || facts.amount < product.amount.min || facts.amount > product.amount.max,
  },
  {
    reason: 'termOutOfRange',
    isBroken: ({ facts, product }) =>
      facts.termMonths < product.termMonths.min || facts.termMonths > product.termMonths.max,
  },
] as const satisfies readonly Rule[];

/** Rules on what the credit file says. */
export const CREDIT_FILE_RULES = [
  { reason: 'insolvency', isBroken: ({ report }) => report.adverse.insolvency },
  {
    reason: 'recent-defaults',
    isBroken: ({ report }) => report.adverse.defaultsLast12Months > MAX_DEFAULTS_IN_A_YEAR,
  },
] as const satisfies readonly Rule[];

/** The reasons of all rules that are broken, in the table's order. */
export function brokenRules(rules: readonly Rule[], inputs: DecisionInputs): readonly DeclineReason[] {
  return rules.filter(({ isBroken }) => isBroken(inputs)).map(({ reason }) => reason);
}
