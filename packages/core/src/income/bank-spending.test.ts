import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { aTransaction, BANK_NAMES, BANK_PERIOD, paidOn, paymentDays } from '../testing/sample-bank.ts';
import type { BankTransaction } from './bank-transaction.ts';
import { readBankIncome } from './read-bank-income.ts';

const MONTHLY = paymentDays('monthly', day('2026-01-12'), 'after');
const WEEKLY = paymentDays('weekly', day('2026-01-02'), 'none');

const commitmentsOf = (transactions: readonly BankTransaction[]) =>
  readBankIncome(transactions, BANK_PERIOD, BANK_NAMES).commitments;

describe('a commitment', () => {
  test.each([
    ['HARBOURSIDE LETTINGS RENT', 'housing'],
    ['EASTERBY HOUSING ASSOC', 'housing'],
    ['QUILLMOOR BS MORTGAGE 99', 'housing'],
    ['QUILLMOOR BANK LOAN 4471', 'loan'],
    ['FENNMARK CREDIT CARD', 'card'],
    ['BARCLAYCARD', 'card'],
    ['KLARNA', 'other-credit'],
    ['LENDING STREAM', 'other-credit'],
    ['LITTLEWOODS CATALOGUE', 'other-credit'],
  ])('to %s is of the kind %s', (description, kind) => {
    const paid = paidOn(MONTHLY, -12_000, description, { kind: 'direct-debit' });
    expect(commitmentsOf(paid)).toMatchObject([{ kind, monthly: 12_000 }]);
  });

  test('is a month of weekly payments, and of payments on any day', () => {
    expect(commitmentsOf(paidOn(WEEKLY, -15_000, 'EASTERBY LETTINGS'))).toEqual([
      { payee: 'EASTERBY LETTINGS', kind: 'housing', monthly: 65_223 },
    ]);
    const anyDay = ['2026-08-03', '2026-08-20', '2026-09-29', '2026-10-01', '2026-10-30', '2026-11-02'];
    const klarna = anyDay.map((on) => aTransaction(on, -3_001, 'KLARNA', { kind: 'card' }));
    expect(commitmentsOf(klarna)).toEqual([{ payee: 'KLARNA', kind: 'other-credit', monthly: 4_502 }]);
  });

  test('is no lower for a missed payment, and higher for more', () => {
    const loan = (amounts: readonly number[]) =>
      amounts.flatMap((amount, at) => {
        const on = MONTHLY[at];
        return amount === 0 || on === undefined ? [] : [aTransaction(on, -amount, 'QUILLMOOR LOAN')];
      });
    const a = 10_000;
    expect(commitmentsOf(loan([a, a, a, 0, a, a, a, a, a]))).toMatchObject([{ monthly: a }]);
    expect(commitmentsOf(loan([a, a, a, a, a, 2 * a, 2 * a, 2 * a, a]))).toMatchObject([{ monthly: 13_334 }]);
  });

  test.each([
    ['paid once', [MONTHLY[8]]],
    ['ended three months ago', MONTHLY.slice(0, -3)],
  ])('is none when it was %s', (_name, days) => {
    const on = days.flatMap((one) => one ?? []);
    expect(commitmentsOf(paidOn(on, -12_000, 'QUILLMOOR LOAN'))).toEqual([]);
  });

  test.each([
    ['shopping', 'RIVERTON STORES', 'card'],
    ['a hired car', 'EASTERBY RENT A CAR', 'card'],
    ['council tax', 'EASTERBY COUNCIL TAX', 'direct-debit'],
    ['a payment without a name', '0012', 'direct-debit'],
  ] as const)('is not %s', (_name, description, kind) => {
    expect(commitmentsOf(paidOn(MONTHLY, -9_000, description, { kind }))).toEqual([]);
  });

  test('comes with the largest first', () => {
    const paid = [
      ...paidOn(MONTHLY, -6_000, 'FENNMARK CREDIT CARD'),
      ...paidOn(MONTHLY, -80_000, 'HARBOURSIDE RENT'),
      ...paidOn(MONTHLY, -6_000, 'BARCLAYCARD'),
    ];
    expect(commitmentsOf(paid).map(({ payee }) => payee)).toEqual([
      'HARBOURSIDE RENT',
      'BARCLAYCARD',
      'FENNMARK CREDIT CARD',
    ]);
  });
});
