import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { reportedBalances } from './reported-balances.ts';

test('a report shows balances where something is owed', () => {
  const card = { issuer: 'A', lastFour: '0001', limit: null, monthlyPayment: null, ratePercent: null };
  expect(reportedBalances({})).toEqual([]);
  expect(
    reportedBalances({
      creditCards: [
        { ...card, balance: pence(0) },
        { ...card, balance: pence(1) },
      ],
    }),
  ).toEqual([{ ...card, balance: 1 }]);
});
