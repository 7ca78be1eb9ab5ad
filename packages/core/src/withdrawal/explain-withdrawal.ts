import { count, line, money, onDay, percent, unrounded, type Working } from '../working/working.ts';
import type { Withdrawal } from './withdrawal.ts';

/** The working of what a borrower who withdraws repays on a day. */
export function explainWithdrawal(withdrawal: Withdrawal): Working {
  return {
    figure: 'To repay on withdrawal',
    inputs: [
      line('Paid out to you', money(withdrawal.credit)),
      line('Annual interest rate', percent(withdrawal.rate)),
      line('Paid out on', onDay(withdrawal.drawnOn)),
      line('Repaid on', onDay(withdrawal.repayOn)),
    ],
    rule: {
      description:
        'The amount you borrowed, plus interest for each day at the rate in your agreement. There is no fee.',
      source: 'Consumer Credit Act 1974, s.66A',
    },
    steps: [
      line('Interest per day', unrounded(withdrawal.perDay, 'nearest-penny')),
      line('Days', count(withdrawal.days, 'day')),
      line('Interest', money(withdrawal.interest)),
      ...(withdrawal.alreadyPaid > 0 ? [line('Already paid', money(withdrawal.alreadyPaid))] : []),
      ...(withdrawal.toRefund > 0 ? [line('Refunded to you', money(withdrawal.toRefund))] : []),
      line('Repay by', onDay(withdrawal.repayBy)),
    ],
    result: money(withdrawal.toRepay),
  };
}
