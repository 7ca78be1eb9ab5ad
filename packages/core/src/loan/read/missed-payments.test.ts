import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../calendar/day.ts';
import { submissionDay } from '../../schedule/payment-days.ts';
import {
  ALL_OUTCOMES,
  paidByCard,
  returnedPayment,
  sampleAgreement,
  sampleHistory,
  SAMPLE_TERMS,
  type InstalmentOutcome,
} from '../../testing/sample-histories.ts';
import { RUNS } from '../../testing/runs.ts';
import type { LoanEvent } from '../events.ts';
import { missedPaymentsOf } from './missed-payments.ts';
import { project } from './project.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const [FIRST] = AGREEMENT.instalments;

const missed = (events: readonly LoanEvent[], afterDays: number) =>
  missedPaymentsOf(project(AGREEMENT, events, addDays(AGREEMENT.signedOn, afterDays)), events);
const paidWith = (...outcomes: InstalmentOutcome[]) => sampleHistory(AGREEMENT, outcomes);

describe('a missed payment', () => {
  test('shows when the bank was asked, and what it answered', () => {
    const [payment] = missed(paidWith('failed', 'collected'), 60);
    expect(payment).toEqual({
      number: 1,
      dueOn: FIRST!.dueOn,
      amount: FIRST!.payment,
      unpaid: FIRST!.payment,
      attempts: [
        {
          sentOn: submissionDay(FIRST!.collectOn),
          answeredOn: FIRST!.collectOn,
          outcome: 'failed',
          reason: 'refer-to-payer',
        },
      ],
      recordedFrom: addMonths(FIRST!.dueOn, 1),
    });
  });

  test('shows that the bank was never asked', () => {
    expect(missed(paidWith('missed', 'collected'), 60)[0]?.attempts).toEqual([]);
  });

  test('shows that the bank took it back', () => {
    const events = [...paidWith('collected'), returnedPayment(FIRST!, 10)];
    expect(missed(events, 60)[0]?.attempts[0]).toMatchObject({
      outcome: 'taken-back',
      answeredOn: addDays(FIRST!.dueOn, 10),
    });
  });

  test('is owed less what was paid of it', () => {
    const events = [...paidWith('failed', 'collected'), paidByCard(addDays(FIRST!.dueOn, 8), 100_00)];
    expect(missed(events, 60)[0]).toMatchObject({ amount: FIRST!.payment, unpaid: FIRST!.payment - 100_00 });
  });
});

test('the missed payments are those of the arrears, for every history and day', () => {
  const outcomes = fc.array(fc.constantFrom(...ALL_OUTCOMES), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(outcomes, fc.integer({ min: 20, max: 1_200 }), (history, afterDays) => {
      const events = sampleHistory(AGREEMENT, history);
      const { arrears } = project(AGREEMENT, events, addDays(AGREEMENT.signedOn, afterDays));
      const payments = missed(events, afterDays);
      expect(payments.reduce((sum, { unpaid }) => sum + unpaid, 0)).toBe(arrears.amount);
      expect(payments[0]?.dueOn ?? null).toBe(arrears.since);
    }),
    { numRuns: Math.min(RUNS, 50) },
  );
});
