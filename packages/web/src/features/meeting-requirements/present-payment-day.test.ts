import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { pence } from '@fairlead/core/money/pence';
import { aPaymentDay } from '../../testing/applications.ts';
import { choiceInWords, differenceInWords, whyDaysAreMissing } from './present-payment-day.ts';

describe('a payment day', () => {
  const choice = { ...aPaymentDay(), requirement: 'r' };
  const offered = choice.totalAmountPayable;

  test('says its price and when the first payment is due', () => {
    expect(choiceInWords(choice, offered)).toEqual([
      '£253.34 a month, £9,120.09 in total, 14.0% APR.',
      'That is exactly the price we showed you.',
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
    expect(choiceInWords(sunday, offered)[3]).toBe(
      'That isn’t a working day, so we’ll take it on Tuesday 29 December 2026, at no cost to you.',
    );
  });

  test.each([
    [
      20_00,
      'That is £20 less in total than the price we showed you, because your first payment comes sooner.',
    ],
    [
      -61_35,
      'That is £61.35 more in total than the price we showed you, because you borrow for longer before your first payment.',
    ],
  ])('whose total is %i pence under the offer says so', (under, words) => {
    expect(differenceInWords(choice, pence(offered + under))).toBe(words);
  });
});

describe('the days that cannot be chosen', () => {
  const all = Array.from({ length: 28 }, (_, index) => ({ day: index + 1 }));

  test('are named with the reason', () => {
    expect(whyDaysAreMissing(all.filter((choice) => ![5, 6, 7].includes(choice.day)))).toBe(
      'If you chose the 5th, 6th or 7th, your first payment would be too soon or too late, so you can’t choose them today.',
    );
    expect(whyDaysAreMissing(all.slice(1))).toBe(
      'If you chose the 1st, your first payment would be too soon or too late, so you can’t choose it today.',
    );
  });

  test('need no words where there are none', () => {
    expect(whyDaysAreMissing(all)).toBe('');
  });
});
