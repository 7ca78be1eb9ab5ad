import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/day.ts';
import { pence } from '../money/pence.ts';
import { paidOut, SAMPLE_TERMS, sampleAgreement } from '../testing/sample-histories.ts';
import type { LoanEvent } from './events.ts';
import { cancellationOf } from './payout-problem.ts';
import { project } from './read/project.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const { signedOn, credit } = agreement;
const at = (days: number) => ({ valueOn: addDays(signedOn, days), recordedAt: '2026-11-20T12:00:00Z' });
const asOf = (days: number, ...events: readonly LoanEvent[]) =>
  project(agreement, events, addDays(signedOn, days));

const SENT = paidOut(agreement);
const REFERENCE = SENT[0]!.reference;
const back = (days: number): LoanEvent => ({
  kind: 'payout-returned',
  ...at(days),
  reference: REFERENCE,
  amount: credit,
  reason: 'account-closed',
});
const held: LoanEvent = { kind: 'payout-held', ...at(0), reference: 'payout-1', reason: 'switched' };
const cancelled = (days: number): LoanEvent => ({
  kind: 'cancelled',
  ...at(days),
  reference: 'loan-1',
  reason: 'not-paid-out',
});

describe('a loan whose payout came back', () => {
  test('is Pending, says why, and takes another account for 14 days', () => {
    const loan = asOf(1, ...SENT, back(1));
    expect(loan).toMatchObject({ state: 'Pending', outstanding: 0, leftToPay: 0, nextPayment: null });
    expect(loan.payoutProblem).toEqual({
      reason: 'account-closed',
      since: addDays(signedOn, 1),
      accountUntil: addDays(signedOn, 15),
    });
    expect(loan.nextChangeOn).toBe(addDays(signedOn, 16));
  });

  test('on the day on which it was sent is the same', () => {
    expect(asOf(0, ...SENT, back(0))).toMatchObject({
      state: 'Pending',
      payoutProblem: { reason: 'account-closed', since: signedOn },
    });
    const [sent] = SENT;
    const refused: LoanEvent = { kind: 'payout-held', ...at(0), reference: REFERENCE, reason: 'rejected' };
    expect(asOf(0, sent!, refused)).toMatchObject({
      state: 'Pending',
      payoutProblem: { reason: 'rejected' },
    });
  });

  test('of an older release says that it came back', () => {
    const { reason: _, ...event } = back(1) as Extract<LoanEvent, { kind: 'payout-returned' }>;
    expect(asOf(1, ...SENT, event).payoutProblem?.reason).toBe('returned');
  });

  test('has no problem before, and none once it is paid again', () => {
    expect(asOf(0, ...SENT).payoutProblem).toBeNull();
    const again = paidOut(agreement, addDays(signedOn, 4)).map((event) => ({
      ...event,
      reference: 'second',
    }));
    expect(asOf(4, ...SENT, back(1), ...again)).toMatchObject({ state: 'Live', payoutProblem: null });
  });
});

test('a loan whose payout was held before it was sent says why as well', () => {
  const loan = asOf(0, held);
  expect(loan).toMatchObject({ state: 'Pending', outstanding: 0 });
  expect(loan.payoutProblem).toMatchObject({ reason: 'switched', accountUntil: addDays(signedOn, 14) });
});

describe('a loan that was cancelled without a payout', () => {
  test('costs nothing, whatever the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2000 }), (days, later) => {
        const loan = asOf(days + later, ...SENT, back(days), cancelled(days));
        expect(loan).toMatchObject({
          state: 'Cancelled',
          outstanding: 0,
          leftToPay: 0,
          rows: [],
          isActive: false,
        });
        expect(Object.values(loan.accounts).every((amount) => amount === 0)).toBe(true);
        expect(loan.nextChangeOn).toBeNull();
      }),
    );
  });

  test('says why', () => {
    const events = [...SENT, back(1), cancelled(16)];
    expect(cancellationOf(asOf(16, ...events).state, events)).toBe('not-paid-out');
    expect(cancellationOf('Cancelled', SENT)).toBe('withdrawn');
    expect(cancellationOf('Live', events)).toBeNull();
  });

  test('owes only the credit when a payout arrives all the same, without the fee', () => {
    const late = paidOut(agreement, addDays(signedOn, 20)).map((event) => ({ ...event, reference: 'late' }));
    const loan = asOf(60, ...SENT, back(1), cancelled(16), ...late);
    expect(loan).toMatchObject({ state: 'Cancelled', outstanding: credit });
  });
});

test('a loan that is owed is not cancelled', () => {
  expect(asOf(3, ...SENT, cancelled(2))).toMatchObject({ state: 'Live' });
});

describe('a payout after one that came back', () => {
  const terms = fc
    .record({
      termMonths: fc.integer({ min: 12, max: 60 }),
      paymentDayChoice: fc.integer({ min: 0, max: 27 }),
      amount: fc.integer({ min: 10, max: 250 }).map((hundreds) => pence(hundreds * 100_00)),
    })
    .map((some) => ({ ...SAMPLE_TERMS, ...some }));
  const days = fc.record({
    back: fc.integer({ min: 0, max: 5 }),
    again: fc.integer({ min: 0, max: 10 }),
    later: fc.integer({ min: 0, max: 800 }),
  });

  test('is as if there had been no other, and raises no figure', () => {
    const holds = (some: typeof SAMPLE_TERMS, { back: after, again, later }: Days): void => {
      const agreed = sampleAgreement(some);
      const backOn = addDays(agreed.assumedDrawdown, after);
      const againOn = addDays(backOn, again);
      const first = paidOut(agreed).map((event) => ({ ...event, reference: 'returned' }));
      const returned: LoanEvent = {
        ...{ kind: 'payout-returned', ...at(0), valueOn: backOn, reference: 'returned' },
        amount: agreed.credit,
      };
      const second = paidOut(agreed, againOn);
      const history = [...first, returned, ...second];
      const asOf = addDays(againOn, later);
      const whole = project(agreed, history, asOf);
      expect(whole).toEqual(project(agreed, second, asOf));
      expect(Object.values(whole.accounts).reduce((sum, amount) => sum + amount, 0)).toBe(0);
      for (const [index, row] of project(agreed, history, againOn).rows.entries()) {
        const planned = agreed.instalments[index]!;
        expect(row.payment).toBeLessThanOrEqual(planned.payment);
        expect(row.dueOn).toBe(planned.dueOn);
      }
    };
    fc.assert(fc.property(terms, days, holds));
  });
});

type Days = { readonly back: number; readonly again: number; readonly later: number };
