import { addWorkingDays } from '../calendar/working-days.ts';
import type { Day } from '../calendar/day.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { keysOf } from '../records.ts';

/** What a borrower reported that a person has to look at. */
export const LOAN_CASE_KINDS = [
  'missing-payment',
  'breathing-space',
  'car-return',
  'car-loss',
  'plate-change',
] as const;

export type LoanCaseKind = (typeof LOAN_CASE_KINDS)[number];

type Answers = Readonly<Record<string, readonly LoanCaseKind[]>>;

/** Outcomes that follow from what staff record, with the kinds of case that each answers. */
const RECORDED = {
  /** The borrower's payment, or what the insurer of a lost car pays. */
  credited: ['missing-payment', 'car-loss'],
  begun: ['breathing-space'],
} as const satisfies Answers;

/** Outcomes that staff choose, with an answer in words. */
const IN_WORDS = {
  'not-received': ['missing-payment'],
  explained: ['missing-payment', 'car-loss', 'plate-change'],
  'not-registered': ['breathing-space'],
  returned: ['car-return'],
  'mark-changed': ['plate-change'],
} as const satisfies Answers;

const ANSWERS = { ...RECORDED, ...IN_WORDS };

/** How a case ended. */
export const CASE_OUTCOMES = keysOf(ANSWERS);

export type CaseOutcome = keyof typeof ANSWERS;

export const ANSWERS_OF_STAFF = keysOf(IN_WORDS);

/** The answers in words that a case of the kind can have. */
export function answersInWordsTo(kind: LoanCaseKind) {
  return ANSWERS_OF_STAFF.filter((outcome) => answers(outcome, kind));
}

function answers(outcome: CaseOutcome, kind: LoanCaseKind): boolean {
  const kinds: readonly LoanCaseKind[] = ANSWERS[outcome];
  return kinds.includes(kind);
}

/** The lender's own promise: an answer within five working days. */
const WORKING_DAYS_TO_ANSWER = 5;

/** The last day on which a case that is opened on a day is answered. */
export function answerDueOn(openedOn: Day): Day {
  return addWorkingDays(openedOn, WORKING_DAYS_TO_ANSWER);
}

/** Cases of a loan that can be open at a time. Further payments are added to the ones that are open, or by phone. */
export const MOST_OPEN_CASES = 5;

export const CASE_REFUSALS = {
  caseNotOpen: 'The borrower has no open case with this id on this loan.',
  answerNotOfKind: 'This answer is for another kind of case.',
  receivedOnNotPossible: 'The day has to be today or earlier, and not before the loan was paid out.',
} as const;

export type CaseRefusal = keyof typeof CASE_REFUSALS;

/** Whether a case of a loan can be answered so; undefined where the loan has no such case. */
export function checkAnswer(
  found: { readonly kind: LoanCaseKind; readonly isOpen: boolean } | undefined,
  outcome: CaseOutcome,
): Outcome<true, CaseRefusal> {
  if (!found?.isOpen) return refuse('caseNotOpen');
  return answers(outcome, found.kind) ? accept(true) : refuse('answerNotOfKind');
}

/** Whether money that staff found can have come on a day. */
export function checkReceivedOn(
  receivedOn: Day,
  { paidOutOn, today }: { readonly paidOutOn: Day | null; readonly today: Day },
): Outcome<true, CaseRefusal> {
  const isPossible = paidOutOn !== null && receivedOn >= paidOutOn && receivedOn <= today;
  return isPossible ? accept(true) : refuse('receivedOnNotPossible');
}

/** The reference of a loan's case by its number, which the borrower can quote. */
export function caseReference(loanReference: string, number: number): string {
  return `${loanReference}-Q${number}`;
}
