import { addMonths, daysBetween, type Day } from '../calendar/day.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import type { NextPayment } from '../loan/read/next-payment.ts';
import { project, type LoanProjection } from '../loan/read/project.ts';
import { settlementOn } from '../loan/read/settlement-on.ts';
import { pence, ZERO, type Pence } from '../money/pence.ts';
import { growth } from '../rates/periodic.ts';
import { expectedHistory, type PaymentUnderWay } from './expected-history.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import { earlyRepayment } from './repayment.ts';
import { settledBy } from './settled-by.ts';

/** A change that a borrower considers, by the way in which they would make it. */
export type ConsideredChange =
  /** An early payment on a day; `keeps` is what stays the same, the instalment or the term. */
  | {
      readonly kind: 'pay-once';
      readonly amount: Pence;
      readonly payOn: Day;
      readonly keeps: 'instalment' | 'term';
    }
  /** The same early payment every month from a day on, the instalment unchanged, until the loan ends. */
  | { readonly kind: 'pay-monthly'; readonly amount: Pence; readonly payOn: Day }
  /** The settlement figure of a day, paid on it. */
  | { readonly kind: 'settle'; readonly payOn: Day }
  /** The next instalment on another date, later ones on that day of the month. */
  | { readonly kind: 'move-payment-date'; readonly firstDueOn: Day };

/** What is owed after a payment, without the interest since. */
export type BalancePoint = { readonly on: Day; readonly balance: Pence };

/** How a loan continues from today on. */
export type LoanCourse = {
  readonly nextPayment: Pick<NextPayment, 'dueOn' | 'collectOn' | 'amount'> | null;
  /** The day of the last payment. */
  readonly endsOn: Day;
  /** Everything paid from today on, the change included. */
  readonly toPay: Pence;
  /** What of it is not the balance of today: interest, less charges that are given back. */
  readonly interest: Pence;
  readonly balances: readonly BalancePoint[];
};

export type ChangePreview = {
  /** What is paid extra on the first day of the change; zero where only the day moves. */
  readonly amount: Pence;
  /** The day from which it counts. */
  readonly on: Day;
  /** It pays off the loan, at the latest with its last payment. */
  readonly settles: boolean;
  readonly now: LoanCourse;
  readonly after: LoanCourse;
  /** Less to pay in total; negative costs more. */
  readonly saved: Pence;
};

type History = readonly LoanEvent[];

type Known = {
  readonly agreement: Agreement;
  readonly events: History;
  /** As of today. */
  readonly projection: LoanProjection;
  readonly underWay: readonly PaymentUnderWay[];
};

/** A payment of the change, with what is owed after it. */
type Payment = BalancePoint & { readonly amount: Pence };

/** A loan with the change in it. */
type Changed = {
  /** As of the first day of the change. */
  readonly first: LoanProjection;
  /** As of the day on which everything that the change pays has been paid. */
  readonly last: LoanProjection;
  /** The first payment and the last one. */
  readonly payments: readonly Payment[];
  readonly settles: boolean;
};

type MakeChange<Kind extends ConsideredChange['kind']> = (
  known: Known,
  change: Extract<ConsideredChange, { kind: Kind }>,
) => Changed;

/**
 * How a loan continues with and without a change, if every payment under way arrives and every instalment is paid when
 * due. The history of the change has the events that the change itself would record, so that each figure is the one
 * that the borrower sees afterwards.
 */
export function previewChange(known: Known, change: ConsideredChange): ChangePreview {
  const make = CHANGES[change.kind] as MakeChange<ConsideredChange['kind']>;
  const changed = make(known, change);
  const on = change.kind === 'move-payment-date' ? known.projection.asOf : change.payOn;
  const unchanged = project(known.agreement, expectedUntil(known, on), on);
  const now = courseOf(known, { first: unchanged, last: unchanged, payments: [] });
  const after = courseOf(known, changed);
  const saved = pence(now.toPay - after.toPay);
  return { amount: changed.payments[0]?.amount ?? ZERO, on, settles: changed.settles, now, after, saved };
}

const CHANGES: { readonly [Kind in ConsideredChange['kind']]: MakeChange<Kind> } = {
  'pay-once': (known, { amount, payOn, keeps }) => {
    const { events, payment, settles } = pay(known, expectedUntil(known, payOn), { amount, on: payOn });
    const lowered: LoanEvent = { kind: 'instalment-lowered', ...about(payOn) };
    const isLowered = keeps === 'term' && !settles;
    const after = project(known.agreement, isLowered ? [...events, lowered] : events, payOn);
    return { first: after, last: after, payments: [{ ...payment, balance: after.principal }], settles };
  },
  'pay-monthly': payMonthly,
  settle: (known, { payOn }) => {
    const expected = expectedUntil(known, payOn, payOn);
    const { figure } = settlementOn(known.agreement, expected, payOn);
    const { projection, payment, settles } = pay(known, expected, { amount: figure, on: payOn });
    return { first: projection, last: projection, payments: [payment], settles };
  },
  'move-payment-date': ({ agreement, events, projection: { asOf } }, { firstDueOn }) => {
    const changed: LoanEvent = { kind: 'payment-date-changed', ...about(asOf), firstDueOn };
    const after = project(agreement, [...events, changed], asOf);
    return { first: after, last: after, payments: [], settles: false };
  },
};

/**
 * Months in which the end is far are paid together: replaying an early payment is costly, and a loan of five years has
 * sixty of them.
 */
function payMonthly(
  known: Known,
  { amount, payOn }: { readonly amount: Pence; readonly payOn: Day },
): Changed {
  const dayOf = (month: number): Day => addMonths(payOn, month);
  let expected = expectedUntil(known, payOn);
  const { figure } = settlementOn(known.agreement, expected, payOn);
  let paid = pay(known, expected, { amount: pence(Math.min(amount, figure)), on: payOn });
  const first = paid;
  for (let month = 0; ; month += 1) {
    const { projection: last, payment, settles } = paid;
    const payments = payment === first.payment ? [payment] : [first.payment, payment];
    const isAhead = last.rows.some(({ status, dueOn }) => status === 'upcoming' && dueOn >= dayOf(month + 1));
    if (settles || !isAhead) return { first: first.projection, last, payments, settles };
    const certain = monthsBeforeTheEnd(known.agreement, last, amount);
    const more = Array.from({ length: certain }, (_, each) => receivedOn(dayOf(month + 1 + each), amount));
    month += certain;
    const arrived = new Set(paid.events.map(({ reference }) => reference));
    const underWay = known.underWay.filter(({ id }) => !arrived.has(id));
    const events = [...paid.events, ...more];
    const next = dayOf(month + 1);
    expected = expectedUntil({ projection: last, events, underWay }, next);
    const most = mostBesidesSubmitted(known.agreement, expected, next);
    if (most === 0) {
      const newest =
        certain === 0 ? payment : paymentOn(known.agreement, expected, { on: dayOf(month), amount });
      const ended = project(known.agreement, expected, next);
      return {
        first: first.projection,
        last: ended,
        payments: [...new Set([first.payment, newest])],
        settles: false,
      };
    }
    paid = pay(known, expected, { amount: pence(Math.min(amount, most)), on: next });
  }
}

/** A payment of the history, with what is owed after it. */
function paymentOn(
  agreement: Agreement,
  events: History,
  { on, amount }: { readonly on: Day; readonly amount: Pence },
): Payment {
  const until = events.filter(({ valueOn }) => valueOn <= on);
  return { on, amount, balance: project(agreement, until, on).principal };
}

/** What can be paid extra on a day besides the instalment that was submitted for the days after it. */
function mostBesidesSubmitted(agreement: Agreement, events: History, on: Day): Pence {
  const projection = project(agreement, events, on);
  const underWay = projection.rows
    .filter(({ dueOn, collectOn }) => dueOn > on && submissionDay(collectOn) <= on)
    .map(({ number, payment, paid, collectOn }) => ({
      id: `submitted ${number}`,
      amount: pence(payment - paid),
      collectOn,
      instalment: number,
    }));
  const range = earlyRepayment(agreement, events, projection, { payOn: on, underWay });
  return range.ok ? range.value.most : ZERO;
}

/** How many more months can be paid that certainly do not end the loan: they reach half of what is ahead at most. */
function monthsBeforeTheEnd(
  { apr }: Agreement,
  { leftToPay, rows, asOf }: LoanProjection,
  amount: Pence,
): number {
  const days = daysBetween(asOf, rows.at(-1)?.dueOn ?? asOf);
  // The last instalment is discounted most, so what is ahead is worth at least this.
  const worth = leftToPay / (1 + growth(apr, days / 365));
  const largest = Math.max(...rows.map(({ payment }) => payment));
  return Math.floor(worth / 2 / (amount + largest));
}

type Expecting = Pick<Known, 'projection' | 'events' | 'underWay'>;

function expectedUntil({ projection, events, underWay }: Expecting, until: Day, heldFrom?: Day): History {
  const held = heldFrom === undefined ? {} : { heldFrom };
  return expectedHistory(projection, events, { underWay, until, ...held });
}

const about = (valueOn: Day) => ({ valueOn, recordedAt: '', reference: `considered ${valueOn}` });

const receivedOn = (on: Day, amount: Pence): LoanEventOf<'payment-received'> => ({
  kind: 'payment-received',
  ...about(on),
  amount,
  method: 'direct-debit',
});

/** A history with a payment, and with the settlement that follows from it. */
function pay(
  { agreement }: Known,
  before: History,
  { amount, on }: { readonly amount: Pence; readonly on: Day },
) {
  const received = receivedOn(on, amount);
  const settled = settledBy(agreement, before, received);
  const events = [...before, received, ...(settled === null ? [] : [settled])];
  const projection = project(agreement, events, on);
  const payment = { on, amount, balance: projection.principal };
  return { events, projection, payment, settles: settled !== null };
}

function courseOf(
  { projection: today }: Known,
  { first, last, payments }: Omit<Changed, 'settles'>,
): LoanCourse {
  const toPay = last.totalPaid - last.creditBalance + last.leftToPay - today.totalPaid + today.creditBalance;
  const rows = last.rows.filter(({ number }) => number >= firstUnpaid(today));
  const points = [...rows.map(({ dueOn, closing }) => ({ on: dueOn, balance: closing })), ...payments];
  const balances = points
    .map(({ on, balance }) => ({ on, balance }))
    .sort((one, other) => compareDays(one.on, other.on));
  return {
    nextPayment: nextOf(today, first),
    endsOn: balances.at(-1)?.on ?? today.asOf,
    toPay: pence(toPay),
    interest: pence(Math.max(0, toPay + today.creditBalance - today.principal)),
    balances,
  };
}

const compareDays = (one: Day, other: Day): number => (one < other ? -1 : Number(one > other));

const firstUnpaid = ({ rows }: LoanProjection): number =>
  rows.find(({ status }) => status !== 'paid')?.number ?? rows.length + 1;

/** The next payment of today, unchanged where it is paid before the change. */
function nextOf(today: LoanProjection, first: LoanProjection): LoanCourse['nextPayment'] {
  const number = firstUnpaid(today);
  const isPaidBefore = first.rows.some((row) => row.number === number && row.status === 'paid');
  const next = isPaidBefore ? today.nextPayment : first.nextPayment;
  return next && { dueOn: next.dueOn, collectOn: next.collectOn, amount: next.amount };
}
