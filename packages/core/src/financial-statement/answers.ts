import { addDays, type Day } from '../calendar/day.ts';
import type { Frequency } from '../income/frequency.ts';
import { pence, ZERO, type Pence } from '../money/pence.ts';
import { LINES, type PriorityBillKind, type StatementLine } from './lines.ts';
import type { FinancialStatement, StatementHousehold, Tenure } from './statement.ts';

/** The members of a household as far as they are known; null where that was not answered. */
export type HouseholdAnswers = Readonly<
  Record<Exclude<keyof StatementHousehold, 'tenure'>, number | null>
> & {
  readonly tenure: Tenure | null;
};

export type LineEntry = {
  readonly line: StatementLine;
  readonly amount: Pence;
  readonly frequency: Frequency;
};

/** A bill that the household is behind with. */
export type BillBehind = {
  readonly bill: PriorityBillKind;
  readonly owed: Pence | null;
  /** What is paid a month towards the arrears, in addition to the regular bill. */
  readonly offer: Pence | null;
};

export type ListedDebt = {
  /** Who it is owed to. */
  readonly name: string;
  readonly owed: Pence | null;
  /** What is paid on it a month now. */
  readonly monthlyPayment: Pence | null;
};

/** A statement as it is being filled in: each answer can be missing. JSON-safe. */
export type StatementAnswers = {
  readonly household: HouseholdAnswers;
  /** Each line at most once. One of £0 says that there is none. */
  readonly entries: readonly LineEntry[];
  /** Whether the household is behind with a priority bill. */
  readonly isBehind: boolean | null;
  readonly billsBehind: readonly BillBehind[];
  /** Whether money is owed to others, besides priority bills and the lender. */
  readonly hasDebts: boolean | null;
  readonly debts: readonly ListedDebt[];
  readonly notes: string | null;
};

export const NO_ANSWERS: StatementAnswers = {
  household: {
    adults: null,
    childrenUnder16: null,
    children16To18: null,
    others: null,
    vehicles: null,
    tenure: null,
  },
  entries: [],
  isBehind: null,
  billsBehind: [],
  hasDebts: null,
  debts: [],
  notes: null,
};

/** The most that one amount can be: every monthly figure of it is exact. */
export const MOST_ON_A_LINE = pence(1_000_000_00);

export const MOST_DEBTS = 12;
export const MOST_PEOPLE = 20;
export const DEBT_NAME_LIMIT = 60;
export const NOTES_LIMIT = 1000;

/** Debts and bills that are not part of what was answered do not count. */
function counted(answers: StatementAnswers): Pick<StatementAnswers, 'billsBehind' | 'debts'> {
  return {
    billsBehind: answers.isBehind === true ? answers.billsBehind : [],
    debts: answers.hasDebts === true ? answers.debts : [],
  };
}

/** The statement that the answers make. What is missing counts as nothing, and a household has at least one adult. */
export function statementFrom(answers: StatementAnswers): FinancialStatement {
  const { household, entries } = answers;
  const { billsBehind, debts } = counted(answers);
  return {
    household: {
      adults: household.adults ?? 1,
      childrenUnder16: household.childrenUnder16 ?? 0,
      children16To18: household.children16To18 ?? 0,
      others: household.others ?? 0,
      vehicles: household.vehicles ?? 0,
      tenure: household.tenure ?? 'other',
    },
    entries: entries.map(({ line, amount, frequency }) => ({
      category: LINES[line].category,
      amount,
      frequency,
    })),
    priorityDebts: billsBehind.map(({ bill, owed, offer }) => ({
      id: bill,
      owed: owed ?? ZERO,
      offer: offer ?? ZERO,
    })),
    nonPriorityDebts: debts.map(({ owed }, index) => ({ id: String(index), owed: owed ?? ZERO })),
  };
}

const LIFE_DAYS = 30;

/** The last day on which a statement counts: thirty days after it was started. */
export function statementExpiry(startedOn: Day): Day {
  return addDays(startedOn, LIFE_DAYS);
}

/** Whether a statement still counts, its last day included. */
export function isStatementOpen(expiresOn: Day, today: Day): boolean {
  return expiresOn >= today;
}
