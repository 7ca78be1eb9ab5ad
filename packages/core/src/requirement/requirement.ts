import type { BureauReport } from '../decision/bureau-report.ts';
import { pence, type Pence } from '../money/pence.ts';
import { reportedBalances } from './reported-balances.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { keysOf } from '../records.ts';
import { REQUIREMENT_KINDS, type RequirementKind } from './requirement-kinds.ts';

/**
 * Transitions of a requirement. `met` and `refused` are decisions, made at once by a rule or by staff after a review;
 * `reopened` asks again because the answer no longer fits. `begun` waits for the rest of an answer. `declined` says that
 * the applicant does not want what is offered; `turnedDown` the same of something without which the application stops.
 * `reviewStarted` leaves what was found to a person; files that are sent meanwhile are looked at with it.
 */
const TRANSITIONS = {
  'Not started': {
    provided: 'Provided',
    reviewStarted: 'In review',
    met: 'Met',
    skipped: 'Skipped',
    begun: 'Provided',
    declined: 'Skipped',
    turnedDown: 'Refused',
  },
  Provided: {
    provided: 'Provided',
    reviewStarted: 'In review',
    met: 'Met',
    refused: 'Refused',
    declined: 'Skipped',
  },
  'In review': { provided: 'Provided', met: 'Met', refused: 'Refused', reopened: 'Not started' },
  Met: { met: 'Met', reopened: 'Not started', begun: 'Provided', declined: 'Skipped' },
  Refused: { provided: 'Provided', reviewStarted: 'In review', met: 'Met' },
  Skipped: { provided: 'Provided', met: 'Met', reopened: 'Not started', begun: 'Provided' },
} as const;

export type RequirementState = keyof typeof TRANSITIONS;

type EventIn<Row> = Row extends unknown ? keyof Row : never;

export type RequirementEvent = EventIn<(typeof TRANSITIONS)[RequirementState]>;

export const REQUIREMENT_STATES = keysOf(TRANSITIONS);

/** What decides which requirements an application has. */
export type AskingFacts = {
  readonly amount: Pence;
  readonly netMonthlyIncome: Pence;
  /** What the loan is for, as the applicant chose it. */
  readonly loanReason: string;
  /** What a proof showed of the income for another application of the borrower; null where there was none. */
  readonly provenMonthlyIncome: Pence | null;
  /** The most that is affordable, where a proof of income made that less than the amount. */
  readonly affordableAmount: Pence | null;
  /** Whether a car is hired: it has to be known whose it is, what settles it and that it is insured. */
  readonly isHirePurchase: boolean;
  /** What the application was decided by. */
  readonly report: Pick<
    BureauReport,
    'isNewestAddress' | 'identityMatch' | 'addressMatch' | 'supportedMonthlyIncome' | 'creditCards'
  >;
};

type KindRow = {
  readonly isAsked: (facts: AskingFacts) => boolean;
  /** Whether the borrower may leave it out, where that depends on the application. */
  readonly mayBeSkipped?: (facts: AskingFacts) => boolean;
  /** Whether the documents say what was answered, so that another answer ends them. */
  readonly isInDocuments: boolean;
  /** Who decides whether an answer meets it: a rule at once, or staff after a review. */
  readonly decidedBy: 'rule' | 'staff';
  readonly events: readonly RequirementEvent[];
};

const ALWAYS = (): boolean => true;

/** Above this amount a loan needs a proof of income: of an unsecured loan, and of one that is secured on a car. */
const LARGEST_WITHOUT_PROOF_OF_INCOME = {
  unsecured: pence(10_000_00),
  hirePurchase: pence(15_000_00),
} as const;

const largestWithoutProof = ({ isHirePurchase }: AskingFacts): Pence =>
  LARGEST_WITHOUT_PROOF_OF_INCOME[isHirePurchase ? 'hirePurchase' : 'unsecured'];

const isOfCar = ({ isHirePurchase }: AskingFacts): boolean => isHirePurchase;

/** How much of the stated income the credit file has to support before its proof may be left out. */
const MOSTLY_SUPPORTED_PERCENT = 90;

/** Whether the credit file supports so many hundredths of the stated income; undefined where it does not say. */
function supportsIncome(
  { netMonthlyIncome, report: { supportedMonthlyIncome } }: AskingFacts,
  percent: number,
): boolean | undefined {
  if (supportedMonthlyIncome === undefined) return undefined;
  return supportedMonthlyIncome * 100 >= netMonthlyIncome * percent;
}

/** Whether more income was stated than a proof for another application has shown. */
function isMoreThanProven({ netMonthlyIncome, provenMonthlyIncome }: AskingFacts): boolean {
  return provenMonthlyIncome !== null && netMonthlyIncome > provenMonthlyIncome;
}

/** Whether the credit file matches in part or not at all. An agency that does not say raises no doubt. */
const isInDoubt = (match: BureauReport['identityMatch']): boolean => match !== undefined && match !== 'full';

/** The reason for a loan that pays off other debts. */
const DEBT_CONSOLIDATION = 'debt_consolidation';

/** What each requirement asks for, when, and who decides it. */
export const REQUIREMENTS: Readonly<Record<RequirementKind, KindRow>> = {
  phone: {
    isAsked: ALWAYS,
    isInDocuments: false,
    decidedBy: 'rule',
    events: ['met', 'reopened'],
  },
  'current-address': {
    isAsked: ({ report }) => report.isNewestAddress === false,
    isInDocuments: true,
    decidedBy: 'rule',
    events: ['met'],
  },
  identity: {
    isAsked: ({ report }) => isInDoubt(report.identityMatch),
    isInDocuments: false,
    decidedBy: 'staff',
    events: ['provided', 'met', 'refused'],
  },
  address: {
    isAsked: ({ report }) => isInDoubt(report.addressMatch),
    isInDocuments: false,
    decidedBy: 'staff',
    events: ['provided', 'met', 'refused'],
  },
  income: {
    isAsked: (facts) =>
      facts.amount > largestWithoutProof(facts) ||
      supportsIncome(facts, 100) === false ||
      isMoreThanProven(facts),
    mayBeSkipped: (facts) =>
      supportsIncome(facts, MOSTLY_SUPPORTED_PERCENT) === true && !isMoreThanProven(facts),
    isInDocuments: false,
    decidedBy: 'staff',
    events: ['provided', 'reviewStarted', 'met', 'refused', 'skipped', 'reopened'],
  },
  affordability: {
    isAsked: ({ affordableAmount }) => affordableAmount !== null,
    isInDocuments: true,
    decidedBy: 'rule',
    events: ['met', 'turnedDown'],
  },
  'debt-consolidation': {
    isAsked: ({ loanReason, report }) =>
      loanReason === DEBT_CONSOLIDATION && reportedBalances(report).length > 0,
    isInDocuments: false,
    decidedBy: 'rule',
    events: ['begun', 'met', 'declined'],
  },
  keeper: {
    isAsked: isOfCar,
    isInDocuments: false,
    decidedBy: 'staff',
    events: ['provided', 'met', 'refused'],
  },
  'settlement-letter': {
    isAsked: isOfCar,
    isInDocuments: false,
    decidedBy: 'staff',
    events: ['provided', 'met', 'refused'],
  },
  insurance: {
    isAsked: isOfCar,
    isInDocuments: false,
    decidedBy: 'staff',
    events: ['provided', 'met', 'refused'],
  },
  bank: {
    isAsked: ALWAYS,
    isInDocuments: true,
    decidedBy: 'rule',
    events: ['met', 'reopened'],
  },
  'payment-day': {
    isAsked: ALWAYS,
    isInDocuments: true,
    decidedBy: 'rule',
    events: ['met', 'reopened'],
  },
};

/** The kinds of requirement that an application has, in the order of the tasks. */
export function requirementsFor(facts: AskingFacts): readonly RequirementKind[] {
  return REQUIREMENT_KINDS.filter((kind) => REQUIREMENTS[kind].isAsked(facts));
}

/** Whether the borrower may leave a requirement out of this application. */
export function maySkip(kind: RequirementKind, facts: AskingFacts): boolean {
  return REQUIREMENTS[kind].mayBeSkipped?.(facts) ?? false;
}

/** The event for an acceptable answer from the applicant. */
export function answeredEvent(kind: RequirementKind): RequirementEvent {
  return REQUIREMENTS[kind].decidedBy === 'rule' ? 'met' : 'provided';
}

/**
 * The state after an event, or `notAllowed` when the kind does not have the event or the state has no such
 * transition.
 */
export function stepRequirement(
  kind: RequirementKind,
  state: RequirementState,
  event: RequirementEvent,
): Outcome<RequirementState, 'notAllowed'> {
  const row: Partial<Record<RequirementEvent, RequirementState>> = TRANSITIONS[state];
  const next = REQUIREMENTS[kind].events.includes(event) ? row[event] : undefined;
  return next === undefined ? refuse('notAllowed') : accept(next);
}

const SATISFIED: readonly RequirementState[] = ['Met', 'Skipped'];

/** Whether a requirement in this state needs nothing more from the applicant. */
export function isSatisfied(state: RequirementState): boolean {
  return SATISFIED.includes(state);
}
