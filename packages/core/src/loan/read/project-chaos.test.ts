import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import type { LoanEvent } from '../events.ts';
import { project } from './project.ts';
import { paidOut, SAMPLE_TERMS, sampleAgreement } from '../../testing/sample-histories.ts';
import { RUNS } from '../../testing/runs.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const agreement = sampleAgreement({ ...SAMPLE_TERMS, termMonths: 12 });

const dates = fc
  .integer({ min: -10, max: 450 })
  .map((offset) => ({ valueOn: addDays(agreement.signedOn, offset), recordedAt: '2026-11-20T12:00:00Z' }));

const payouts = fc.constantFrom('payout-2', 'payout-3');
const payments = fc.integer({ min: 1, max: 8 }).map((number) => `payment-${number}`);
const amounts = fc.integer({ min: 1, max: 9_000_00 }).map(pence);
const instalments = fc.integer({ min: 1, max: 12 });

const event: fc.Arbitrary<LoanEvent> = fc
  .record({ on: dates, payout: payouts, payment: payments, amount: amounts, instalment: instalments })
  .chain(({ on, payout, payment, amount, instalment }) => {
    const paid = { ...on, reference: payment, amount, instalment };
    const out = { ...on, reference: payout, amount: agreement.credit };
    return fc.constantFrom<LoanEvent>(
      { kind: 'payout-sent', ...out },
      { kind: 'disbursed', ...out },
      { kind: 'payout-returned', ...out },
      { kind: 'payout-held', ...on, reference: payout, reason: 'switched' },
      { kind: 'payment-submitted', ...paid },
      { kind: 'payment-received', ...paid, method: 'card' },
      { kind: 'payment-failed', ...paid, reason: 'refer to payer' },
      { kind: 'payment-reversed', ...paid, reference: `back ${payment}`, reverses: payment, reason: 'claim' },
      { kind: 'mandate-activated', ...on, reference: payout },
      { kind: 'mandate-cancelled', ...on, reference: payout, reason: 'by the payer' },
      { kind: 'credit-refunded', ...paid },
      {
        kind: 'payment-date-changed',
        ...on,
        reference: payment,
        firstDueOn: addDays(on.valueOn, instalment),
      },
      { kind: 'instalment-lowered', ...on, reference: payment },
      { kind: 'interest-frozen', ...on, reference: payout, reason: 'support' },
      { kind: 'interest-resumed', ...on, reference: payout },
      {
        kind: 'arrangement-agreed',
        ...on,
        reference: payment,
        payments: [{ dueOn: addDays(on.valueOn, 20), amount }],
      },
      { kind: 'arrangement-ended', ...on, reference: payment, reason: 'term completed' },
      { kind: 'corrected', ...on, reference: `corrects ${payment}`, corrects: payment },
    );
  });

const closing: fc.Arbitrary<LoanEvent> = fc
  .record({ on: dates, reference: payments, amount: amounts })
  .chain(({ on, reference, amount }) =>
    fc.constantFrom<LoanEvent>(
      { kind: 'settled', ...on, reference, waived: pence(Math.floor(amount / 100)) },
      { kind: 'reopened', ...on, reference, settledOn: agreement.signedOn },
      { kind: 'withdrawn', ...on, reference, waived: amount },
      { kind: 'cancelled', ...on, reference, reason: 'not-paid-out' },
      { kind: 'written-off', ...on, reference, reason: 'statute-barred' },
      { kind: 'sold', ...on, reference },
      { kind: 'terminated', ...on, reference, reason: 'default' },
      { kind: 'voluntarily-terminated', ...on, reference, owed: amount, paid: pence(100_00) },
    ),
  );

const unique = { selector: ({ kind, reference }: LoanEvent) => `${kind} ${reference}` };

/** Four in five are paid out, and one in three is closed once or several times. */
const histories = fc
  .tuple(
    fc.constantFrom(...Array.from({ length: 4 }, () => paidOut(agreement)), []),
    fc.uniqueArray(event, { maxLength: 25, ...unique }),
    fc.oneof(
      { weight: 2, arbitrary: fc.constant<LoanEvent[]>([]) },
      { weight: 1, arbitrary: fc.uniqueArray(closing, { minLength: 1, maxLength: 3, ...unique }) },
    ),
  )
  .map(([payout, events, closings]) => [...payout, ...events, ...closings]);

const cases = fc.record({ events: histories, offset: fc.integer({ min: -20, max: 600 }) });

describe('a history with events in any order, early, late and without their counterparts', () => {
  test('has one projection, with accounts that sum to zero', () => {
    fc.assert(
      fc.property(cases, ({ events, offset }) => {
        const asOf = addDays(agreement.signedOn, offset);
        const now = project(agreement, events, asOf);
        expect(project(agreement, events.toReversed(), asOf)).toEqual(now);
        expect(Object.values(now.accounts).reduce((sum, amount) => sum + amount, 0)).toBe(0);
        const { principal, interestDue, outstanding, creditBalance, totalPaid, leftToPay } = now;
        const figures = [principal, interestDue, outstanding, creditBalance, totalPaid, leftToPay];
        expect(Math.min(...figures)).toBeGreaterThanOrEqual(0);
        if (now.state === 'Complete') expect([outstanding, leftToPay]).toEqual([0, 0]);
        if (now.nextChangeOn !== null) expect(now.nextChangeOn > asOf).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('has the same stored row until the next change', () => {
    fc.assert(
      fc.property(cases, ({ events, offset }) => {
        const asOf = addDays(agreement.signedOn, offset);
        const { asOf: _asOf, interestToDate: _interest, ...now } = project(agreement, events, asOf);
        const until = now.nextChangeOn ?? addDays(asOf, 10);
        for (let on = addDays(asOf, 1); on < until; on = addDays(on, 1)) {
          const { asOf: _on, interestToDate: _then, ...then } = project(agreement, events, on);
          const { days, bucket } = then.arrears;
          expect(then).toEqual({ ...now, arrears: { ...now.arrears, days, bucket } });
        }
      }),
      { numRuns: RUNS / 4 },
    );
  });
});
