import { formatWholePounds, poundsInPence } from '@fairlead/core/money/pounds';
import type { Mistake, QuotePricing } from './illustrate.ts';

/** The names and ids of what is typed. */
export type QuoteField = 'amount' | 'term';

export type QuoteError = { field: QuoteField; message: string };

const pounds = (amount: number) => formatWholePounds(poundsInPence(amount));

/** One row for each mistake that can be made: where, and what to say of it. */
const MISTAKES: Readonly<Record<Mistake, readonly [QuoteField, (pricing: QuotePricing) => string]>> = {
  'amount-empty': ['amount', () => 'Enter how much you want to borrow'],
  'amount-unclear': ['amount', () => 'Enter the amount in full, like 7500'],
  amountWithPence: ['amount', () => 'Amount must be in whole pounds, like 7500'],
  amountOutOfRange: [
    'amount',
    ({ loanAmountRange: { min, max } }) => `Amount must be between ${pounds(min)} and ${pounds(max)}`,
  ],
  termEmpty: ['term', () => 'Enter how many months you want to borrow for'],
  termUnclear: ['term', () => 'Enter the term in months, like 36'],
  termOutOfRange: [
    'term',
    ({ termOptions: { min, max } }) => `Term must be between ${min} and ${max} months`,
  ],
};

/** What is wrong with what was typed, in the order of the form. */
export function quoteErrors(mistakes: readonly Mistake[], pricing: QuotePricing): QuoteError[] {
  return mistakes.map((mistake) => {
    const [field, words] = MISTAKES[mistake];
    return { field, message: words(pricing) };
  });
}
