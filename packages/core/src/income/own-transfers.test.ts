import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { aTransaction } from '../testing/sample-bank.ts';
import { BANK_INCOME_2026 } from './bank-income-rules.ts';
import type { BankTransaction } from './bank-transaction.ts';
import { ownTransfersIn } from './own-transfers.ts';
import { readTransactions } from './read-transaction.ts';

const ON = day('2026-06-15');

const ownIn = (...transactions: readonly BankTransaction[]) => {
  const read = readTransactions(transactions, BANK_INCOME_2026.words);
  return [...ownTransfersIn(read, BANK_INCOME_2026)].map(({ on }) => on);
};

const received = (after: number, more: Partial<BankTransaction> = {}) =>
  aTransaction(addDays(ON, after), 10_000, 'FROM R OTHER', more);
const sent = (after: number, more: Partial<BankTransaction> = {}) =>
  aTransaction(addDays(ON, after), -10_000, 'TO R OTHER', more);

describe('money received', () => {
  test.each([
    [31, true],
    [-31, true],
    [32, false],
    [-32, false],
  ])('from someone to whom it goes %i days later is own money: %s', (after, isOwn) => {
    expect(ownIn(received(0), sent(after))).toEqual(isOwn ? [ON] : []);
  });

  test.each([
    [3, true],
    [-3, true],
    [4, false],
  ])('on one account, that leaves another %i days later, is own money: %s', (after, isOwn) => {
    const elsewhere = { account: 'bills', description: 'HOUSE' };
    expect(ownIn(received(0), sent(after, elsewhere))).toEqual(isOwn ? [ON] : []);
    expect(ownIn(received(0), sent(after, { description: 'HOUSE' }))).toEqual([]);
  });

  test('is explained by the closest payment sent, and each of those explains one', () => {
    expect(ownIn(received(0), received(9), sent(8))).toEqual([ON]);
    expect(ownIn(received(0), received(9), sent(8), sent(1))).toHaveLength(2);
  });

  test('is explained by who it came from before it is by another account', () => {
    const rent = sent(1, { account: 'bills', description: 'HOUSE' });
    expect(ownIn(received(0), sent(20), received(2, { description: 'NORTHFELL LTD' }), rent)).toHaveLength(2);
  });

  test('is not explained by another amount, a card, a debit or cash, nor by no name', () => {
    expect(ownIn(received(0), sent(1, { amount: aTransaction(ON, -10_001, '').amount }))).toEqual([]);
    for (const kind of ['card', 'direct-debit', 'cash'] as const)
      expect(ownIn(received(0), sent(1, { kind }))).toEqual([]);
    expect(ownIn(received(0, { description: '77' }), sent(1, { description: '77' }))).toEqual([]);
  });
});
