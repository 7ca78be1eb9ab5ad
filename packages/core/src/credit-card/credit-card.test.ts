import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { RUNS } from '../testing/runs.ts';
import {
  cardName,
  isCardAmount,
  leftInHand,
  parseCardAmount,
  parseIssuer,
  parseLastFour,
} from './credit-card.ts';

const refusalOf = (outcome: { ok: boolean; refusal?: string; value?: unknown }) =>
  outcome.ok ? outcome.value : outcome.refusal;

describe('the last four digits of a card', () => {
  test.each([
    ['4821', '4821'],
    [' 48 21 ', '4821'],
    ['0007', '0007'],
    ['', 'empty'],
    ['482', 'notFourDigits'],
    ['48a1', 'notFourDigits'],
    ['-482', 'notFourDigits'],
    ['٤٨٢١', 'notFourDigits'],
    ['4929 1234 5678 4821', 'tooManyDigits'],
    ['48215', 'tooManyDigits'],
  ])('typed as "%s" are %s', (typed, expected) => {
    expect(refusalOf(parseLastFour(typed))).toBe(expected);
  });

  test('are four digits whatever was typed, or refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const parsed = parseLastFour(typed);
        if (parsed.ok) expect(parsed.value).toMatch(/^\d{4}$/);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the issuer of a card', () => {
  test.each([
    ['  Harbour  Lane Card ', 'Harbour Lane Card'],
    ['Bank 1st (Gold)', 'Bank 1st (Gold)'],
    ['O’Connor & Sons', "O'Connor & Sons"],
    ['', 'empty'],
    ['4929 1234 5678 4821', 'hasNumber'],
    ['Card 4929123456784821', 'hasNumber'],
    ['Card ٤٩٢٩١', 'hasNumber'],
    ['a\u0000b', 'notAName'],
    ['<b>Bank</b>', 'notAName'],
    ['x'.repeat(41), 'tooLong'],
  ])('typed as "%s" is %s', (typed, expected) => {
    expect(refusalOf(parseIssuer(typed))).toBe(expected);
  });

  test('never holds as many digits as the number of a card', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '4', '7', '9', ' ', '-', 'B', 'a') }), (typed) => {
        const parsed = parseIssuer(typed);
        if (parsed.ok) expect(parsed.value.replaceAll(/\D/g, '').length).toBeLessThanOrEqual(4);
      }),
      { numRuns: RUNS },
    );
  });
});

test('an amount of a card is more than nothing and up to £100,000', () => {
  expect([0, -1, 1, 10_000_000, 10_000_001].map((amount) => isCardAmount(pence(amount)))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(['£1,250.50', '0', '100,000.01', ''].map((typed) => refusalOf(parseCardAmount(typed)))).toEqual([
    125_050,
    'outOfRange',
    'outOfRange',
    'empty',
  ]);
});

test('what is left in hand is the loan less the balances, below zero where they are more', () => {
  expect(leftInHand(pence(750_000), [])).toBe(750_000);
  expect(leftInHand(pence(750_000), [pence(215_000), pence(64_050)])).toBe(470_950);
  expect(leftInHand(pence(100), [pence(101)])).toBe(-1);
});

test('a card is called by its issuer and its last digits', () => {
  expect(cardName({ issuer: 'Harbour Lane Card', lastFour: '0007' })).toBe('Harbour Lane Card ending 0007');
});
