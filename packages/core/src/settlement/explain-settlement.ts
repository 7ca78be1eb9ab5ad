import {
  line,
  money,
  onDay,
  percent,
  text,
  unrounded,
  years,
  count,
  type Working,
} from '../working/working.ts';
import type { SettlementBasis, SettlementFigure } from './settlement-figure.ts';
import type { StatutorySum } from './statutory-balance.ts';

const BASIS_REASONS = {
  statutory: 'The statutory figure is the lowest: it gives back the unearned part of the fee',
  balance: 'The balance with interest to date is the lowest',
  'left-to-pay': 'What is left to pay is the lowest: settling saves nothing',
} as const satisfies Record<SettlementBasis, string>;

/** The working of a settlement figure, and why it is not the balance. */
export function explainSettlement(settlement: SettlementFigure): Working {
  const { candidates } = settlement;
  return {
    figure: 'Settlement figure',
    inputs: [
      line('Settlement date', onDay(settlement.settleOn)),
      line('APR', percent(settlement.apr)),
      line('Balance by the statutory formula', unrounded(settlement.statutory)),
      line('Due by that date and unpaid', money(settlement.dueAndUnpaid)),
      line('Balance with interest to date', unrounded(settlement.balanceWithInterest)),
      line('Left to pay', money(settlement.leftToPay)),
      ...(settlement.optionFee > 0 ? [line('Option to purchase fee', money(settlement.optionFee))] : []),
    ],
    rule: {
      description:
        'The lowest of the statutory figure with unpaid instalments, the balance with interest to date, and what ' +
        'is left to pay.',
      source: 'Consumer Credit Act 1974, ss.94 and 95; SI 2004/1483, reg. 4',
    },
    steps: [
      line('Statutory figure and unpaid instalments', money(candidates.statutory)),
      line('Balance and fees', money(candidates.balance)),
      line('Left to pay', money(candidates['left-to-pay'])),
      line('Reason', text(BASIS_REASONS[settlement.basis])),
      line('Rebate', money(settlement.rebate)),
    ],
    result: money(settlement.figure),
  };
}

/** The working of the statutory balance. */
export function explainStatutorySum(sum: StatutorySum): Working {
  return {
    figure: 'Balance by the statutory formula',
    inputs: [
      line('APR', percent(sum.apr)),
      line('Time since the money was paid out', years(sum.atYears)),
      line('Repayments counted', count(sum.repayments, 'payment')),
    ],
    rule: {
      description: 'The amount lent less the amounts repaid, each with interest at the APR since.',
      source: 'SI 2004/1483, reg. 4',
    },
    steps: [
      line('Lent, with interest at the APR', unrounded(sum.lent)),
      line('Repaid, with interest at the APR', unrounded(sum.repaid)),
    ],
    result: unrounded(sum.value),
  };
}
