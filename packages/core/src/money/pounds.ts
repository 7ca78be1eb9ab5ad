import { accept, refuse, type Outcome } from '../outcome.ts';
import { wholeNumber } from '../text/whole-number.ts';
import { pence, roundHalfUp, type Pence } from './pence.ts';

/** £10 billion in pence: far above any loan, and every smaller amount is exact as a float. */
const MAX_PENCE = 1_000_000_000_000;

/** Pounds for the wire: the float nearest to the amount. */
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
 * Pence for pounds that do not come from a caller, such as a stored figure or a limit; rounded half up to the penny.
 * @throws RangeError when the value is not a number or is too large.
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
 * Parses an amount that a person typed. Accepts an optional pound sign, thousands commas and one or two decimals;
 * refuses ambiguous input ("7.5k", "7.500", "7,50") instead of guessing.
 */
export function parsePounds(text: string): Outcome<Pence, NotPounds> {
  const bare = text.trim().replace(/^£\s*/, '');
  const shape = SHAPES.find(([pattern]) => pattern.test(bare))?.[1] ?? 'notMoney';
  if (shape !== 'money') return refuse(shape);
  const [pounds = '', decimals = ''] = bare.replaceAll(',', '').split('.');
  const amount = Number(pounds) * 100 + Number(decimals.padEnd(2, '0'));
  return amount <= MAX_PENCE ? accept(pence(amount)) : refuse('notMoney');
}

/** The errors of a field that takes pounds; `field` begins the sentences: "Income". `example` is such an amount. */
export function poundsErrors(
  field: string,
  { empty, example }: { readonly empty: string; readonly example: string },
): Readonly<Record<NotPounds, string>> {
  return {
    empty,
    notMoney: `${field} must be a number of pounds, like ${example}`,
    ambiguous: `${field} must be written in full, like ${example}`,
    tooManyDecimals: `${field} must have 2 decimal places or fewer, like ${example}`,
  };
}

/** "£7,500.00"; a negative amount is "-£5.00". */
export function formatPounds(amount: Pence): string {
  const size = Math.abs(amount);
  return `${amount < 0 ? '-' : ''}£${wholeNumber(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

/** "£7,500" for whole pounds, otherwise with the pence. */
export function formatWholePounds(amount: Pence): string {
  return formatPounds(amount).replace(/\.00$/, '');
}

/**
 * Formats an amount in pounds of any type for the borrower: "£7,500.00", rounded half up to the penny, or "-" when it
 * is not a number. Text counts when it is a plain decimal ("280.83"); amounts over £10 billion count as not a number.
 * Specification, section 5.
 */
export function displayAmount(amount: unknown): string {
  const isNumeric = typeof amount === 'number' || (typeof amount === 'string' && PLAIN_DECIMAL.test(amount));
  const inPence = isNumeric ? Number(amount) * 100 : Number.NaN;
  return Math.abs(inPence) <= MAX_PENCE ? formatPounds(roundHalfUp(inPence)) : '-';
}
