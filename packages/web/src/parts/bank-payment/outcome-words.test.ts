import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { aLoan } from '../../testing/a-loan.ts';
import { loanInWords, outcomeInWords } from './outcome-words.ts';

describe('how a payment is', () => {
  test.each([
    ['complete', 'Your bank has sent £272.01', false],
    ['pending', 'Your bank is sending £272.01', false],
    ['waiting', 'Your bank hasn’t answered yet', false],
    ['cancelled', 'You didn’t pay', true],
    ['unavailable', 'Your bank isn’t responding', true],
    ['unable-to-connect', 'Your bank didn’t make the payment', true],
    ['expired', 'This took longer than 30 minutes', true],
  ] as const)('%s', (outcome, title, canRetry) => {
    const words = outcomeInWords({ amount: pence(272_01), outcome });
    expect(words).toMatchObject({ title, canRetry });
    if (canRetry) expect(words.text).toContain('£272.01');
  });
});

describe('how the loan is', () => {
  const loan = aLoan();

  test('says what is left, and when the next payment is', () => {
    const nextPayment = { ...loan.nextPayment!, amount: pence(272_01), collectOn: day('2027-01-05') };
    expect(loanInWords({ ...loan, leftToPay: pence(9520_38), nextPayment })).toEqual([
      'You have £9,520.38 left to pay on your loan.',
      'Your next payment is £272.01 on 5 January 2027.',
    ]);
  });

  test('says what is still overdue', () => {
    const arrears = { ...loan.arrears, amount: pence(20_00) };
    expect(loanInWords({ ...loan, arrears }).at(-1)).toBe('£20.00 of it is overdue.');
  });

  test('says what is still owed after a termination, and when nothing is', () => {
    const ended = { ...loan, isActive: false, state: 'Terminated' } as const;
    expect(loanInWords({ ...ended, leftToPay: pence(120_50) })).toEqual(['You still owe £120.50.']);
    expect(loanInWords({ ...ended, leftToPay: pence(0) })).toEqual(['You owe nothing more.']);
  });

  test('says that it is paid off', () => {
    expect(loanInWords({ ...loan, isActive: false, state: 'Settled' })).toEqual([
      'Your loan is paid off. There is nothing more to pay.',
    ]);
    expect(loanInWords({ ...loan, isActive: false, state: 'Sold' })).toEqual(['This loan has ended.']);
  });
});
