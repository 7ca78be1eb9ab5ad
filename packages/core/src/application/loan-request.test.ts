import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { messageFor } from '../outcome.ts';
import { amountErrors, checkAmount, checkTerm, parseAmount, parseTerm, termErrors } from './loan-request.ts';

const AMOUNTS = { min: 1_000, max: 25_000 };
const TERMS = { min: 12, max: 60 };

describe('the amount', () => {
  test.each(['7500', '7,500', '£7,500', ' £ 7,500.00 ', '1000', '25,000'])(
    'may be typed as "%s"',
    (typed) => {
      expect(parseAmount(typed, AMOUNTS).ok).toBe(true);
    },
  );

  test.each([
    ['', 'Enter how much you want to borrow'],
    ['lots', 'Amount must be a number of pounds, like £7,500'],
    ['7.5k', 'Amount must be written in full, like £7,500'],
    ['7.500', 'Amount must be written in full, like £7,500'],
    ['7500.50', 'Amount must be in whole pounds, like £7,500'],
    ['7500.505', 'Amount must be in whole pounds, like £7,500'],
    ['999', 'Amount must be between £1,000 and £25,000'],
    ['25001', 'Amount must be between £1,000 and £25,000'],
  ])('typed as "%s" is answered with "%s"', (typed, message) => {
    expect(messageFor(parseAmount(typed, AMOUNTS), amountErrors(AMOUNTS))).toBe(message);
  });

  test('is checked in pence as well', () => {
    expect(checkAmount(pence(100_000), AMOUNTS)).toEqual({ ok: true, value: 100_000 });
    expect(checkAmount(pence(99_900), AMOUNTS)).toMatchObject({ refusal: 'outOfRange' });
    expect(checkAmount(pence(100_050), AMOUNTS)).toMatchObject({ refusal: 'notWholePounds' });
  });
});

describe('the term', () => {
  test.each(['36', ' 36 ', '36 months', '36month'])('may be typed as "%s"', (typed) => {
    expect(parseTerm(typed, TERMS)).toEqual({ ok: true, value: 36 });
  });

  test.each([
    ['', 'Enter how many months you want to borrow for'],
    ['three years', 'Term must be a number of months, like 36'],
    ['11', 'Term must be between 12 and 60 months'],
    ['61', 'Term must be between 12 and 60 months'],
  ])('typed as "%s" is answered with "%s"', (typed, message) => {
    expect(messageFor(parseTerm(typed, TERMS), termErrors(TERMS))).toBe(message);
  });

  test('includes both ends of the range', () => {
    expect([12, 60].map((months) => checkTerm(months, TERMS).ok)).toEqual([true, true]);
  });
});
