import { day } from '@fairlead/core/calendar/day';
import { isWorkingDay } from '@fairlead/core/calendar/working-days';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import type { ChangePreview } from '../../../resources/repaying/repayment.ts';
import {
  basisInWords,
  comparisonRows,
  daysToSettle,
  firstAmount,
  nextInWords,
  outcomeInWords,
  sliderOf,
} from './present-what-if.ts';

const NOW: ChangePreview['now'] = {
  nextPayment: { dueOn: day('2027-01-31'), collectOn: day('2027-02-01'), amount: pence(282_56) },
  endsOn: day('2029-12-01'),
  toPay: pence(9_792_39),
  interest: pence(2_100_10),
  balances: [],
};

const preview = (endsOn: string, saved: number, changes: Partial<ChangePreview> = {}): ChangePreview => ({
  '@type': 'loan-change-preview',
  amount: pence(50_00),
  on: day('2027-01-11'),
  settles: false,
  now: NOW,
  after: { ...NOW, endsOn: day(endsOn), toPay: pence(NOW.toPay - saved), nextPayment: null },
  saved: pence(saved),
  ...changes,
});

describe('what a change leads to, in words', () => {
  test.each([
    ['2029-06-01', 118_40, 'You’d finish 6 months sooner and save £118.40.'],
    ['2029-11-01', 9, 'You’d finish 1 month sooner and save £0.09.'],
    ['2029-12-01', 64_00, 'You’d save £64.'],
    ['2029-12-01', 0, 'You’d pay the same in total.'],
    [
      '2029-12-12',
      -12_34,
      'You’d pay £12.34 more in interest. Your last payment would be on 12 December 2029.',
    ],
  ])('with an end on %s and %i pence less', (endsOn, saved, words) => {
    expect(outcomeInWords(preview(endsOn, saved))).toBe(words);
  });

  test('with lower payments until the same end', () => {
    const lower = preview('2029-12-01', 133_69);
    const after = { ...NOW, nextPayment: { ...NOW.nextPayment!, amount: pence(261_07) } };
    expect(outcomeInWords({ ...lower, after })).toBe('You’d pay £21.49 less each month and save £133.69.');
  });

  test('is a table of the figures before and after', () => {
    expect(comparisonRows(preview('2029-06-01', 118_40))).toMatchObject([
      { what: 'Next payment', now: '£282.56 on 01/02/2027', after: 'None' },
      { what: 'Last payment', now: '01/12/2029', after: '01/06/2029' },
      { what: 'Interest still to pay', now: '£2,100.10' },
      { what: 'Total still to pay', now: '£9,792.39', after: '£9,673.99' },
    ]);
  });

  test('says that a payment pays off the loan', () => {
    const settles = preview('2027-01-11', 2_400_00, { settles: true, amount: pence(7_288_51) });
    const words = 'You’d pay £7,288.51 on 11 January 2027, and nothing after it.';
    expect(basisInWords('pay-once', settles)).toBe(words);
    expect(basisInWords('settle', settles)).toBe(words);
    expect(nextInWords('settle', settles)).toBe('Pay off your loan on 11 January 2027');
  });

  test('says that the payments of each month are made by the borrower', () => {
    const monthly = preview('2029-06-01', 118_40);
    expect(basisInWords('pay-monthly', monthly)).toContain('You make each one yourself');
    expect(nextInWords('pay-monthly', monthly)).toBe('Make the first payment of £50');
  });
});

describe('what can be chosen', () => {
  const range = (most: number) => ({ least: pence(1_00), most: pence(most) });

  test('is an amount in round steps, up to £500 each month and up to the end of the loan once', () => {
    expect(sliderOf('pay-monthly', range(7_288_51))).toEqual({ min: 10, max: 500, step: 10 });
    expect(sliderOf('pay-once', range(7_288_51))).toEqual({ min: 50, max: 7250, step: 50 });
    expect(sliderOf('pay-once', range(60_10))).toEqual({ min: 1, max: 60, step: 1 });
    expect(sliderOf('pay-once', range(90))).toBeNull();
  });

  test('starts with a usual amount, or with all that can be paid', () => {
    expect(firstAmount('pay-monthly', pence(7_288_51))).toBe('50');
    expect(firstAmount('pay-once', pence(7_288_51))).toBe('500');
    expect(firstAmount('pay-once', pence(48_07))).toBe('48.07');
  });

  test('is today or a working day on which a Direct Debit can be collected, for 28 days', () => {
    const today = day('2027-01-06');
    const days = daysToSettle(today, { submitOn: day('2027-01-07'), collectOn: day('2027-01-11') });
    expect(days.slice(0, 2)).toEqual([today, day('2027-01-11')]);
    expect(days.slice(1).every(isWorkingDay)).toBe(true);
    expect(days.at(-1)).toBe(day('2027-02-03'));
    expect(daysToSettle(today, null)).toEqual([today]);
  });
});
