import { hasPayerDied } from '../collection/direct-debit-reasons.ts';
import { addDays, type Day } from '../calendar/day.ts';
import { nextWorkingDay } from '../calendar/working-days.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent } from '../loan/events.ts';
import { paymentAllocations } from '../loan/read/payment-allocations.ts';
import type { LoanProjection } from '../loan/read/project.ts';
import { orderEvents } from '../loan/replay/event-order.ts';
import { pence, type Pence } from '../money/pence.ts';
import {
  arrearsNoticeTrigger,
  nextArrearsNotice,
  type ArrearsNotice,
  type ArrearsNoticeDuty,
  type InstalmentAccount,
} from './arrears-notice.ts';

/** A notice of sums in arrears that a loan is owed, and the duty behind it. */
export type NoticeOwed = ArrearsNotice & {
  readonly duty: ArrearsNoticeDuty;
  /** The day on which it is given: the first immediately, a repeat on its last day. */
  readonly giveOn: Day;
};

/**
 * The next notice of sums in arrears of a loan as of the projection's day (Consumer Credit Act 1974, s.86B); null where
 * nothing is in arrears, once the loan is closed, and after a death, when a person writes to the estate. In a breathing space it waits for its end.
 */
export function noticeOwed(
  agreement: Agreement,
  projection: LoanProjection,
  events: readonly LoanEvent[],
): NoticeOwed | null {
  const { arrears, asOf, breathingSpace, isActive } = projection;
  if (!isActive || arrears.since === null || hasPayerDied(events)) return null;
  const duty = arrearsNoticeTrigger(accountOf(agreement, projection, events), asOf);
  if (duty === null) return null;
  const next = nextArrearsNotice(duty);
  const giveOn = next.kind === 'first' ? duty.metOn : next.by;
  if (breathingSpace === null) return { ...next, duty, giveOn };
  const { until } = breathingSpace;
  if (until === null) return null;
  const after = addDays(until, 1);
  return { ...next, duty, giveOn: giveOn > after ? giveOn : after };
}

/**
 * The days for which no interest can be charged because a notice is given late (s.86D): from the day after the last on
 * which it could be given until the day before it is. Null for one in time.
 */
export function interestFreeDays(
  owed: NoticeOwed,
  givenOn: Day,
): { readonly from: Day; readonly to: Day } | null {
  return givenOn > owed.by ? { from: addDays(owed.by, 1), to: addDays(givenOn, -1) } : null;
}

function accountOf(
  agreement: Agreement,
  { rows, asOf }: LoanProjection,
  events: readonly LoanEvent[],
): InstalmentAccount {
  const { past } = orderEvents(events, asOf);
  return {
    duePayments: rows
      .map(({ payment: amount, collectOn }) => ({ amount, lateFrom: nextWorkingDay(addDays(collectOn, 1)) }))
      .filter(({ lateFrom }) => lateFrom <= asOf),
    receipts: receiptsIn(agreement, past, asOf),
    noticesGivenOn: past.flatMap(({ kind, valueOn }) => (kind === 'arrears-notice-given' ? [valueOn] : [])),
    frequency: 'monthly',
  };
}

/** What each payment paid of instalments; a reversed one counts in whole until it was reversed. */
function receiptsIn(agreement: Agreement, past: readonly LoanEvent[], asOf: Day) {
  const towards = new Map<string, Pence>();
  for (const { reference, instalments } of paymentAllocations(agreement, past, asOf)) {
    const paid = instalments.reduce(
      (sum, { interest, principal, fee }) => sum + interest + principal + fee,
      0,
    );
    towards.set(reference, pence(paid));
  }
  const received = new Map<string, Pence>();
  return past.flatMap((event) => {
    if (event.kind === 'payment-received') {
      const amount = towards.get(event.reference) ?? event.amount;
      received.set(event.reference, amount);
      return [{ on: event.valueOn, amount }];
    }
    if (event.kind !== 'payment-reversed') return [];
    return [{ on: event.valueOn, amount: pence(-(received.get(event.reverses) ?? event.amount)) }];
  });
}
