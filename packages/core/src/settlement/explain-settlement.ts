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

const BECAUSE = {
  statutory: 'The statutory figure is the least: it gives back the part of the fee that is not earned yet',
  balance: 'The balance with interest to date is the least',
  'left-to-pay': 'What is left to pay is the least: settling saves nothing',
} as const satisfies Record<SettlementBasis, string>;

/** Says where a settlement figure comes from, and why it is not the balance. */
export function explainSettlement(settlement: SettlementFigure): Working {
  const { candidates } = settlement;
  return {
    figure: 'Settlement figure',
    inputs: [
      line('Settlement date', onDay(settlement.settleOn)),
      line('APR', percent(settlement.apr)),
      line('Owed by the statutory formula', unrounded(settlement.statutory)),
      line('Due by then and unpaid', money(settlement.dueAndUnpaid)),
      line('Balance with interest to date', unrounded(settlement.balanceWithInterest)),
      line('Left to pay', money(settlement.leftToPay)),
      ...(settlement.optionFee > 0 ? [line('Option to purchase fee', money(settlement.optionFee))] : []),
    ],
    rule: {
      description:
        'The least of the statutory figure with unpaid instalments, the balance with interest to date, and what ' +
        'is left to pay.',
      source: 'Consumer Credit Act 1974, ss.94 and 95; SI 2004/1483, reg. 4',
    },
    steps: [
      line('Statutory figure and unpaid instalments', money(candidates.statutory)),
      line('Balance and fees', money(candidates.balance)),
      line('Left to pay', money(candidates['left-to-pay'])),
      line('Why this one', text(BECAUSE[settlement.basis])),
      line('Rebate', money(settlement.rebate)),
    ],
    result: money(settlement.figure),
  };
}

/** Says how the statutory balance is made up. */
export function explainStatutorySum(sum: StatutorySum): Working {
  return {
    figure: 'Owed by the statutory formula',
    inputs: [
      line('APR', percent(sum.apr)),
      line('Time since the money was paid out', years(sum.atYears)),
      line('Repayments counted', count(sum.repayments, 'payment')),
    ],
    rule: {
      description: 'What was lent, less what was repaid, each grown at the APR for the time since.',
      source: 'SI 2004/1483, reg. 4',
    },
    steps: [
      line('Lent, grown at the APR', unrounded(sum.lent)),
      line('Repaid, grown at the APR', unrounded(sum.repaid)),
    ],
    result: unrounded(sum.value),
  };
}
