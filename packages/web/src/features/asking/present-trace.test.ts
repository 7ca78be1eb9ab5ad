import { day } from '@fairlead/core/calendar/day';
import { pence } from '@fairlead/core/money/pence';
import { TRACED_OUTCOMES } from '@fairlead/core/missing-payment/trace-payment';
import { describe, expect, test } from 'vitest';
import type { PaymentTrace } from '../../resources/repaying/cases.ts';
import { presentFound, presentTrace } from './present-trace.ts';

const FOUND: PaymentTrace['found'][number] = {
  loanReference: 'LEN-1',
  isOnOtherLoan: false,
  method: 'direct-debit',
  amount: pence(50_00),
  isOtherAmount: false,
  outcome: 'counted',
  startedOn: day('2027-01-04'),
  countsOn: day('2027-01-05'),
  knownOn: day('2027-01-05'),
  why: null,
};

describe('a payment that was traced', () => {
  test('says what happened to it, with the day, for every outcome', () => {
    for (const outcome of TRACED_OUTCOMES) {
      const { heading, payment, text } = presentFound({ ...FOUND, outcome });
      expect(payment).toBe('£50 by Direct Debit');
      expect(heading, outcome).not.toBe('');
      expect(text.join(' '), outcome).toMatch(/\d January 2027/);
    }
  });

  test('that was posted late counts from its own day', () => {
    expect(presentFound({ ...FOUND, knownOn: day('2027-01-08') }).text).toEqual([
      'It has been in your transactions since 8 January 2027 and counts from 5 January 2027, so the wait cost you no interest.',
    ]);
    expect(presentFound(FOUND).text).toEqual(['It counts from 5 January 2027.']);
  });

  test('that was refused says why, and one of another loan says which', () => {
    const refused = { ...FOUND, outcome: 'refused', why: 'Your card has expired.' } as const;
    expect(presentFound(refused).text).toContain('Your card has expired.');
    expect(presentFound({ ...FOUND, isOnOtherLoan: true }).text.at(-1)).toBe(
      'It belongs to your other loan, reference LEN-1, and appears there.',
    );
  });

  test('is called a possibility where its amount is another', () => {
    expect(presentTrace({ found: [FOUND] }).title).toBe('We found a payment');
    expect(presentTrace({ found: [FOUND, FOUND] }).title).toBe('We found these payments');
    expect(presentTrace({ found: [{ ...FOUND, isOtherAmount: true }] }).title).toBe(
      'Could it be this payment?',
    );
  });
});
