import type { Pence } from '@fairlead/core/money/pence';
import { formatWholePounds } from '@fairlead/core/money/pounds';
import { typedPounds } from '../application/typed-pounds.ts';

/** What is wrong with a typed amount, if anything. */
export function amountProblem(
  typed: string,
  { least, most }: { readonly least: Pence; readonly most: Pence },
): string | undefined {
  if (typed.trim() === '') return 'Enter how much you want to pay';
  const amount = typedPounds(typed);
  if (amount === null) return 'Enter an amount in pounds, like 250 or 250.50';
  if (amount < least) return `The amount must be ${formatWholePounds(least)} or more`;
  return amount > most ? `The amount must be ${formatWholePounds(most)} or less` : undefined;
}
