import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { choiceInWords, ordinal } from './present-payment-day.ts';

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [11, '11th'],
  [12, '12th'],
  [21, '21st'],
  [22, '22nd'],
  [28, '28th'],
])('day %i is the %s', (dayOfMonth, text) => {
  expect(ordinal(dayOfMonth)).toBe(text);
});

describe('a payment day', () => {
  const choice = { day: 15, requirement: 'r', firstPaymentOn: day('2026-12-15') };

  test('says when the first payment is due', () => {
    expect(choiceInWords({ ...choice, firstCollectionOn: day('2026-12-15') })).toEqual([
      'Your first payment is due on Tuesday 15 December 2026.',
      'After that on the 15th of every month.',
    ]);
  });

  test('says when it is taken on the next working day', () => {
    const sunday = {
      ...choice,
      day: 27,
      firstPaymentOn: day('2026-12-27'),
      firstCollectionOn: day('2026-12-29'),
    };
    expect(choiceInWords(sunday)[1]).toBe(
      'That isn’t a working day, so we’ll take it on Tuesday 29 December 2026, at no cost to you.',
    );
  });
});
