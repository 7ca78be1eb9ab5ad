import type { StatementAnswers } from './answers.ts';
import { CATEGORIES, type Section } from './categories.ts';
import { LINES } from './lines.ts';
import { keysOf } from '../records.ts';

/** The parts in which a statement is filled in, in their order: bills that come first before other spending. */
export const STATEMENT_PARTS = [
  'household',
  'income',
  'priority-bills',
  'fixed-costs',
  'flexible-costs',
  'debts',
] as const;

export type StatementPart = (typeof STATEMENT_PARTS)[number];

const hasLineOf = ({ entries }: StatementAnswers, section: Section): boolean =>
  entries.some(({ line }) => CATEGORIES[LINES[line].category].section === section);

/** The answers that a statement needs, each with its part and whether it is missing. */
const NEEDED = {
  adults: { part: 'household', isMissing: ({ household }) => household.adults === null },
  tenure: { part: 'household', isMissing: ({ household }) => household.tenure === null },
  income: { part: 'income', isMissing: (answers) => !hasLineOf(answers, 'income') },
  behind: { part: 'priority-bills', isMissing: ({ isBehind }) => isBehind === null },
  billsBehind: {
    part: 'priority-bills',
    isMissing: ({ isBehind, billsBehind }) => isBehind === true && billsBehind.length === 0,
  },
  amountsBehind: {
    part: 'priority-bills',
    isMissing: ({ isBehind, billsBehind }) =>
      isBehind === true && billsBehind.some(({ owed }) => owed === null),
  },
  fixedCosts: { part: 'fixed-costs', isMissing: (answers) => !hasLineOf(answers, 'fixed') },
  flexibleCosts: { part: 'flexible-costs', isMissing: (answers) => !hasLineOf(answers, 'flexible') },
  debts: { part: 'debts', isMissing: ({ hasDebts }) => hasDebts === null },
  debtsListed: {
    part: 'debts',
    isMissing: ({ hasDebts, debts }) => hasDebts === true && debts.length === 0,
  },
  debtAmounts: {
    part: 'debts',
    isMissing: ({ hasDebts, debts }) =>
      hasDebts === true && debts.some(({ name, owed }) => name === '' || owed === null),
  },
} as const satisfies Record<
  string,
  { readonly part: StatementPart; readonly isMissing: (answers: StatementAnswers) => boolean }
>;

export type NeededAnswer = keyof typeof NEEDED;

export const NEEDED_ANSWERS = keysOf(NEEDED);

/** The part in which an answer is given. */
export const partOf = (needed: NeededAnswer): StatementPart => NEEDED[needed].part;

/** What is still missing before the statement can be relied on, in the order of its parts. */
export function missingFrom(answers: StatementAnswers): readonly NeededAnswer[] {
  return NEEDED_ANSWERS.filter((needed) => NEEDED[needed].isMissing(answers));
}
