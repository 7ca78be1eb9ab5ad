import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { aLoan, UNDER_WAY } from '../../testing/a-loan.ts';
import { loanInWords } from './loan-in-words.ts';

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
    expect(loanInWords({ ...loan, arrears }).at(-1)).toBe('£20 of it is overdue.');
  });

  test('says what is still owed after a termination, and when nothing is', () => {
    const ended = { ...loan, isActive: false, state: 'Terminated' as const, pendingRepayments: [] };
    expect(loanInWords({ ...ended, leftToPay: pence(120_50) })).toEqual(['You still owe £120.50.']);
    expect(loanInWords({ ...ended, leftToPay: pence(0) })).toEqual(['You owe nothing more.']);
  });

  test('says after a termination what is already on its way, and when it arrives', () => {
    const ended = { ...loan, isActive: false, state: 'Terminated', leftToPay: pence(89_38) } as const;
    const payment = { ...UNDER_WAY, amount: pence(89_38), collectOn: day('2026-12-12') };
    expect(loanInWords({ ...ended, pendingRepayments: [payment] })).toEqual([
      'You still owe £89.38.',
      'A Direct Debit of £89.38 is already on its way. It arrives on 12 December 2026.',
    ]);
    const others = [
      { ...payment, method: 'CARD' },
      { ...payment, method: 'OPEN_BANKING' },
    ] as const;
    expect(loanInWords({ ...ended, pendingRepayments: [...others] }).slice(1)).toEqual([
      'A card payment of £89.38 is already being processed.',
      'A payment of £89.38 from your bank is already on its way. It usually arrives within 2 hours.',
    ]);
  });

  test('says that it is paid off', () => {
    expect(loanInWords({ ...loan, isActive: false, state: 'Settled' })).toEqual([
      'Your loan is paid off. There is nothing more to pay.',
    ]);
    expect(loanInWords({ ...loan, isActive: false, state: 'Sold' })).toEqual(['This loan has ended.']);
  });
});
