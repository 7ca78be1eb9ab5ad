import type { Pence } from '../money/pence.ts';
import { line, money, text, unrounded, type Explained } from '../working/working.ts';
import { countIncome, type IncomeFrequency } from './net-monthly-income.ts';

/** The monthly share by frequency, as shown in the working. */
const SHARES = {
  monthly: 'all of it',
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
        description: 'The monthly share of the income, rounded down to whole pounds.',
        source: 'the lender’s rule, for CONC 5.2A',
      },
      steps: [
        line('Monthly share', text(SHARES[frequency])),
        line('Share as a fraction', text(`${times} / ${over}`)),
        line('Monthly income before rounding', unrounded(product / over)),
      ],
      result: money(monthly),
    },
  };
}
