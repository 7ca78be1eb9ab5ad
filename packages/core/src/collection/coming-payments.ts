import type { Day } from '../calendar/day.ts';
import type { LoanEvent } from '../loan/events.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import type { RowStatus } from '../loan/read/projected-rows.ts';
import { collectsInstalments } from './collects-instalments.ts';
import { representationsOf } from './representation.ts';

/** A Direct Debit that is still to be taken. */
export type ComingPayment = {
  /** What it is for, the same however often its day moves. */
  readonly name: string;
  readonly collectOn: Day;
};

/** A Direct Debit that was asked for or submitted, and has neither arrived nor failed. */
export type ComingDebit = {
  readonly id: string;
  readonly collectOn: Day;
  /** Null when the borrower asked for it. */
  readonly instalment: number | null;
  /** It pays the loan off, so nothing is collected from its day on. */
  readonly endsLoan: boolean;
};

const TO_COME: readonly RowStatus[] = ['upcoming', 'due', 'part-paid', 'pending'];

/**
 * Every Direct Debit that is still to be taken, on the day on which it really is, today or later: instalments, second
 * attempts, and what the borrower asked for. In order of the days.
 */
export function comingPayments(
  projection: LoanProjection,
  events: readonly LoanEvent[],
  underWay: readonly ComingDebit[],
): readonly ComingPayment[] {
  const { asOf, rows } = projection;
  const endsOn = underWay.find(({ endsLoan }) => endsLoan)?.collectOn;
  const asked = underWay.map(({ id, instalment, collectOn }) => ({
    name: instalment === null ? id : nameOf(instalment),
    collectOn,
  }));
  const planned = collectsInstalments(projection, events)
    ? rows
        .filter((row) => TO_COME.includes(row.status) && row.paid < row.payment)
        .map(({ number, collectOn }) => ({ name: nameOf(number), collectOn }))
    : [];
  const again = representationsOf(projection, events).map(({ instalment, collectOn }) => ({
    name: nameOf(instalment),
    collectOn,
  }));
  const byName = new Map<string, ComingPayment>();
  // A payment that is under way has the day that the bank was given.
  for (const payment of [...planned, ...again].filter(
    ({ collectOn }) => endsOn === undefined || collectOn < endsOn,
  ))
    byName.set(payment.name, payment);
  for (const payment of asked) byName.set(payment.name, payment);
  return [...byName.values()]
    .filter(({ collectOn }) => collectOn >= asOf)
    .toSorted((a, b) => (a.collectOn < b.collectOn ? -1 : 1));
}

const nameOf = (instalment: number): string => `payment-${instalment}`;
