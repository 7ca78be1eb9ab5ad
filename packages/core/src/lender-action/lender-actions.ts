import type { Day } from '../calendar/day.ts';
import type { Payee } from '../loan/agreement.ts';
import type { LoanEvent, LoanEventKind } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { isIn, LOAN_TRANSITIONS, type LoanState } from '../loan/states.ts';
import { defaultNoticeOf } from '../notices/served-default-notice.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { keysOf } from '../records.ts';

type Action = {
  readonly label: string;
  /** Money or rights are lost: a second person has to confirm it. */
  readonly isConfirmed: boolean;
};

/** What only the lender's staff can do to a loan. */
export const LENDER_ACTIONS = {
  'default-notice': { label: 'Default notice', isConfirmed: true },
  'notice-withdrawal': { label: 'Withdrawal of a default notice', isConfirmed: true },
  termination: { label: 'Termination', isConfirmed: true },
  'write-off': { label: 'Write-off', isConfirmed: true },
  sale: { label: 'Sale', isConfirmed: true },
  'breathing-space': { label: 'Breathing space', isConfirmed: false },
  'breathing-space-end': { label: 'End of a breathing space', isConfirmed: true },
  'support-needs': { label: 'Support needs', isConfirmed: false },
  'payment-found': { label: 'Missing payment found', isConfirmed: true },
  'damage-claim': { label: 'Damage to a returned car', isConfirmed: true },
  'payout-again': { label: 'Second payment of part of the price', isConfirmed: true },
  'case-answered': { label: 'Answer to a borrower’s case', isConfirmed: false },
} as const satisfies Record<string, Action>;

export type LenderAction = keyof typeof LENDER_ACTIONS;

export const LENDER_ACTION_KINDS = keysOf(LENDER_ACTIONS);

/** Why the lender cannot do it, as staff read it. */
export const LENDER_REFUSALS = {
  loanNotLate: 'Nothing is overdue on this loan.',
  arrearsTooSmall: 'A default notice needs arrears of at least 3 monthly payments.',
  arrangementRunning: 'The borrower is keeping to an arrangement. Nothing can be enforced while they do.',
  inBreathingSpace: 'The borrower is in a breathing space. Nothing can be enforced until it ends.',
  noticeRunning: 'A default notice is running. The borrower has until its last day to pay.',
  noticeNeeded: 'First a default notice has to run out, with the 14 days over and the amount not paid.',
  noNotice: 'There is no default notice to withdraw.',
  nothingOwed: 'Nothing is owed on this loan.',
  carNotReturned: 'The borrower has not handed a car back.',
  noPartBack: 'No part of what was paid for the car came back or was refused.',
  figureNeeded: 'Enter the last day on which the old lender accepts the figure: today or later.',
  damageClaimed: 'Damage to the car has already been claimed.',
  loanNotRunning: 'The loan has ended, or the borrower has withdrawn from it. Nothing more is paid out.',
  notInThisState: 'A loan in this state cannot be closed in this way.',
} as const;

export type LenderRefusal = keyof typeof LENDER_REFUSALS;

/**
 * Missed payments before a default is likely to be right: the credit reference agencies' principles for the reporting of
 * arrears, arrangements and defaults name three months.
 */
const PAYMENTS_BEFORE_DEFAULT = 3;

type Subject = {
  readonly projection: LoanProjection;
  readonly events: readonly LoanEvent[];
  /** Who was to be paid by the newest payout of a part that came back or was refused. */
  readonly unpaidParts: readonly Payee[];
};
/** A part of the price that is paid again. */
export type PartToPay = {
  readonly payee: Payee;
  /** The last day on which the old lender accepts the amount, as it has confirmed to staff. */
  readonly settlementValidUntil?: Day | undefined;
};

/** Whether it is the part that came back, and the old lender still accepts the figure. */
export function checkPartToPay(
  { payee, settlementValidUntil }: PartToPay,
  unpaidParts: readonly Payee[],
  today: Day,
): Checked {
  if (!unpaidParts.includes(payee)) return refuse('noPartBack');
  const isTaken = settlementValidUntil !== undefined && settlementValidUntil >= today;
  return payee === 'borrower' || isTaken ? accept(true) : refuse('figureNeeded');
}

/** Whether the other part of a price can still be paid out: the loan runs, and its borrower has not withdrawn. */
export const canTakePart = ({ state, withdrawal }: LoanProjection): boolean =>
  (state === 'Live' || state === 'Late') && withdrawal === null;

type Checked = Outcome<true, LenderRefusal>;

/** Whether the lender can do it to the loan as of the projection's day. */
export function checkLenderAction(action: LenderAction, subject: Subject): Checked {
  return RULES[action]?.(subject) ?? accept(true);
}

const RULES: Readonly<Partial<Record<LenderAction, (subject: Subject) => Checked>>> = {
  'default-notice': (subject) => {
    const held = checkEnforceable(subject);
    if (!held.ok) return held;
    if (subject.projection.arrears.instalments < PAYMENTS_BEFORE_DEFAULT) return refuse('arrearsTooSmall');
    return noticeIn(subject)?.status === 'running' ? refuse('noticeRunning') : accept(true);
  },
  'notice-withdrawal': (subject) => {
    const status = noticeIn(subject)?.status;
    if (status === undefined || status === 'remedied') return refuse('noNotice');
    return isIn('inArrears', subject.projection.state) ? accept(true) : refuse('notInThisState');
  },
  termination: (subject) => {
    const held = checkEnforceable(subject);
    if (!held.ok) return held;
    const status = noticeIn(subject)?.status;
    if (status === 'running') return refuse('noticeRunning');
    return status === 'expired' ? accept(true) : refuse('noticeNeeded');
  },
  'write-off': ({ projection }) => checkClosing(projection, 'Written Off'),
  sale: ({ projection }) =>
    projection.breathingSpace === null ? checkClosing(projection, 'Sold') : refuse('inBreathingSpace'),
  'payout-again': ({ projection, unpaidParts }) => {
    if (unpaidParts.length === 0) return refuse('noPartBack');
    return canTakePart(projection) ? accept(true) : refuse('loanNotRunning');
  },
  'damage-claim': ({ projection: { state }, events }) => {
    const has = (kind: LoanEventKind): boolean => events.some((event) => event.kind === kind);
    if (state !== 'Voluntary terminated' || !has('car-returned')) return refuse('carNotReturned');
    return has('damage-claimed') ? refuse('damageClaimed') : accept(true);
  },
};

function noticeIn({ projection: { asOf }, events }: Subject) {
  return defaultNoticeOf(events, asOf);
}

function checkEnforceable({ projection }: Subject): Checked {
  const { state, breathingSpace, arrangement } = projection;
  if (!isIn('inArrears', state)) return refuse('loanNotLate');
  if (breathingSpace !== null) return refuse('inBreathingSpace');
  return arrangement?.status === 'active' ? refuse('arrangementRunning') : accept(true);
}

function checkClosing({ state, outstanding }: LoanProjection, to: LoanState): Checked {
  const allowed: readonly LoanState[] = LOAN_TRANSITIONS[state];
  if (!allowed.includes(to)) return refuse('notInThisState');
  return outstanding === 0 && state !== 'Written Off' ? refuse('nothingOwed') : accept(true);
}
