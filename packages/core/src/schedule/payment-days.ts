import { advanceNoticeDeadline, bacsInputDay } from '../calendar/bacs.ts';
import { addDays, addMonths, dayOf, partsOf, type Day } from '../calendar/day.ts';
import { addWorkingDays, nextWorkingDay } from '../calendar/working-days.ts';
import type { PricingProduct } from '../pricing/products.ts';

/** The last day that every month has. */
export const LAST_PAYMENT_DAY = 28;

export type PaymentDayChoice = {
  readonly paymentDay: number;
  readonly firstDue: Day;
  readonly firstCollection: Day;
};

type FirstDueRules = Pick<
  PricingProduct,
  'firstDueEarliestDays' | 'firstDueLatestDays' | 'advanceNoticeWorkingDays' | 'bacsDays'
>;

/**
 * The range of allowed first due dates: not before the product's earliest day, nor before notice and the Bacs days
 * after disbursal allow, and not after its latest day.
 */
export function firstDueWindow(
  disbursal: Day,
  product: FirstDueRules,
): { readonly from: Day; readonly to: Day } {
  const bySpacing = addDays(disbursal, product.firstDueEarliestDays);
  const byNotice = addWorkingDays(disbursal, product.advanceNoticeWorkingDays + product.bacsDays);
  return {
    from: bySpacing > byNotice ? bySpacing : byNotice,
    to: addDays(disbursal, product.firstDueLatestDays),
  };
}

/** The payment days from 1 to 28 with a first due date in range, each with the earliest one, in order of the day. */
export function paymentDayChoices(disbursal: Day, product: FirstDueRules): readonly PaymentDayChoice[] {
  const { from, to } = firstDueWindow(disbursal, product);
  const { year, month } = partsOf(from);
  const days = Array.from({ length: LAST_PAYMENT_DAY }, (_, index) => index + 1);
  return days.flatMap((paymentDay) => {
    const sameMonth = dayOf(year, month, paymentDay);
    const firstDue = sameMonth >= from ? sameMonth : addMonths(sameMonth, 1);
    return firstDue <= to ? [{ paymentDay, firstDue, firstCollection: collectionDay(firstDue) }] : [];
  });
}

/** Every contractual due date: the payment day in each month, counted from the first due date. */
export function dueDays(firstDue: Day, paymentDay: number, termMonths: number): readonly Day[] {
  return Array.from({ length: termMonths }, (_, index) => addMonths(firstDue, index, paymentDay));
}

/** The day on which a payment is collected: the due date, or the next working day after it. */
export function collectionDay(due: Day): Day {
  return nextWorkingDay(due);
}

/** The day on which a collection is submitted to Bacs. */
export function submissionDay(collectOn: Day): Day {
  return bacsInputDay(collectOn);
}

/** The last day on which notice of a collection can be given. */
export function noticeDeadline(
  collectOn: Day,
  product: Pick<PricingProduct, 'advanceNoticeWorkingDays'>,
): Day {
  return advanceNoticeDeadline(collectOn, product.advanceNoticeWorkingDays);
}

export const PAYMENT_DAY_ERRORS = {
  empty: 'Select the day you want to pay on',
  notOffered: 'This day is no longer available. Choose one of the days shown',
} as const;
