import { addMonths, type Day } from '../calendar/day.ts';
import { offerForLoan, shareSurplus } from '../financial-statement/affordable-arrangement.ts';
import type { FinancialStatement } from '../financial-statement/statement.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent, PromisedPayment, PromisesPaidBy } from '../loan/events.ts';
import { arrangementEnd } from '../loan/read/arrangement.ts';
import { project, type LoanProjection } from '../loan/read/project.ts';
import { pence, type Pence } from '../money/pence.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { LONGEST_PLAN_MONTHS } from './eligibility.ts';
import { firstPaymentDays } from './first-payment-days.ts';

/** The least that a plan asks for a month. */
const LEAST_PAYMENT = pence(1_00);

/** What a household can pay a month, all included. */
export type ArrangementOffer = {
  readonly least: Pence;
  readonly most: Pence;
  /** The loan's share of what is left, by what is owed to each lender (Standard Financial Statement). */
  readonly suggested: Pence;
};

export type AffordablePlan = {
  /** Left for all debts each month; negative where more goes out than comes in. */
  readonly surplus: Pence;
  /** Null where less than the least payment is left. */
  readonly offer: ArrangementOffer | null;
};

const OWN_LOAN = 'own loan';

/**
 * What a plan can ask for: from £1 to what is left after outgoings, savings and bills that come first, and never more
 * than is due within the first month. The suggestion is in whole pounds.
 */
export function affordablePlan(statement: FinancialStatement, projection: LoanProjection): AffordablePlan {
  const own = { id: OWN_LOAN, owed: projection.outstanding };
  const debts = [...statement.nonPriorityDebts, own];
  const shared = shareSurplus({ ...statement, nonPriorityDebts: debts });
  const { surplus } = shared.surplus;
  const most = Math.min(shared.available, dueBy(projection, addMonths(projection.asOf, 1)));
  if (most < LEAST_PAYMENT) return { surplus, offer: null };
  const share = Math.floor(offerForLoan(shared, OWN_LOAN).offer / LEAST_PAYMENT) * LEAST_PAYMENT;
  const suggested = pence(Math.min(Math.max(share, LEAST_PAYMENT), most));
  return { surplus, offer: { least: LEAST_PAYMENT, most: pence(most), suggested } };
}

/** What the agreement asks for until a day: what is overdue, and the instalments that fall due. */
function dueBy({ rows, arrears }: LoanProjection, until: Day): number {
  const missed = new Set(arrears.missed.map(({ number }) => number));
  const ahead = rows.filter(
    ({ number, status, dueOn }) => !missed.has(number) && status !== 'ended' && dueOn <= until,
  );
  return ahead.reduce<number>((sum, { payment, paid }) => sum + payment - paid, arrears.amount);
}

export type ArrangementTerms = {
  /** A month. */
  readonly amount: Pence;
  /** In months. */
  readonly term: number;
  readonly firstOn: Day;
};

/** A loan with its history, on the day on which a plan is agreed. */
export type LoanToday = {
  readonly agreement: Agreement;
  readonly events: readonly LoanEvent[];
  readonly today: Day;
};

/**
 * The payments of a plan, on the same day of each month. A payment is lower where that is all that is due by then, and
 * left out where nothing is: a plan never asks for more than the agreement does while its interest is frozen.
 */
export function arrangementPayments(
  { agreement, events, today }: LoanToday,
  { amount, term, firstOn }: ArrangementTerms,
): readonly PromisedPayment[] {
  const freeze = { kind: 'interest-frozen', valueOn: today, recordedAt: '', reference: 'plan' } as const;
  const projection = project(agreement, [...events, { ...freeze, reason: 'arrangement' }], today);
  let promised = 0;
  return Array.from({ length: term }, (_, index) => addMonths(firstOn, index)).flatMap((dueOn) => {
    const due = pence(Math.max(0, Math.min(amount, dueBy(projection, dueOn) - promised)));
    promised += due;
    return due > 0 ? [{ dueOn, amount: due }] : [];
  });
}

/** The payments of a plan with these terms, if a household with that offer can agree them. */
export function planFor(
  loan: LoanToday,
  { offer }: Pick<AffordablePlan, 'offer'>,
  terms: ArrangementTerms,
): Outcome<readonly PromisedPayment[], 'amountNotPossible' | 'termNotPossible' | 'dateNotPossible'> {
  const { amount, term, firstOn } = terms;
  if (!offer || amount < offer.least || amount > offer.most) return refuse('amountNotPossible');
  if (!Number.isInteger(term) || term < 1 || term > LONGEST_PLAN_MONTHS) return refuse('termNotPossible');
  const days = firstPaymentDays(loan.today, term);
  const isOffered = days.some(({ date, refusal }) => date === firstOn && refusal === null);
  return isOffered ? accept(arrangementPayments(loan, terms)) : refuse('dateNotPossible');
}

type Agreeing = {
  readonly reference: string;
  readonly agreedOn: Day;
  readonly recordedAt: string;
  readonly payments: readonly PromisedPayment[];
  readonly paidBy: PromisesPaidBy;
};

/** The events of an agreed plan: its promises, and the freeze of interest until it is over. */
export function agreementOf({
  reference,
  agreedOn,
  recordedAt,
  payments,
  paidBy,
}: Agreeing): readonly LoanEvent[] {
  const on = { valueOn: agreedOn, recordedAt, reference };
  return [
    { kind: 'arrangement-agreed', ...on, payments, paidBy },
    { kind: 'interest-frozen', ...on, reason: 'arrangement' },
    { kind: 'interest-resumed', ...on, valueOn: arrangementEnd(payments) },
  ];
}

/** The end of a plan on the projection's day, with its reason: `broken`, or `kept` where it is over with every promise kept. A breathing space breaks none. */
export function endOfArrangement(
  { arrangement, isActive, breathingSpace, asOf }: LoanProjection,
  recordedAt: string,
): readonly LoanEvent[] {
  if (!arrangement || !isActive || breathingSpace !== null) return [];
  const { status, endsOn, reference } = arrangement;
  const isOver = status === 'broken' || (status === 'kept' && endsOn <= asOf);
  return isOver ? [{ kind: 'arrangement-ended', valueOn: asOf, recordedAt, reference, reason: status }] : [];
}
