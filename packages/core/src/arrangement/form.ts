import type { Day } from '../calendar/day.ts';
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

/** The step in which each answer is given. Of `other` nothing has to be given. */
const STEP_OF = {
  reason: 'reason',
  affordability: 'income',
  priorityBillsUpdated: 'priority-bills',
  amount: 'offer',
  term: 'offer',
  paymentDate: 'date',
  paidBy: 'date',
} as const satisfies Partial<Record<keyof ArrangementForm, ArrangementStep>>;

/** A form in which everything that a plan needs is answered. */
export type CompleteArrangementForm = Pick<ArrangementForm, 'reason' | 'other'> & {
  readonly [Name in Exclude<keyof ArrangementForm, 'other'>]: NonNullable<ArrangementForm[Name]>;
};

/** Whether everything is answered. */
export function isCompleteArrangement(form: ArrangementForm): form is CompleteArrangementForm {
  return firstStepMissing(form) === null;
}

/** The first step with an answer that is missing; null when a plan can be agreed. */
export function firstStepMissing(form: ArrangementForm): ArrangementStep | null {
  const name = keysOf(STEP_OF).find((each) => form[each] === null);
  return name === undefined ? null : STEP_OF[name];
}
