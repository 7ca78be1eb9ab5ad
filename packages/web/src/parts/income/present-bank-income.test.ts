import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { aBankIncome } from '../../testing/bank-income.ts';
import {
  presentCommitments,
  presentFound,
  presentLess,
  presentPeriod,
  presentSources,
  presentSteps,
} from './present-bank-income.ts';

const BENEFITS = {
  payer: 'DWP UC',
  kind: 'benefits',
  frequency: 'four-weekly',
  monthly: pence(41_000),
} as const;

describe('an income from bank data', () => {
  test('of one payer is named with its payer', () => {
    expect(presentFound(aBankIncome())).toMatchObject({
      title: 'We found £2,486 a month',
      question: 'HARBOUR PILOTS LTD pays it every month. Is that your main income?',
    });
  });

  test('of several is a sum, with each of them below', () => {
    const bankIncome = aBankIncome({ sources: [...aBankIncome().sources, BENEFITS] });
    expect(presentFound(bankIncome)).toMatchObject({
      title: 'We found £2,486 a month',
      question: 'Is that your income?',
    });
    expect(presentSources(bankIncome)).toEqual([
      { key: 'HARBOUR PILOTS LTD', value: 'Pay, every month: £2,486.40 a month' },
      { key: 'DWP UC', value: 'Benefits, every 4 weeks: £410 a month' },
    ]);
  });

  test('that is less than was entered says what follows, before it is used', () => {
    expect(presentLess(aBankIncome({ enteredMonthlyIncome: pence(260_000) }))[0]).toBe(
      'That’s less than the £2,600 that you entered.',
    );
    expect(presentLess(aBankIncome({ enteredMonthlyIncome: pence(248_600) }))).toEqual([]);
  });

  test('that was not found has no title', () => {
    expect(presentFound(aBankIncome({ netMonthlyIncome: null, sources: [] }))).toBeNull();
  });

  test('says what was looked at, for how long, and how the figure came about', () => {
    expect(presentPeriod(aBankIncome())).toBe(
      'Your current accounts at Quillmoor Bank, from 25 May 2026 to 20 November 2026: 180 days.',
    );
    expect(presentCommitments(aBankIncome())).toEqual([
      { key: 'HARBOURSIDE LETTINGS', value: 'Rent or mortgage: £745 a month' },
    ]);
    expect(presentSteps(aBankIncome()).at(-1)).toEqual({
      key: 'Net monthly income from bank data',
      value: '£2,486.00',
    });
  });
});
