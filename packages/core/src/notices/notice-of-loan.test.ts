import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day } from '../calendar/day.ts';
import { breathingSpaceEvents } from '../breathing-space/breathing-space.ts';
import type { LoanEvent } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { RUNS } from '../testing/runs.ts';
import {
  ALL_OUTCOMES,
  paidByCard,
  paidOut,
  returnedPayment,
  sampleAgreement,
  sampleHistory,
  SAMPLE_TERMS,
} from '../testing/sample-histories.ts';
import { interestFreeDays, noticeOwed } from './notice-of-loan.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const [FIRST, SECOND] = AGREEMENT.instalments;
const NOTHING_PAID = paidOut(AGREEMENT);
/** The working day after the second collection: 2 February 2027. */
const MET_ON = addDays(SECOND!.collectOn, 1);

const owedOn = (on: Day, events: readonly LoanEvent[] = NOTHING_PAID) =>
  noticeOwed(AGREEMENT, project(AGREEMENT, events, on), events);
const given = (on: Day): LoanEvent => ({
  kind: 'arrears-notice-given',
  valueOn: on,
  recordedAt: `${on}T12:00:00.000Z`,
  reference: `notice-${on}`,
  shortfall: FIRST!.payment,
});

describe('a notice of sums in arrears', () => {
  test('is owed from the day on which the second payment is missed, for 14 days', () => {
    expect(owedOn(addDays(MET_ON, -1))).toBeNull();
    expect(owedOn(MET_ON)).toMatchObject({ kind: 'first', giveOn: MET_ON, by: addDays(MET_ON, 13) });
  });

  test('is owed again six months after the one before, until nothing is in arrears', () => {
    const events = [...NOTHING_PAID, given(MET_ON)];
    expect(owedOn(MET_ON, events)).toMatchObject({ kind: 'repeat', giveOn: addMonths(MET_ON, 6) });
    const owed = project(AGREEMENT, events, addDays(MET_ON, 5)).arrears.amount;
    const paid = [...events, paidByCard(addDays(MET_ON, 5), owed)];
    expect(owedOn(addDays(MET_ON, 5), paid)).toBeNull();
  });

  test('is owed from the day on which a payment is taken back', () => {
    const events = [...sampleHistory(AGREEMENT, ['collected', 'missed']), returnedPayment(FIRST!, 45)];
    const takenBackOn = addDays(FIRST!.dueOn, 45);
    expect(owedOn(addDays(takenBackOn, -1), events)).toBeNull();
    expect(owedOn(takenBackOn, events)).toMatchObject({ giveOn: takenBackOn });
  });

  test('waits for the end of a breathing space', () => {
    const space = (endsOn: Day | null) => [
      ...NOTHING_PAID,
      ...breathingSpaceEvents(
        { beginsOn: addDays(MET_ON, -5), endsOn },
        { recordedAt: '', reference: 'space' },
      ),
    ];
    expect(owedOn(MET_ON, space(addDays(MET_ON, 54)))?.giveOn).toBe(addDays(MET_ON, 55));
    expect(owedOn(MET_ON, space(null))).toBeNull();
  });

  test('is left to a person after a death', () => {
    const died: LoanEvent = {
      kind: 'mandate-cancelled',
      valueOn: addDays(MET_ON, -2),
      recordedAt: '',
      reference: 'mandate',
      reason: 'payer-deceased',
    };
    expect(owedOn(MET_ON, [...NOTHING_PAID, died])).toBeNull();
  });

  test('that is late makes the days free of interest (s.86D)', () => {
    const owed = owedOn(addDays(MET_ON, 20));
    expect(owed && interestFreeDays(owed, addDays(MET_ON, 13))).toBeNull();
    expect(owed && interestFreeDays(owed, addDays(MET_ON, 20))).toEqual({
      from: addDays(MET_ON, 14),
      to: addDays(MET_ON, 19),
    });
  });
});

test('in every history a notice is owed only with arrears of two payments at some day before, and its day is the same later', () => {
  const outcomes = fc.array(fc.constantFrom(...ALL_OUTCOMES), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(outcomes, fc.integer({ min: 60, max: 900 }), (history, afterDays) => {
      const events = sampleHistory(AGREEMENT, history);
      const on = addDays(AGREEMENT.signedOn, afterDays);
      const owed = owedOn(on, events);
      if (!owed) return;
      const { metOn, shortfall, lastPayments } = owed.duty;
      expect(metOn <= on && shortfall >= lastPayments).toBe(true);
      expect(project(AGREEMENT, events, on).arrears.amount).toBeGreaterThan(0);
    }),
    { numRuns: Math.min(RUNS, 60) },
  );
});
