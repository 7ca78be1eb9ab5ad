import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';
import type { LoanEvent } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import { RUNS } from '../testing/runs.ts';
import {
  ALL_OUTCOMES,
  paidByCard,
  paidOut,
  sampleAgreement,
  sampleHistory,
  SAMPLE_TERMS,
} from '../testing/sample-histories.ts';
import { collectionsDue, type RecordedPayment } from './collection.ts';
import { reminderDay, remindedOf, upcomingCollections } from './upcoming-collection.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const FIRST = AGREEMENT.instalments[0]!;
const REMINDED_ON = addWorkingDays(FIRST.collectOn, -3);
const PAID_OUT = paidOut(AGREEMENT);

const upcoming = (day: Day, events: readonly LoanEvent[], recorded: readonly RecordedPayment[] = []) =>
  upcomingCollections(AGREEMENT, project(AGREEMENT, events, day), events, recorded);

describe('a borrower', () => {
  test('is reminded three working days before a collection, with the last day to change it', () => {
    expect(reminderDay(submissionDay(FIRST.collectOn))).toBe(REMINDED_ON);
    expect(remindedOf(REMINDED_ON)).toBe(submissionDay(FIRST.collectOn));
    expect(upcoming(REMINDED_ON, PAID_OUT)).toEqual([
      {
        instalment: 1,
        attempt: 1,
        amount: FIRST.payment,
        dueOn: FIRST.dueOn,
        collectOn: FIRST.collectOn,
        submitOn: submissionDay(FIRST.collectOn),
        changeUntil: addDays(submissionDay(FIRST.collectOn), -1),
      },
    ]);
  });

  test('is not reminded earlier, nor once it is being submitted', () => {
    expect(upcoming(addDays(REMINDED_ON, -1), PAID_OUT)).toEqual([]);
    expect(upcoming(submissionDay(FIRST.collectOn), PAID_OUT)).toEqual([]);
  });

  test('is not reminded of what is paid, or paid off on or before that day', () => {
    expect(upcoming(REMINDED_ON, [...PAID_OUT, paidByCard(REMINDED_ON, AGREEMENT.totalPayable)])).toEqual([]);
    const asked = {
      id: 'settlement',
      instalment: null,
      promised: null,
      attempt: 1,
      amount: FIRST.payment,
      isOpen: true,
    };
    const settlement = { ...asked, collectOn: FIRST.collectOn };
    expect(upcoming(REMINDED_ON, PAID_OUT, [{ ...settlement, settlesOn: FIRST.collectOn }])).toEqual([]);
    expect(
      upcoming(REMINDED_ON, PAID_OUT, [{ ...settlement, settlesOn: addDays(FIRST.collectOn, 1) }]),
    ).toHaveLength(1);
  });

  test('is reminded of exactly what is submitted, if nothing happens until then', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ALL_OUTCOMES), { minLength: 1, maxLength: 6 }),
        fc.nat(300),
        (outcomes, days) => {
          const today = addDays(AGREEMENT.signedOn, days);
          const events = sampleHistory(AGREEMENT, outcomes).filter(({ valueOn }) => valueOn <= today);
          for (const { changeUntil, ...collection } of upcoming(today, events)) {
            expect(changeUntil >= today).toBe(true);
            const projection = project(AGREEMENT, events, collection.submitOn);
            expect(collectionsDue(AGREEMENT, projection, events, [])).toContainEqual(collection);
          }
        },
      ),
      { numRuns: RUNS },
    );
  });
});
