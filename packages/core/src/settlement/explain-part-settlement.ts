import { line, money, unrounded, type Rule, type Working } from '../working/working.ts';
import type { PartSettlement } from './part-settlement.ts';

const SOURCE = 'Consumer Credit Act 1974, ss.94(3), 95 and 97A';

const RULES = {
  lower: {
    description:
      'The payment buys off its share of every instalment ahead; the rebate is that share of what is not earned.',
    source: SOURCE,
  },
  shorter: {
    description:
      'The payment buys off the last instalments; the rebate is what is not earned of their charges.',
    source: SOURCE,
  },
  full: {
    description: 'The payment reaches the settlement figure, so it settles the whole agreement.',
    source: 'Consumer Credit Act 1974, ss.94 and 95',
  },
} as const satisfies Record<string, Rule>;

function ruleOf({ kind, shorterTerm }: PartSettlement): Rule {
  if (kind === 'full') return RULES.full;
  return shorterTerm ? RULES.shorter : RULES.lower;
}

/** Says what a payment beyond everything due took off the debt, and why it is more than the payment. */
export function explainPartSettlement(settled: PartSettlement): Working {
  return {
    figure: 'Taken off what you owe',
    inputs: [
      line('Payment', money(settled.payment)),
      line('Balance with interest to date', money(settled.balance)),
      line('Owed by the statutory formula', unrounded(settled.statutory)),
      ...(settled.optionFee > 0 ? [line('Option to purchase fee', money(settled.optionFee))] : []),
    ],
    rule: ruleOf(settled),
    steps: [
      line('Settles in full for', money(settled.settlesFor)),
      line('Instalments ahead, by the statutory formula', unrounded(settled.instalmentsPresentValue)),
      line('Rebate', money(settled.rebate)),
      ...(settled.excess > 0 ? [line('Left over', money(settled.excess))] : []),
    ],
    result: money(settled.debtReduction),
  };
}
