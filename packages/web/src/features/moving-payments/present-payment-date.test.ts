import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { dayGroups } from '../../parts/days/day-groups.ts';
import { changeInWords, dueNow } from './present-payment-date.ts';

const NEXT = {
  number: 2,
  amount: pence(282_56),
  dueOn: day('2027-02-01'),
  collectOn: day('2027-02-01'),
  isPending: false,
  reason: 'scheduled',
} as const;

const preview = (change: object) => ({
  '@type': 'payment-date-change-preview' as const,
  date: day('2027-02-20'),
  firstCollectionOn: day('2027-02-22'),
  remainingAmountToPay: pence(10_000_00),
  remainingAmountToPayNow: pence(9_900_00),
  finalPayment: pence(300_00),
  finalPaymentNow: pence(282_00),
  endsOn: day('2029-12-20'),
  endsOnNow: day('2029-12-01'),
  ...change,
});

describe('a change of the payment day in words', () => {
  test('says when payments are due now', () => {
    expect(dueNow(NEXT)).toBe(
      'Your next payment, £282.56, is due on 1 February 2027, and later ones on the 1st of each month.',
    );
  });

  test('says when a later day is collected, what it costs and why, and the new end', () => {
    expect(changeInWords(preview({}), NEXT)).toEqual([
      'Your next payment moves from 1 February 2027 to 20 February 2027. It isn’t a working day, so we’ll collect it on 22 February 2027, at no cost to you.',
      'You’ll pay £100 more in total: 19 more days of interest. There is no fee.',
      'Your last payment will be £300 on 20 December 2029, instead of £282 on 1 December 2029.',
    ]);
  });

  test.each([
    ['You’ll pay £20 less in total: 1 fewer day of interest. There is no fee.', '2027-01-31', 9_880_00],
    ['You’ll pay the same in total.', '2027-01-31', 9_900_00],
  ])('says "%s"', (sentence, date, left) => {
    const changed = preview({
      date: day(date),
      firstCollectionOn: day(date),
      remainingAmountToPay: pence(left),
    });
    expect(changeInWords(changed, NEXT)[1]).toBe(sentence);
  });

  test('lists the days by month', () => {
    const groups = dayGroups([day('2027-01-27'), day('2027-01-28'), day('2027-02-02')]);
    expect(groups.map(({ caption, options }) => [caption, options.map(({ number }) => number)])).toEqual([
      ['January 2027', [27, 28]],
      ['February 2027', [2]],
    ]);
    expect(groups[0]?.options[0]?.words).toBe('Wednesday 27 January 2027');
  });
});
