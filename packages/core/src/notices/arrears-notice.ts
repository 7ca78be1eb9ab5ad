import { addDays, addMonths, type Day } from '../calendar/day.ts';
import { pence, sumPence, type Pence } from '../money/pence.ts';

export type DuePayment = {
  readonly amount: Pence;
  /** The first day on which it is late if unpaid. */
  readonly lateFrom: Day;
};

/** The payments due from a borrower and the payments received. */
export type InstalmentAccount = {
  /** In order of date. */
  readonly duePayments: readonly DuePayment[];
  /** Payments towards instalments, excluding part settlements; a reversal is negative on its own day. */
  readonly receipts: readonly { readonly on: Day; readonly amount: Pence }[];
  readonly noticesGivenOn: readonly Day[];
  readonly frequency: 'monthly' | 'weekly';
};

/** The number of payments that must have fallen due, and of the last ones that a shortfall is measured against. */
const PAYMENTS_COUNTED = { monthly: 2, weekly: 4 } as const satisfies Record<
  InstalmentAccount['frequency'],
  number
>;

/** Days to give the first notice, counting the day on which the conditions are met. */
const FIRST_NOTICE_DAYS = 14;

const MONTHS_BETWEEN_NOTICES = 6;

export type ArrearsNoticeDuty = {
  readonly metOn: Day;
  /** On the day the conditions were met. */
  readonly shortfall: Pence;
  /** The total of the last payments, which the shortfall reached. */
  readonly lastPayments: Pence;
  readonly lastNoticeOn: Day | null;
};

/**
 * The duty to send notices of sums in arrears on a day, or null (Consumer Credit Act 1974, s.86B). It starts when at
 * least two payments have fallen due (four if payments are weekly or more frequent) and the shortfall is at least the
 * total of the last two (four). It ends when nothing is in arrears, except that the first notice is still due to a
 * borrower who caught up before it was given (s.86B(3)).
 */
export function arrearsNoticeTrigger(account: InstalmentAccount, asOf: Day): ArrearsNoticeDuty | null {
  return relevantDays(account, asOf).reduce<ArrearsNoticeDuty | null>(
    (duty, on) => dutyAfter(duty, account, on),
    null,
  );
}

function relevantDays(
  { duePayments, receipts, noticesGivenOn }: InstalmentAccount,
  asOf: Day,
): readonly Day[] {
  const days = [
    ...duePayments.map((due) => due.lateFrom),
    ...receipts.map(({ on }) => on),
    ...noticesGivenOn,
  ];
  return [...new Set(days)].filter((on) => on <= asOf).toSorted();
}

function dutyAfter(
  before: ArrearsNoticeDuty | null,
  account: InstalmentAccount,
  on: Day,
): ArrearsNoticeDuty | null {
  const { shortfall, lastPayments } = accountOn(account, on);
  const isMet = lastPayments !== null && shortfall > 0 && shortfall >= lastPayments;
  const newDuty = isMet ? { metOn: on, shortfall, lastPayments, lastNoticeOn: null } : null;
  const duty = before ?? newDuty;
  if (duty === null) return null;
  const lastNoticeOn = account.noticesGivenOn.includes(on) ? on : duty.lastNoticeOn;
  return shortfall <= 0 && lastNoticeOn !== null ? null : { ...duty, lastNoticeOn };
}

/** At the end of a day. `lastPayments` is null while too few payments have fallen due. */
function accountOn(
  { duePayments, receipts, frequency }: InstalmentAccount,
  on: Day,
): { readonly shortfall: Pence; readonly lastPayments: Pence | null } {
  const due = duePayments.filter(({ lateFrom }) => lateFrom <= on).map(({ amount }) => amount);
  const received = receipts.filter((receipt) => receipt.on <= on).map(({ amount }) => amount);
  const counted = PAYMENTS_COUNTED[frequency];
  return {
    shortfall: pence(sumPence(due) - sumPence(received)),
    lastPayments: due.length < counted ? null : sumPence(due.slice(-counted)),
  };
}

export type ArrearsNotice = { readonly kind: 'first' | 'repeat'; readonly by: Day };

/**
 * The next notice and its deadline: the first within 14 days starting with the day the conditions were met, then one
 * at least every six months (Consumer Credit Act 1974, ss.86B(2) and 86D(1)).
 */
export function nextArrearsNotice({ metOn, lastNoticeOn }: ArrearsNoticeDuty): ArrearsNotice {
  return lastNoticeOn === null
    ? { kind: 'first', by: addDays(metOn, FIRST_NOTICE_DAYS - 1) }
    : { kind: 'repeat', by: addMonths(lastNoticeOn, MONTHS_BETWEEN_NOTICES) };
}
