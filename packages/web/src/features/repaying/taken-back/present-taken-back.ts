import { daysBetween } from '@fairlead/core/calendar/day';
import { longDay } from '@fairlead/core/calendar/display';
import { pence } from '@fairlead/core/money/pence';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan } from '../../../resources/loan.ts';

/** How long the loan's page says it. The transactions show it for good. */
const SHOWN_DAYS = 30;

export type TakenBack = { readonly title: string; readonly text: string };

/** The last card payment that went back, in words; null where it came back since, or is long ago. */
export function presentTakenBack({
  historicalRepayments = [],
  asOf,
  arrears,
  reopening,
}: Pick<Loan, 'historicalRepayments' | 'asOf' | 'arrears' | 'reopening'>): TakenBack | null {
  const at = historicalRepayments.findLastIndex(
    ({ kind, method }) => kind === 'repayment-returned' && method === 'Card',
  );
  const taken = historicalRepayments[at];
  // A settled loan that opens again says itself what happened.
  if (!taken || reopening !== null || daysBetween(taken.happenedOn, asOf) > SHOWN_DAYS) return null;
  // What is left of it, or comes back later, counts from the day on which it went.
  const isBack = ({ kind, method, valueOn }: typeof taken): boolean =>
    kind === 'repayment' && method === 'Card' && valueOn === taken.valueOn;
  const back = historicalRepayments.slice(at + 1).filter(isBack);
  const gone = taken.amount - back.reduce((sum, { amount }) => sum + amount, 0);
  if (gone <= 0) return null;
  const amount = formatWholePounds(pence(gone));
  const owed =
    arrears.amount > 0
      ? `${formatWholePounds(arrears.amount)} is overdue now, and you can pay it another way.`
      : 'Nothing is overdue because of it.';
  return {
    title: 'Your card payment was taken back',
    text: `From ${longDay(taken.valueOn)}, ${amount} that you paid by card no longer counts. ${taken.reason ?? ''} ${owed} We don’t charge a fee for this.`.replace(
      /\s+/g,
      ' ',
    ),
  };
}
