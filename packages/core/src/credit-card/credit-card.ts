import { pence, sumPence, type Pence } from '../money/pence.ts';
import { formatWholePounds, parsePounds, poundsErrors } from '../money/pounds.ts';
import { accept, refuse, type Outcome } from '../outcome.ts';
import { tooLongError } from '../text/text-errors.ts';

/** Cards that an application can list. */
export const MOST_CARDS = 20;

/** The largest balance of a card, and the largest amount that pays one off. */
const LARGEST_CARD_AMOUNT = pence(100_000_00);

const ISSUER_LIMIT = 40;

/** Maximum length as typed, surplus spaces included. */
export const TYPED_ISSUER_LIMIT = 2 * ISSUER_LIMIT;

const ISSUER = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}&'+(). -]*$/u;

const MOST_DIGITS_IN_ISSUER = 4;

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/**
 * Parses the name of a card's issuer: composed (NFC), single spaces, straight apostrophes. `hasNumber`: it has so many
 * digits that it could hold the number of the card.
 */
export function parseIssuer(typed: string): Outcome<string, keyof typeof ISSUER_ERRORS> {
  const issuer = typed
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .trim();
  if (issuer === '') return refuse('empty');
  if (digitsIn(issuer) > MOST_DIGITS_IN_ISSUER) return refuse('hasNumber');
  if (issuer.length > ISSUER_LIMIT) return refuse('tooLong');
  return ISSUER.test(issuer) ? accept(issuer) : refuse('notAName');
}

export const ISSUER_ERRORS = {
  empty: 'Enter the name of the card or its bank',
  hasNumber: 'Enter a name only. Never give us your card number',
  notAName: 'Name must only include letters, numbers, spaces, hyphens and apostrophes',
  tooLong: tooLongError('Name', ISSUER_LIMIT),
} as const;

/** Maximum length as typed, surplus spaces included. */
export const TYPED_LAST_FOUR_LIMIT = 40;

/** Parses the last four digits of a card. More digits are refused: the number of a card is never taken. */
export function parseLastFour(typed: string): Outcome<string, keyof typeof LAST_FOUR_ERRORS> {
  const bare = typed.replaceAll(/\s/g, '');
  if (bare === '') return refuse('empty');
  if (/^\d{4}$/.test(bare)) return accept(bare);
  return refuse(digitsIn(bare) > 4 ? 'tooManyDigits' : 'notFourDigits');
}

export const LAST_FOUR_ERRORS = {
  empty: 'Enter the last 4 digits of the card',
  notFourDigits: 'Last 4 digits must be 4 numbers, like 4821',
  tooManyDigits: 'Enter the last 4 digits only. Never give us your card number',
} as const;

/** Whether an amount can be what is owed on a card, or what paid it off: more than nothing, up to £100,000. */
export function isCardAmount(amount: Pence): boolean {
  return amount > 0 && amount <= LARGEST_CARD_AMOUNT;
}

const outOfRange = (field: string): string =>
  `${field} must be more than £0 and no more than ${formatWholePounds(LARGEST_CARD_AMOUNT)}`;

/** Parses an amount that a person typed of a card. */
export function parseCardAmount(typed: string) {
  const parsed = parsePounds(typed);
  return parsed.ok && !isCardAmount(parsed.value) ? refuse('outOfRange') : parsed;
}

export const BALANCE_ERRORS = {
  ...poundsErrors('Balance', { empty: 'Enter how much you owe on the card', example: '£1,250.50' }),
  outOfRange: outOfRange('Balance'),
} as const;

export const PAYOFF_ERRORS = {
  ...poundsErrors('Amount', { empty: 'Enter how much you paid', example: '£1,250.50' }),
  outOfRange: outOfRange('Amount'),
} as const;

/** What is left of a loan after it has paid off these balances; below zero where they come to more. */
export function leftInHand(amount: Pence, balances: readonly Pence[]): Pence {
  return pence(amount - sumPence(balances));
}

/** "Harbour Lane Card ending 4821". */
export function cardName({
  issuer,
  lastFour,
}: {
  readonly issuer: string;
  readonly lastFour: string;
}): string {
  return `${issuer} ending ${lastFour}`;
}
