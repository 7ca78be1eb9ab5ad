import { accept, refuse, type Outcome } from '../outcome.ts';
import { pence, roundHalfUp, type Pence } from './pence.ts';

/** Ten thousand million pounds: no figure of ours is near it, and every one below it survives the float. */
const MAX_PENCE = 1_000_000_000_000;

/** The wire's pounds: the number nearest to the amount with two decimals. */
export function penceToPounds(amount: Pence): number {
  return amount / 100;
}

/** Pounds from the wire, as a JSON number of at most two decimals. Never rounds. */
export function poundsToPence(n: number): Outcome<Pence, 'tooManyDecimals' | 'notANumber' | 'tooLarge'> {
  if (!Number.isFinite(n)) return refuse('notANumber');
  const whole = Math.round(n * 100);
  if (Math.abs(whole) > MAX_PENCE) return refuse('tooLarge');
  return whole / 100 === n ? accept(pence(whole)) : refuse('tooManyDecimals');
}

/**
 * Pounds of our own making, such as a stored figure or a limit, as pence: rounded half-up to the penny.
 * @throws RangeError for what is no number, or larger than any amount.
 */
export function poundsInPence(pounds: number): Pence {
  return roundHalfUp(pounds * 100);
}

const PLAIN_DECIMAL = /^\s*-?\d+(\.\d+)?\s*$/;

type NotPounds = 'empty' | 'notMoney' | 'ambiguous' | 'tooManyDecimals';

const SHAPES: readonly (readonly [RegExp, NotPounds | 'money'])[] = [
  [/^$/, 'empty'],
  [/^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/, 'money'],
  [/^\d{1,3}(\.\d{3})+$/, 'ambiguous'],
  [/^[\d,]*\d\.\d{3,}$/, 'tooManyDecimals'],
  [/^[\d.,\s]*\d\s*(k|m|p|grand)$/i, 'ambiguous'],
  [/^\d[\d.,\s]*$/, 'ambiguous'],
];

/**
 * What a person typed as an amount. Accepts an optional pound sign, thousands commas and one or two decimals;
 * refuses, rather than guesses, what has two readings ("7.5k", "7.500", "7,50").
 */
export function parsePounds(text: string): Outcome<Pence, NotPounds> {
  const bare = text.trim().replace(/^£\s*/, '');
  const shape = SHAPES.find(([pattern]) => pattern.test(bare))?.[1] ?? 'notMoney';
  if (shape !== 'money') return refuse(shape);
  const [pounds = '', decimals = ''] = bare.replaceAll(',', '').split('.');
  const amount = Number(pounds) * 100 + Number(decimals.padEnd(2, '0'));
  return amount <= MAX_PENCE ? accept(pence(amount)) : refuse('notMoney');
}

/** "£7,500.00"; a negative amount is "-£5.00". */
export function formatPounds(amount: Pence): string {
  const size = Math.abs(amount);
  const pounds = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}£${pounds}.${String(size % 100).padStart(2, '0')}`;
}

/** "£7,500" for whole pounds, otherwise with the pence. */
export function formatWholePounds(amount: Pence): string {
  return formatPounds(amount).replace(/\.00$/, '');
}

/**
 * An amount in pounds from anywhere, as a borrower reads it: "£7,500.00", rounded half-up to the penny, and "-" for
 * what is no number. A text counts when it is a plain decimal ("280.83"); what no loan can reach (over ten thousand
 * million pounds) is shown as no number. Specification, section 5.
 */
export function displayAmount(amount: unknown): string {
  const isNumeric = typeof amount === 'number' || (typeof amount === 'string' && PLAIN_DECIMAL.test(amount));
  const inPence = isNumeric ? Number(amount) * 100 : Number.NaN;
  return Math.abs(inPence) <= MAX_PENCE ? formatPounds(roundHalfUp(inPence)) : '-';
}
