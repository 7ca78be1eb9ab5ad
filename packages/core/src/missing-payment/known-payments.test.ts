import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import type { LoanEvent } from '../loan/events.ts';
import { knownPaymentsOf, type AskedPayment } from './known-payments.ts';

const AMOUNT = pence(5_000);
const recorded = (reference: string, on = '2027-01-05') =>
  ({ valueOn: day('2027-01-05'), recordedAt: `${on}T10:00:00.000Z`, reference, amount: AMOUNT }) as const;

const asked = (changes: Partial<AskedPayment>): AskedPayment => ({
  id: 'p',
  method: 'direct-debit',
  amount: AMOUNT,
  status: 'collected',
  createdOn: day('2026-12-30'),
  collectOn: day('2027-01-05'),
  failureReason: null,
  ...changes,
});

const trace = (payment: Partial<AskedPayment>, events: readonly LoanEvent[] = []) =>
  knownPaymentsOf({ loanReference: 'LEN-1', isOnOtherLoan: false, asked: [asked(payment)], events })[0];

const RECEIVED: LoanEvent = {
  kind: 'payment-received',
  ...recorded('p', '2027-01-08'),
  method: 'direct-debit',
};

describe('what our records say of a payment', () => {
  test('counts from its value date, and became known when the bank answered', () => {
    expect(trace({}, [RECEIVED])).toMatchObject({
      outcome: 'counted',
      countsOn: '2027-01-05',
      knownOn: '2027-01-08',
    });
  });

  test('waits for its day, or for a bank', () => {
    expect(trace({ status: 'created' })).toMatchObject({ outcome: 'to-be-sent', knownOn: null });
    expect(trace({ status: 'created', method: 'card' })).toMatchObject({ outcome: 'waiting' });
    expect(trace({ status: 'submitted' })).toMatchObject({ outcome: 'waiting', knownOn: null });
  });

  test('was refused, with the words of the bank or the card', () => {
    const failed: LoanEvent = { kind: 'payment-failed', ...recorded('p'), reason: 'refer-to-payer' };
    const debit = trace({ status: 'failed' }, [failed]);
    expect(debit?.outcome).toBe('refused');
    expect(debit?.why).toContain('enough money');
    const card = { status: 'failed', method: 'card', failureReason: 'card-expired' } as const;
    expect(trace(card)).toMatchObject({ outcome: 'refused', knownOn: '2026-12-30' });
    expect(trace(card)?.why).toContain('expired');
    expect(trace({ ...card, failureReason: 'failed-to-process' })?.why).toBeNull();
  });

  test('was taken back after it counted', () => {
    const back: LoanEvent = {
      kind: 'payment-reversed',
      ...recorded('back', '2027-01-20'),
      reverses: 'p',
      reason: 'indemnity-claim',
    };
    expect(trace({ status: 'reversed' }, [RECEIVED, back])).toMatchObject({
      outcome: 'taken-back',
      knownOn: '2027-01-20',
    });
  });

  test('never moved money where it was cancelled or not finished', () => {
    expect(trace({ status: 'voided', failureReason: 'cancelled-by-borrower' })).toMatchObject({
      outcome: 'cancelled',
      why: null,
    });
    expect(trace({ status: 'expired' })).toMatchObject({ outcome: 'not-finished' });
  });

  test('came by bank transfer without being asked for, or was sent back', () => {
    const events: readonly LoanEvent[] = [
      { kind: 'payment-received', ...recorded('t'), method: 'bank-transfer' },
      { kind: 'credit-refunded', ...recorded('r') },
    ];
    expect(
      knownPaymentsOf({ loanReference: 'LEN-1', isOnOtherLoan: true, asked: [], events }).map(
        ({ outcome, method, isOnOtherLoan }) => [outcome, method, isOnOtherLoan],
      ),
    ).toEqual([
      ['counted', 'bank-transfer', true],
      ['sent-back', 'bank-transfer', true],
    ]);
  });
});
