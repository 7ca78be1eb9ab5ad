import { line, money, unrounded, type Rule, type Working } from '../working/working.ts';
import type { PartSettlement } from './part-settlement.ts';

const SOURCE = 'Consumer Credit Act 1974, ss.94(3), 95 and 97A';

const RULES = {
  lower: {
    description:
      'The payment pays off a share of every future instalment; the rebate is that share of the unearned charges.',
    source: SOURCE,
  },
  shorter: {
    description:
      'The payment pays off the last instalments; the rebate is the unearned part of their charges.',
    source: SOURCE,
  },
  full: {
    description: 'The payment covers the settlement figure, so it settles the whole agreement.',
    source: 'Consumer Credit Act 1974, ss.94 and 95',
  },
} as const satisfies Record<string, Rule>;

function ruleOf({ kind, shorterTerm }: PartSettlement): Rule {
  if (kind === 'full') return RULES.full;
  return shorterTerm ? RULES.shorter : RULES.lower;
}

/** The working of a payment above everything due: what it takes off the debt, and why that is more than the payment. */
export function explainPartSettlement(settled: PartSettlement): Working {
  return {
    figure: 'Reduces your balance by',
    inputs: [
      line('Payment', money(settled.payment)),
      line('Balance with interest to date', money(settled.balance)),
      line('Balance by the statutory formula', unrounded(settled.statutory)),
      ...(settled.optionFee > 0 ? [line('Option to purchase fee', money(settled.optionFee))] : []),
    ],
    rule: ruleOf(settled),
    steps: [
      line('Figure to settle in full', money(settled.settlesFor)),
      line('Future instalments by the statutory formula', unrounded(settled.instalmentsPresentValue)),
      line('Rebate', money(settled.rebate)),
      ...(settled.excess > 0 ? [line('Left over', money(settled.excess))] : []),
    ],
    result: money(settled.debtReduction),
  };
}
