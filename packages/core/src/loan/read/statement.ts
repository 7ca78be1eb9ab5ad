import { addDays, type Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent, LoanEventKind } from '../events.ts';
import { outstanding } from '../replay/book.ts';
import { replayUntil } from './balances-on.ts';
import { interestAccrued } from './interest-to-date.ts';

/** The days of a statement, both included. */
export type StatementPeriod = { readonly from: Day; readonly to: Day };

/** What a loan's balance did in a period. Balances include interest to the day; one below zero is owed to the borrower. */
export type Statement = {
  /** At the end of the day before the period. */
  readonly opening: Pence;
  /** To the borrower: the loan itself, refunds, and payments that their bank took back. */
  readonly paidOut: Pence;
  /** From the borrower, and payouts that came back. */
  readonly paidIn: Pence;
  /** The arrangement fee, which is financed with the payout. */
  readonly fee: Pence;
  /** Interest that was added, less what a settlement or a later correction took off. */
  readonly interest: Pence;
  /** At the end of the last day. */
  readonly closing: Pence;
};

type Movement = { readonly out: number; readonly in: number };

const NOTHING: Movement = { out: 0, in: 0 };

/** Which way an event's money went; any other event moved none. */
const WAYS: Readonly<Partial<Record<LoanEventKind, 'in' | 'out'>>> = {
  disbursed: 'out',
  'payout-returned': 'in',
  'payment-received': 'in',
  'payment-reversed': 'out',
  'credit-refunded': 'out',
};

function movementOf(event: LoanEvent): Movement {
  const way = WAYS[event.kind];
  if (way === undefined || !('amount' in event)) return NOTHING;
  return { ...NOTHING, [way]: event.amount };
}

/** What is owed at the end of a day, with interest to it and less any credit; and whether the fee is financed by then. */
function balanceOn(agreement: Agreement, events: readonly LoanEvent[], on: Day) {
  const replayed = replayUntil(agreement, events, on);
  const owed = outstanding(replayed.book) + interestAccrued(replayed, on) - replayed.book.credit;
  return { owed, fee: replayed.book.disbursedOn === null ? 0 : agreement.fee };
}

/**
 * The sums of a statement of account (Consumer Credit Act 1974, s.77B). Events count on the day from which their money
 * counts: opening + paid out + fee + interest − paid in = closing.
 */
export function statementOf(
  agreement: Agreement,
  events: readonly LoanEvent[],
  { from, to }: StatementPeriod,
): Statement {
  const before = balanceOn(agreement, events, addDays(from, -1));
  const after = balanceOn(agreement, events, to);
  const [opening, closing] = [before.owed, after.owed];
  const moved = events
    .filter(({ valueOn }) => from <= valueOn && valueOn <= to)
    .map(movementOf)
    .reduce((sum, each) => ({ out: sum.out + each.out, in: sum.in + each.in }), NOTHING);
  const fee = after.fee - before.fee;
  return {
    opening: pence(opening),
    paidOut: pence(moved.out),
    paidIn: pence(moved.in),
    fee: pence(fee),
    interest: pence(closing - opening - moved.out - fee + moved.in),
    closing: pence(closing),
  };
}
