import { line, money, onDay, percent, unrounded, years, count, type Working } from '../working/working.ts';
import type { SettlementBasis, SettlementFigure } from './settlement-figure.ts';
import type { StatutorySum } from './statutory-balance.ts';

const BASIS_REASONS = {
  instalments: 'On this date it is the amount due and unpaid, plus the value of your future payments.',
  statutory:
    'On this date the statutory balance is lower: the money was paid out later than agreed, or payments came early.',
  'breathing-space': 'Nothing is added in a breathing space.',
  'left-to-pay': 'On this date what is left to pay is lower: settling saves nothing.',
} as const satisfies Record<SettlementBasis, string>;

/** The working of a settlement figure, and why it is not the balance. */
export function explainSettlement(settlement: SettlementFigure): Working {
  const { beforeBreathingSpace, credit, optionFee } = settlement;
  return {
    figure: 'Settlement figure',
    inputs: [
      line('Settlement date', onDay(settlement.settleOn)),
      line('APR', percent(settlement.apr)),
      line('Due by that date and unpaid', money(settlement.dueAndUnpaid)),
      line('Value of the future payments, at the APR', unrounded(settlement.worthAhead)),
      ...(credit > 0 ? [line('Credit', money(credit))] : []),
      line('Statutory balance', unrounded(settlement.statutory)),
      ...(beforeBreathingSpace === null
        ? []
        : [line('Figure before the breathing space, less payments', unrounded(beforeBreathingSpace))]),
      line('Left to pay', money(settlement.leftToPay)),
      ...(optionFee > 0 ? [line('Option to purchase fee', money(optionFee))] : []),
    ],
    rule: {
      description:
        'The amount due and unpaid, plus the value on the settlement date of your future payments at the APR. It is never ' +
        `more than the statutory balance, the figure before a breathing space, or what is left to pay. Rounded down. ${BASIS_REASONS[settlement.basis]}`,
      source: 'Consumer Credit Act 1974, ss.94 and 95; SI 2004/1483, reg. 4; SI 2020/1311',
    },
    steps: [line('Rebate', money(settlement.rebate))],
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
