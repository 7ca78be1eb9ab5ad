import { addDays, day } from '@fairlead/core/calendar/day';
import { CARD_RETURNS } from '@fairlead/core/collection/card-returns';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '../../../resources/loan.ts';
import { presentTakenBack } from './present-taken-back.ts';

const ON = day('2026-11-23');

const line = (
  kind: Transaction['kind'],
  amount: number,
  changes: Partial<Transaction> = {},
): Transaction => ({
  id: kind,
  kind,
  description: kind,
  valueOn: ON,
  happenedOn: ON,
  amount: pence(amount),
  method: 'Card',
  reason: null,
  outstandingAfter: pence(0),
  ...changes,
});

const paid = line('repayment', 100_00, { valueOn: addDays(ON, -3), happenedOn: addDays(ON, -3) });
const taken = line('repayment-returned', 100_00, { reason: CARD_RETURNS['card-charge-back'] });
const LOAN = { asOf: addDays(ON, 2), arrears: { amount: pence(0) } as never, reopening: null };

const present = (historicalRepayments: Transaction[], changes: object = {}) =>
  presentTakenBack({ ...LOAN, historicalRepayments, ...changes });

describe('a card payment that was taken back', () => {
  test('is said on the loan’s page, with why and from when', () => {
    expect(present([paid, taken])).toEqual({
      title: 'Your card payment was taken back',
      text: 'From 23 November 2026, £100 that you paid by card no longer counts. The cardholder’s bank took this payment back. Nothing is overdue because of it. We don’t charge a fee for this.',
    });
  });

  test('says what is overdue because of it', () => {
    const late = present([paid, taken], { arrears: { amount: pence(89_79) } });
    expect(late?.text).toContain('£89.79 is overdue now, and you can pay it another way.');
  });

  test('is only the part that is gone, where a part still counts', () => {
    expect(present([paid, taken, line('repayment', 60_00)])?.text).toMatch(/, £40 that you paid/);
  });

  test('is said no longer once the money came back, after 30 days, or where the loan opened again', () => {
    const restored = line('repayment', 100_00, { happenedOn: addDays(ON, 2) });
    expect(present([paid, taken, restored])).toBeNull();
    expect(present([paid, taken], { asOf: addDays(ON, 31) })).toBeNull();
    expect(present([paid, taken], { reopening: {} })).toBeNull();
    expect(present([paid, { ...taken, method: 'Direct Debit' }])).toBeNull();
    expect(present([paid])).toBeNull();
  });
});
