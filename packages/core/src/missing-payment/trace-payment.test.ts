import { describe, expect, test } from 'vitest';
import { addDays, day } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { checkClaimedDay, firstClaimableDay, type ClaimedPayment } from './claim.ts';
import { tracePayment, type KnownPayment } from './trace-payment.ts';

const PAID_ON = day('2027-01-05');
const CLAIM: ClaimedPayment = { paidOn: PAID_ON, amount: pence(5_000), way: 'card', reference: '' };

const known = (changes: Partial<KnownPayment> = {}): KnownPayment => ({
  loanReference: 'LEN-1',
  isOnOtherLoan: false,
  method: 'card',
  amount: pence(5_000),
  outcome: 'counted',
  startedOn: PAID_ON,
  countsOn: PAID_ON,
  knownOn: PAID_ON,
  why: null,
  ...changes,
});
const on = (days: number) => {
  const at = addDays(PAID_ON, days);
  return { startedOn: at, countsOn: at, knownOn: at };
};

describe('a payment that a borrower says they made', () => {
  test('is the one of that amount near that day, also on another loan', () => {
    const elsewhere = known({ isOnOtherLoan: true, loanReference: 'LEN-2' });
    expect(tracePayment(CLAIM, [known({ amount: pence(4_999) }), elsewhere])).toEqual([
      { ...elsewhere, isOtherAmount: false },
    ]);
  });

  test('is found when it was posted late, and when the day is wrong by a weekend', () => {
    for (const days of [-3, 10]) expect(tracePayment(CLAIM, [known(on(days))])).toHaveLength(1);
    for (const days of [-4, 11]) expect(tracePayment(CLAIM, [known(on(days))])).toEqual([]);
  });

  test('is found by the day on which the bank answered, long after it was asked', () => {
    const late = known({
      startedOn: addDays(PAID_ON, -40),
      countsOn: addDays(PAID_ON, -30),
      knownOn: PAID_ON,
    });
    expect(tracePayment(CLAIM, [late])).toHaveLength(1);
  });

  test('comes first in the way in which it was paid', () => {
    const debit = known({ method: 'direct-debit' });
    const [first, second] = tracePayment(CLAIM, [debit, known()]);
    expect([first?.method, second?.method]).toEqual(['card', 'direct-debit']);
  });

  test('with another amount is shown only where none has the amount, of the same way and nearly the same day', () => {
    const other = known({ amount: pence(4_000) });
    expect(tracePayment(CLAIM, [other])).toEqual([{ ...other, isOtherAmount: true }]);
    expect(tracePayment(CLAIM, [other, known()]).map(({ isOtherAmount }) => isOtherAmount)).toEqual([false]);
    expect(tracePayment(CLAIM, [known({ amount: pence(4_000), method: 'direct-debit' })])).toEqual([]);
    expect(tracePayment(CLAIM, [known({ amount: pence(4_000), ...on(4) })])).toEqual([]);
  });

  test('is not found where nothing is like it', () => {
    expect(tracePayment(CLAIM, [])).toEqual([]);
  });

  test('can be traced for 400 days and not from tomorrow', () => {
    const today = PAID_ON;
    expect(checkClaimedDay(today, today).ok).toBe(true);
    expect(checkClaimedDay(firstClaimableDay(today), today).ok).toBe(true);
    expect(checkClaimedDay(addDays(today, 1), today)).toMatchObject({ refusal: 'paidOnNotPossible' });
    expect(checkClaimedDay(addDays(today, -401), today)).toMatchObject({ refusal: 'paidOnNotPossible' });
  });
});
