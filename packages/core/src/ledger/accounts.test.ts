import { describe, expect, test } from 'vitest';
import { postingsBetween, type Accounts } from './accounts.ts';

const paidOut: Accounts = {
  'loan-receivable': 7_940_00,
  bank: -7_500_00,
  'interest-income': 0,
  'fee-income': -440_00,
  'borrower-credit': 0,
  rebates: 0,
  'written-off': 0,
  'debt-sold': 0,
  'goods-returned': 0,
};

describe('postings', () => {
  test('of a new loan are its accounts without the zero ones', () => {
    expect(postingsBetween(null, paidOut)).toEqual([
      { account: 'loan-receivable', amount: 7_940_00 },
      { account: 'bank', amount: -7_500_00 },
      { account: 'fee-income', amount: -440_00 },
    ]);
  });

  test('are what changed', () => {
    const later = { ...paidOut, 'loan-receivable': 8_048_71, 'interest-income': -108_71 };
    expect(postingsBetween(paidOut, later)).toEqual([
      { account: 'loan-receivable', amount: 108_71 },
      { account: 'interest-income', amount: -108_71 },
    ]);
  });

  test('are none when nothing changed', () => {
    expect(postingsBetween(paidOut, paidOut)).toEqual([]);
  });
});
