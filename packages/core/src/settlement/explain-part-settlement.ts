import { line, money, unrounded, type Rule, type Working } from '../working/working.ts';
import type { PartSettlement } from './part-settlement.ts';

const RULES = {
  part: {
    description:
      'The payment takes its own amount off the settlement figure. The balance falls by more: the difference is the ' +
      'part of the charges that is given back.',
    source: 'Consumer Credit Act 1974, ss.94(3), 95 and 97A',
  },
  full: {
    description: 'The payment covers the settlement figure, so it settles the whole agreement.',
    source: 'Consumer Credit Act 1974, ss.94 and 95',
  },
} as const satisfies Record<PartSettlement['kind'], Rule>;

/** The working of a payment above everything due: what it takes off the debt, and why that is more than the payment. */
export function explainPartSettlement(settled: PartSettlement): Working {
  return {
    figure: 'Reduces your balance by',
    inputs: [
      line('Payment', money(settled.payment)),
      line('Balance with interest to date', money(settled.balance)),
      line('Value of the future payments, at the APR', unrounded(settled.worth)),
    ],
    rule: RULES[settled.kind],
    steps: [
      line('Figure to settle in full', money(settled.settlesFor)),
      line('Rebate', money(settled.rebate)),
      ...(settled.excess > 0 ? [line('Left over', money(settled.excess))] : []),
    ],
    result: money(settled.debtReduction),
  };
}
