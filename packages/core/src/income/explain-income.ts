import type { Pence } from '../money/pence.ts';
import { line, money, text, unrounded, type Explained } from '../working/working.ts';
import { countIncome, type IncomeFrequency } from './net-monthly-income.ts';

/** One month's part, in the words of the rule. */
const SHARES = {
  monthly: 'the whole of it',
  yearly: 'a twelfth',
  weekly: '365.25 days of a year, over 7 days and 12 months',
} as const satisfies Record<IncomeFrequency, string>;

/**
 * Net monthly income with its working.
 * @throws RangeError when the income is negative or too large to be exact.
 */
export function explainNetMonthlyIncome(income: Pence, frequency: IncomeFrequency): Explained<Pence> {
  const { monthly, product, times, over } = countIncome(income, frequency);
  return {
    value: monthly,
    working: {
      figure: 'Net monthly income',
      inputs: [line('Net income', money(income)), line('Paid', text(frequency))],
      rule: {
        description: 'A month’s part of the income, rounded down to whole pounds.',
        source: 'the lender’s rule, for CONC 5.2A',
      },
      steps: [
        line('A month’s part', text(SHARES[frequency])),
        line('As a fraction', text(`${times} / ${over}`)),
        line('A month before rounding', unrounded(product / over)),
      ],
      result: money(monthly),
    },
  };
}
