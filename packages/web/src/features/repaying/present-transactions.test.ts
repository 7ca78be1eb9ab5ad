import { DIRECT_DEBIT_REASONS } from '@fairlead/core/collection/direct-debit-reasons';
import { describe, expect, test } from 'vitest';
import { presentTransactions } from './present-transactions.ts';
import { aLoan } from '../../testing/a-loan.ts';

describe('the transactions', () => {
  test('are the newest first, each with what was owed after it', () => {
    const lines = presentTransactions(aLoan({ afterDays: 60 }));
    expect(lines.map(({ amount }) => amount)).toEqual(['£282.56 from you', '£7,500 to you']);
    expect(lines.at(-1)).toMatchObject({
      description: 'Paid to your bank account',
      outstandingAfter: '£7,940.00',
    });
  });

  test('say that a failed collection took nothing, and that a returned one came back', () => {
    const failed = presentTransactions(aLoan({ afterDays: 50, conducts: ['failed'] }));
    expect(failed[0]).toMatchObject({
      description: `Payment not collected: £282.56. ${DIRECT_DEBIT_REASONS['refer-to-payer'].words}`,
      amount: 'Nothing taken',
    });
    const returned = presentTransactions(aLoan({ afterDays: 50, conducts: ['returned'] }));
    expect(returned[0]?.amount).toBe('£282.56 returned');
  });

  test('are none before any money moved', () => {
    expect(presentTransactions(aLoan({ afterDays: 0, isPaidOut: false }))).toEqual([]);
  });
});
