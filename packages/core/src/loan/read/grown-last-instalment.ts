import { addMonths, type Day } from '../../calendar/day.ts';
import { addWorkingDays } from '../../calendar/working-days.ts';
import { pence, sumPence, type Pence } from '../../money/pence.ts';
import type { Agreement } from '../agreement.ts';
import type { LastInstalmentChoice, LoanEvent } from '../events.ts';
import { GROWN_FROM, MOST_FURTHER_MONTHS } from '../replay/further-months.ts';
import { collectionDay } from '../../schedule/payment-days.ts';
import type { ProjectedRow } from './projected-rows.ts';

/** Working days before the collection of the last instalment on which the borrower is notified that it has grown. */
const NOTICE_DAYS = 10;

/** Working days' notice of a debit that the borrower asks for: until then they can pick to pay all of it together. */
const CHOICE_DAYS = 3;

type FurtherPayment = { readonly collectOn: Day; readonly amount: Pence };

/** A last instalment, not due yet, that is more than agreed. */
export type GrownLastInstalment = {
  readonly dueOn: Day;
  readonly collectOn: Day;
  /** What was agreed for the last day. */
  readonly agreed: Pence;
  /** What is to be paid besides. */
  readonly rest: Pence;
  /** The months in which the rest can be paid, each of at most the agreed instalment. */
  readonly further: readonly FurtherPayment[];
  /** What they do not cover: it is never collected by itself, but arranged with the borrower. */
  readonly uncovered: Pence;
  /** What happens to the rest; null until the borrower was notified. */
  readonly choice: LastInstalmentChoice | null;
  /** The last day on which the borrower can pick. */
  readonly chooseBy: Day;
  readonly isNoticeDue: boolean;
  /** The day on which the notice is due. */
  readonly noticeOn: Day;
};

type Input = {
  readonly agreement: Agreement;
  readonly rows: readonly ProjectedRow[];
  readonly past: readonly LoanEvent[];
  readonly asOf: Day;
  readonly reducedInstalment: number | null;
};

/** The last instalment of a loan while it is ahead, if it has grown by a pound or more; null if not. */
export function grownLastInstalment(input: Input): GrownLastInstalment | null {
  const { agreement, rows, past, asOf, reducedInstalment } = input;
  const number = agreement.instalments.length;
  const last = rows.find((row) => row.number === number);
  if (!last || (last.status !== 'upcoming' && last.status !== 'pending')) return null;
  const agreed = pence(Math.min(reducedInstalment ?? Infinity, agreement.final));
  const monthly = pence(reducedInstalment ?? agreement.monthly);
  const after = rows.filter((row) => row.number >= number);
  const rest = sumPence(after.map(({ payment }) => payment)) - agreed;
  if (rest < GROWN_FROM) return null;
  const { dueOn, collectOn } = last;
  const choice = choiceIn(past);
  const noticeOn = addWorkingDays(collectOn, -NOTICE_DAYS);
  const further = furtherPayments(dueOn, rest, monthly);
  return {
    dueOn,
    collectOn,
    agreed,
    rest: pence(rest),
    further,
    uncovered: pence(rest - sumPence(further.map(({ amount }) => amount))),
    choice,
    chooseBy: addWorkingDays(collectOn, -CHOICE_DAYS),
    noticeOn,
    isNoticeDue: choice === null && asOf >= noticeOn,
  };
}

function furtherPayments(dueOn: Day, rest: number, monthly: Pence): readonly FurtherPayment[] {
  return Array.from({ length: MOST_FURTHER_MONTHS }, (_, index) => ({
    collectOn: collectionDay(addMonths(dueOn, index + 1)),
    amount: pence(Math.max(0, Math.min(monthly, rest - index * monthly))),
  })).filter(({ amount }) => amount > 0);
}

/** Without an answer it is the further months. */
function choiceIn(past: readonly LoanEvent[]): LastInstalmentChoice | null {
  if (!past.some(({ kind }) => kind === 'last-instalment-grown')) return null;
  const chosen = past.findLast((event) => event.kind === 'last-instalment-chosen');
  return chosen?.kind === 'last-instalment-chosen' ? chosen.choice : 'further-months';
}

/** The most that is collected by itself of the last agreed instalment, and of one in a further month. */
export type LastCollections = {
  /** Of the last agreed instalment. */
  readonly number: number;
  readonly last: number;
  readonly further: number;
};

/** What is collected at the end of a loan, by its history. */
export function lastCollections(agreement: Agreement, past: readonly LoanEvent[]): LastCollections {
  return collectionsAsAgreed({ ...agreement, number: agreement.instalments.length }, choiceIn(past));
}

type AgreedLast = {
  /** Of the last agreed instalment. */
  readonly number: number;
  readonly final: number;
  readonly monthly: number;
};

/**
 * The last agreed instalment is collected as agreed, unless the borrower picked to pay all of it together, and each
 * further one up to the agreed instalment: what they do not cover is arranged with the borrower.
 */
export function collectionsAsAgreed(
  { number, final, monthly }: AgreedLast,
  choice: LastInstalmentChoice | null,
): LastCollections {
  return { number, last: choice === 'together' ? Infinity : final + GROWN_FROM - 1, further: monthly };
}

/** The most of an instalment that is collected by itself. */
export function mostCollected({ number, last, further }: LastCollections, instalment: number): number {
  if (instalment < number) return Infinity;
  return instalment === number ? last : further;
}
