import { epochDayOf, type Day } from '../../calendar/day.ts';
import { pence, type Pence } from '../../money/pence.ts';
import { repayWithdrawalBy, withdrawalOf, type Withdrawal } from '../../withdrawal/withdrawal.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent } from '../events.ts';
import { accruedUntil } from '../replay/accrual.ts';
import { outstanding } from '../replay/book.ts';
import type { ReplayedLoan } from '../replay/replay.ts';
import { replayUntil } from './balances-on.ts';

export type WithdrawalUnderWay = {
  readonly noticedOn: Day;
  /** The last of the 30 days to repay. */
  readonly repayBy: Day;
  /** What is to be repaid that day: it grows by a day's interest each day. */
  readonly toRepay: Pence;
};

/** The withdrawal that the borrower gave notice of, as of a day; null without notice and once the loan has ended. */
export function withdrawalUnderWay(
  agreement: Agreement,
  replayed: ReplayedLoan,
  asOf: Day,
): WithdrawalUnderWay | null {
  const { withdrawalNoticedOn: noticedOn, closing } = replayed.book;
  if (noticedOn === null || closing !== null) return null;
  const { toRepay } = withdrawalFrom(agreement, replayed, { noticeOn: noticedOn, repayOn: asOf });
  return { noticedOn, repayBy: repayWithdrawalBy(noticedOn), toRepay };
}

/**
 * What a borrower repays who withdraws, on a day, today or later: the credit that was paid out with daily interest, and
 * never more than the agreement itself would have them owe.
 */
export function withdrawalOn(
  agreement: Agreement,
  events: readonly LoanEvent[],
  { noticeOn, repayOn }: { readonly noticeOn: Day; readonly repayOn: Day },
): Withdrawal {
  const replayed = replayUntil(agreement, events, repayOn);
  return withdrawalFrom(agreement, replayed, {
    noticeOn: replayed.book.withdrawalNoticedOn ?? noticeOn,
    repayOn,
  });
}

function withdrawalFrom(
  { rate }: Agreement,
  { plan, book, allocations }: ReplayedLoan,
  { noticeOn, repayOn }: { readonly noticeOn: Day; readonly repayOn: Day },
): Withdrawal {
  const withdrawal = withdrawalOf({
    credit: pence(book.paidOut),
    rate,
    drawnOn: book.disbursedOn ?? repayOn,
    noticeOn,
    repayOn,
    paid: [...allocations.values()].map(({ on, amount }) => ({ on, amount: pence(amount) })),
  });
  const accrued = accruedUntil(book, plan, epochDayOf(repayOn)) - book.accruedBooked;
  const owed = Math.max(0, Math.floor(outstanding(book) + accrued - book.credit));
  return { ...withdrawal, toRepay: pence(Math.min(withdrawal.toRepay, owed)) };
}
