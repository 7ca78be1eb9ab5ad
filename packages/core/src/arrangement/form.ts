import type { Day } from '../calendar/day.ts';
import { partOf, type NeededAnswer, type StatementPart } from '../financial-statement/missing.ts';
import type { PromisesPaidBy } from '../loan/events.ts';
import type { Pence } from '../money/pence.ts';
import { keysOf } from '../records.ts';

/** The steps in which a plan is set up, in their order. */
export const ARRANGEMENT_STEPS = [
  'reason',
  'other',
  'income',
  'outgoings',
  'priority-bills',
  'offer',
  'date',
  'summary',
  'confirmation',
] as const;

export type ArrangementStep = (typeof ARRANGEMENT_STEPS)[number];

/** Why money is short, as a borrower picks it. */
export const ARRANGEMENT_REASONS = {
  'lost-job': 'I lost my job or work has stopped',
  'less-income': 'I earn less than before',
  'higher-costs': 'My bills and living costs went up',
  illness: 'I’m ill, or I care for someone who is',
  family: 'Something changed in my family, such as a separation or a baby',
  bereavement: 'Someone close to me died',
  other: 'Something else',
  'not-said': 'I’d rather not say',
} as const;

export type ArrangementReason = keyof typeof ARRANGEMENT_REASONS;

export const OTHER_REASON_LIMIT = 500;

/** The version of a financial statement that a plan was worked out from. */
export type StatementVersion = { readonly financialStatementId: string; readonly version: number };

/** What a borrower has answered so far; null where they have not. JSON-safe. */
export type ArrangementForm = {
  readonly reason: ArrangementReason | null;
  /** In their own words, for the reason `other`. */
  readonly other: string | null;
  /** Whether the bills that come first are up to date in the statement. */
  readonly priorityBillsUpdated: boolean | null;
  /** A month. */
  readonly amount: Pence | null;
  /** In months. */
  readonly term: number | null;
  readonly affordability: StatementVersion | null;
  readonly paymentDate: Day | null;
  readonly paidBy: PromisesPaidBy | null;
};

export const EMPTY_ARRANGEMENT: ArrangementForm = {
  reason: null,
  other: null,
  priorityBillsUpdated: null,
  amount: null,
  term: null,
  affordability: null,
  paymentDate: null,
  paidBy: null,
};

/** Every answer but the one that can be left out. */
const NEEDED = keysOf(EMPTY_ARRANGEMENT).filter((name) => name !== 'other');

/** A form in which everything that a plan needs is answered. */
export type CompleteArrangementForm = Pick<ArrangementForm, 'reason' | 'other'> & {
  readonly [Name in Exclude<keyof ArrangementForm, 'other'>]: NonNullable<ArrangementForm[Name]>;
};

/** Whether everything is answered. */
export function isCompleteArrangement(form: ArrangementForm): form is CompleteArrangementForm {
  return NEEDED.every((name) => form[name] !== null);
}

/** The parts of the financial statement that a plan asks for in one step. */
export const STATEMENT_STEPS = {
  income: ['household', 'income'],
  outgoings: ['fixed-costs', 'flexible-costs'],
  'priority-bills': ['priority-bills', 'debts'],
} as const satisfies Partial<Record<ArrangementStep, readonly StatementPart[]>>;

export type StatementStep = keyof typeof STATEMENT_STEPS;

/** The financial statement of the household, as far as it decides what is asked next. */
export type StatementSoFar = {
  readonly id: string;
  readonly version: number;
  readonly missing: readonly NeededAnswer[];
};

/**
 * The first step of a plan in which an answer is missing, or in which what a household can afford has to be looked at
 * again because its statement has changed; the summary when there is none.
 */
export function nextArrangementStep(
  form: ArrangementForm,
  statement: StatementSoFar | null,
): ArrangementStep {
  if (form.reason === null) return 'reason';
  return stepOfStatement(form, statement) ?? stepOfPlan(form, statement) ?? 'summary';
}

function stepOfStatement(
  { priorityBillsUpdated }: ArrangementForm,
  statement: StatementSoFar | null,
): StatementStep | null {
  if (statement === null) return 'income';
  const missing = new Set<StatementPart>(statement.missing.map(partOf));
  const begun = keysOf(STATEMENT_STEPS).find((step) =>
    STATEMENT_STEPS[step].some((part) => missing.has(part)),
  );
  return begun ?? (priorityBillsUpdated === true ? null : 'priority-bills');
}

function stepOfPlan(
  { affordability, amount, term, paymentDate, paidBy }: ArrangementForm,
  statement: StatementSoFar | null,
): ArrangementStep | null {
  const isSeen =
    affordability?.financialStatementId === statement?.id && affordability?.version === statement?.version;
  if (!isSeen || amount === null || term === null) return 'offer';
  return paymentDate === null || paidBy === null ? 'date' : null;
}
