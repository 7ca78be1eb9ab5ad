import { pence, roundHalfUp, type Pence } from '../money/pence.ts';
import { monthlyRate } from '../rates/periodic.ts';
import { amortiseAllButLast, type Amortisation } from '../schedule/amortise.ts';
import type { PricingProduct } from './products.ts';

/** The last instalment before an option fee, with its intermediate values; unrounded figures in pence. */
export type LastInstalment =
  | {
      readonly rule: 'spread-total';
      readonly unroundedTotal: number;
      readonly total: Pence;
      readonly amount: Pence;
    }
  | {
      readonly rule: 'clear-balance';
      readonly left: Pence;
      readonly unroundedInterest: number;
      readonly interest: Pence;
      readonly amount: Pence;
    };

type Rule = PricingProduct['finalPaymentRule'];

/** The rest of the rounded total, or of the balance with its last month's interest. */
export const LAST_INSTALMENT = {
  'spread-total': ({ monthly, termMonths }, level) => {
    const unroundedTotal = level * termMonths;
    const total = roundHalfUp(unroundedTotal);
    return { rule: 'spread-total', unroundedTotal, total, amount: pence(total - monthly * (termMonths - 1)) };
  },
  'clear-balance': (plan) => {
    const left = amortiseAllButLast(plan).at(-1)?.closing ?? plan.opening;
    const unroundedInterest = left * monthlyRate(plan.rate);
    const interest = roundHalfUp(unroundedInterest);
    return { rule: 'clear-balance', left, unroundedInterest, interest, amount: pence(left + interest) };
  },
} as const satisfies Record<Rule, (plan: Amortisation, unroundedLevel: number) => LastInstalment>;
