import type { Pence } from '../money/pence.ts';
import { formatWholePounds, parsePounds, poundsErrors, poundsInPence } from '../money/pounds.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';

/** Both ends are included. Amounts are in whole pounds, terms in months. */
type Range = { readonly min: number; readonly max: number };

/** Whether an amount may be asked for: whole pounds, within the brand's range in pounds. */
export function checkAmount(
  amount: Pence,
  { min, max }: Range,
): Outcome<Pence, 'notWholePounds' | 'outOfRange'> {
  if (amount % 100 !== 0) return refuse('notWholePounds');
  return amount >= poundsInPence(min) && amount <= poundsInPence(max) ? accept(amount) : refuse('outOfRange');
}

/** The amount that was typed, if it may be asked for. */
export function parseAmount(text: string, range: Range) {
  const typed = parsePounds(text);
  return typed.ok ? checkAmount(typed.value, range) : typed;
}

/** Whether a term may be asked for, in months. */
export function checkTerm(months: number, { min, max }: Range): Outcome<number, 'outOfRange'> {
  return months >= min && months <= max ? accept(months) : refuse('outOfRange');
}

/** The term that was typed, if it may be asked for: "36" or "36 months". */
export function parseTerm(text: string, range: Range): Outcome<number, 'empty' | 'notMonths' | 'outOfRange'> {
  const bare = text.trim().replace(/\s*months?$/i, '');
  if (bare === '') return refuse('empty');
  return /^\d{1,3}$/.test(bare) ? checkTerm(Number(bare), range) : refuse('notMonths');
}

/** The errors of the amount, for a brand's range in pounds. */
export function amountErrors({ min, max }: Range) {
  const inWholePounds = 'Amount must be in whole pounds, like £7,500';
  const inWords = (pounds: number): string => formatWholePounds(poundsInPence(pounds));
  return {
    ...poundsErrors('Amount', { empty: 'Enter how much you want to borrow', example: '£7,500' }),
    tooManyDecimals: inWholePounds,
    notWholePounds: inWholePounds,
    outOfRange: `Amount must be between ${inWords(min)} and ${inWords(max)}`,
  };
}

/** The errors of the term, for a brand's range in months. */
export function termErrors({ min, max }: Range) {
  return {
    empty: 'Enter how many months you want to borrow for',
    notMonths: 'Term must be a number of months, like 36',
    outOfRange: `Term must be between ${min} and ${max} months`,
  };
}
