import { count, line, money, onDay, percent, unrounded, type Working } from '../working/working.ts';
import type { Withdrawal } from './withdrawal.ts';

/** Says what a borrower who withdraws has to repay on a day. */
export function explainWithdrawal(withdrawal: Withdrawal): Working {
  return {
    figure: 'To repay on withdrawal',
    inputs: [
      line('Paid out to you', money(withdrawal.credit)),
      line('Interest rate a year', percent(withdrawal.rate)),
      line('Paid out on', onDay(withdrawal.drawnOn)),
      line('Repaid on', onDay(withdrawal.repayOn)),
    ],
    rule: {
      description: 'The credit and interest on it for each day, at the rate of the agreement; no fee.',
      source: 'Consumer Credit Act 1974, s.66A',
    },
    steps: [
      line('Interest a day', unrounded(withdrawal.perDay)),
      line('Days', count(withdrawal.days, 'day')),
      line('Interest', money(withdrawal.interest)),
      ...(withdrawal.alreadyPaid > 0 ? [line('Already paid', money(withdrawal.alreadyPaid))] : []),
      ...(withdrawal.toRefund > 0 ? [line('Given back to you', money(withdrawal.toRefund))] : []),
      line('Repay by', onDay(withdrawal.repayBy)),
    ],
    result: money(withdrawal.toRepay),
  };
}
