import { longDay } from '@fairlead/core/calendar/display';
import { isIn } from '@fairlead/core/loan/states';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import type { Loan } from '../../resources/loan.ts';
import { underWayInWords } from './under-way.ts';

type Facts = Pick<Loan, 'state' | 'isActive' | 'arrears' | 'nextPayment' | 'leftToPay' | 'pendingRepayments'>;

/** The loan as it is now, and what happens next. */
export function loanInWords({
  state,
  isActive,
  arrears,
  nextPayment,
  leftToPay,
  pendingRepayments,
}: Facts): readonly string[] {
  if (isIn('terminated', state)) {
    const owed = leftToPay > 0 ? `You still owe ${formatWholePounds(leftToPay)}.` : 'You owe nothing more.';
    return [owed, ...underWayInWords({ pendingRepayments })];
  }
  if (!isActive)
    return [
      state === 'Settled' || state === 'Complete'
        ? 'Your loan is paid off. There is nothing more to pay.'
        : 'This loan has ended.',
    ];
  const left = `You have ${formatWholePounds(leftToPay)} left to pay on your loan.`;
  if (arrears.amount > 0) return [left, `${formatWholePounds(arrears.amount)} of it is overdue.`];
  if (!nextPayment) return [left];
  const { amount, collectOn } = nextPayment;
  return [left, `Your next payment is ${formatWholePounds(amount)} on ${longDay(collectOn)}.`];
}
