import { addWorkingDays } from '../calendar/working-days.ts';
import { addDays, type Day } from '../calendar/day.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { BreathingSpace } from '../loan/read/breathing-space.ts';
import type { ArrangementPayment } from '../loan/read/arrangement.ts';
import { mostCollected } from '../loan/read/grown-last-instalment.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import type { ProjectedRow } from '../loan/read/projected-rows.ts';
import { pence, type Pence } from '../money/pence.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import { collectsInstalments } from './collects-instalments.ts';
import { leftToCollectOn } from './left-to-collect.ts';
import { representationsOf, type Representation } from './representation.ts';

/**
 * Working days after its collection date on which an instalment can still be submitted. The debit then reaches the
 * account within the three working days that the Direct Debit scheme allows after the notified date.
 */
const MAX_WORKING_DAYS_LATE = 1;

/** A Direct Debit payment already recorded for an instalment. */
export type RecordedPayment = {
  readonly id: string;
  readonly collectOn: Day;
  /** Null when the borrower asked for the payment, or promised it. */
  readonly instalment: number | null;
  /** The due day of the promise of an arrangement that it is collected for; null when it is for no promise. */
  readonly promised: Day | null;
  readonly attempt: number;
  readonly amount: Pence;
  /** Not yet collected, failed or voided. */
  readonly isOpen: boolean;
  /** When it is collected and pays off the loan; null when it does not. */
  readonly settlesOn: Day | null;
};

/** An instalment, or a promise of an arrangement, to collect by Direct Debit. */
export type Collection = {
  /** Null for a promise. */
  readonly instalment: number | null;
  /** 2 when a failed collection is presented again. */
  readonly attempt: 1 | 2;
  readonly amount: Pence;
  readonly dueOn: Day;
  readonly collectOn: Day;
  /** The day on which it must be submitted to Bacs. */
  readonly submitOn: Day;
};

/** Instalments that were never submitted and still can be on a day, earliest first. */
function collectableRows(
  projection: LoanProjection,
  events: readonly LoanEvent[],
  on: Day,
): readonly ProjectedRow[] {
  if (!collectsInstalments(projection, events) || isArranged(projection)) return [];
  const submitted = new Set(
    events.map((event) => (event.kind === 'payment-submitted' ? event.instalment : null)),
  );
  return projection.rows.filter(
    ({ number, paid, payment, collectOn }) =>
      paid < payment && !submitted.has(number) && addWorkingDays(collectOn, MAX_WORKING_DAYS_LATE) >= on,
  );
}

/** While an arrangement is in force its promises take the place of the instalments. */
const isArranged = ({ arrangement }: LoanProjection): boolean => arrangement?.status === 'active';

/** Promises of an arrangement that are paid by Direct Debit, were never submitted and still can be, earliest first. */
function collectablePromises(
  projection: LoanProjection,
  events: readonly LoanEvent[],
): readonly ArrangementPayment[] {
  const { arrangement, asOf } = projection;
  if (!collectsInstalments(projection, events) || !isArranged(projection)) return [];
  if (arrangement?.paidBy !== 'direct-debit') return [];
  const submitted = new Set(
    events.map((event) => (event.kind === 'payment-submitted' ? event.promised : undefined)),
  );
  return arrangement.payments.filter(
    ({ status, dueOn, collectOn }) =>
      status === 'upcoming' &&
      !submitted.has(dueOn) &&
      addWorkingDays(collectOn, MAX_WORKING_DAYS_LATE) >= asOf,
  );
}

/** Failed collections that are presented again and still can be. */
function collectableAgain(
  projection: LoanProjection,
  events: readonly LoanEvent[],
): readonly Representation[] {
  return representationsOf(projection, events).filter(
    ({ collectOn }) => addWorkingDays(collectOn, MAX_WORKING_DAYS_LATE) >= projection.asOf,
  );
}

/**
 * The day on which the next collection must be submitted to Bacs; null when there is none. In a breathing space that is
 * a day after its end.
 */
export function nextSubmissionDay(projection: LoanProjection, events: readonly LoanEvent[]): Day | null {
  const { asOf, breathingSpace } = projection;
  if (breathingSpace !== null) return submissionAfter(breathingSpace, projection, events);
  const [first] = [...collectablePromises(projection, events), ...collectableRows(projection, events, asOf)];
  const days = [
    ...(first ? [submissionDay(first.collectOn)] : []),
    ...collectableAgain(projection, events).map(({ submitOn }) => submitOn),
  ];
  return days.toSorted()[0] ?? null;
}

function submissionAfter(
  { until }: BreathingSpace,
  projection: LoanProjection,
  events: readonly LoanEvent[],
): Day | null {
  if (until === null) return null;
  const resumesOn = addDays(until, 1);
  const [first] = collectableRows(projection, events, resumesOn);
  if (!first) return null;
  const submitOn = submissionDay(first.collectOn);
  return submitOn > resumesOn ? submitOn : resumesOn;
}

/**
 * The collections to submit on the projection's day, or by a later day if nothing happens until then. An instalment is
 * collected for its unpaid part, and again once if that fails; a payment that the borrower has asked for takes the
 * place of a second attempt. While an arrangement is in force only what it promises is collected, once. All collections together
 * never exceed what is left to pay less what is already being collected, with what the borrower asked to pay taken as
 * arrived (`leftToCollectOn`). From the day on which the loan is paid off nothing else is collected: what is due then is
 * part of the settlement figure. A last instalment that has grown is collected up to what was agreed. In a breathing space nothing is (SI 2020/1311): the borrower can ask for a payment.
 */
export function collectionsDue(
  agreement: Agreement,
  projection: LoanProjection,
  events: readonly LoanEvent[],
  recorded: readonly RecordedPayment[],
  by: Day = projection.asOf,
): readonly Collection[] {
  if (projection.breathingSpace !== null) return [];
  const heldFrom = recorded.find(({ isOpen, settlesOn }) => isOpen && settlesOn !== null)?.settlesOn;
  const known = new Set(recorded.map(nameOf));
  const open = recorded.filter(({ isOpen }) => isOpen);
  let taken = 0;
  const leftOn = (collectOn: Day): number =>
    leftToCollectOn(agreement, events, projection, { collectOn, underWay: open }) - taken;
  const collections: Collection[] = [];
  const add = (collection: Collection): void => {
    const { instalment, dueOn, attempt, amount, collectOn, submitOn } = collection;
    const promised = instalment === null ? dueOn : null;
    if (known.has(nameOf({ instalment, promised, attempt }))) return;
    if (submitOn > by || amount <= 0) return;
    if (heldFrom && collectOn >= heldFrom) return;
    taken += amount;
    collections.push(collection);
  };
  for (const { amount: promised, paid, dueOn, collectOn } of collectablePromises(projection, events)) {
    const amount = pence(Math.max(0, Math.min(promised - paid, leftOn(collectOn))));
    add({ instalment: null, attempt: 1, amount, dueOn, collectOn, submitOn: submissionDay(collectOn) });
  }
  for (const { number: instalment, payment, paid, dueOn, collectOn } of collectableRows(
    projection,
    events,
    projection.asOf,
  )) {
    const most = mostCollected(projection.lastCollections, instalment);
    const amount = pence(Math.max(0, Math.min(payment - paid, leftOn(collectOn), most)));
    add({ instalment, attempt: 1, amount, dueOn, collectOn, submitOn: submissionDay(collectOn) });
  }
  if (open.some(({ instalment }) => instalment === null)) return collections;
  for (const again of collectableAgain(projection, events))
    if (again.amount <= leftOn(again.collectOn)) add(secondAttempt(again));
  return collections;
}

function secondAttempt({ instalment, amount, dueOn, collectOn, submitOn }: Representation): Collection {
  return { instalment, attempt: 2, amount, dueOn, collectOn, submitOn };
}
const nameOf = ({
  instalment,
  promised,
  attempt,
}: Pick<RecordedPayment, 'instalment' | 'promised' | 'attempt'>): string =>
  `${instalment ?? promised} ${attempt}`;
