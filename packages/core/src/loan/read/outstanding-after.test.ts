import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, type Day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { RUNS } from '../../testing/runs.ts';
import {
  ALL_OUTCOMES,
  paidAsAgreed,
  paidByCard,
  paidOut,
  sampleAgreement,
  sampleHistory,
  SAMPLE_TERMS,
} from '../../testing/sample-histories.ts';
import type { LoanEvent } from '../events.ts';
import { outstandingAfterEach } from './outstanding-after.ts';
import { project } from './project.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const agreement = sampleAgreement({ ...SAMPLE_TERMS, termMonths: 12 });

/** Events that are recorded some days after their value date, some of them before the event that they follow. */
const recorded = fc
  .record({
    outcomes: fc.array(fc.constantFrom('collected' as const, ...ALL_OUTCOMES), {
      minLength: 1,
      maxLength: 6,
    }),
    delays: fc.array(fc.constantFrom(0, 0, 0, 1, 3, 45), { minLength: 1, maxLength: 9 }),
    swaps: fc.array(fc.nat(40), { maxLength: 8 }),
  })
  .map(({ outcomes, delays, swaps }) => {
    const events = [...sampleHistory(agreement, outcomes)];
    for (const at of swaps)
      events.splice(at % events.length, 0, ...events.splice((at + 1) % events.length, 1));
    const days = new Map(events.map((event, index) => [event, delays[index % delays.length] ?? 0]));
    const recordedOn = (event: LoanEvent): Day => addDays(event.valueOn, days.get(event) ?? 0);
    return { events, recordedOn };
  });

const projectedAfterEach = (events: readonly LoanEvent[], recordedOn: (event: LoanEvent) => Day) =>
  events.map((event, index) => project(agreement, events.slice(0, index + 1), recordedOn(event)).outstanding);

const recordedOnItsDay = ({ valueOn }: LoanEvent): Day => valueOn;

describe('what is owed after each transaction', () => {
  test('is what the projection of that day shows', () => {
    fc.assert(
      fc.property(recorded, ({ events, recordedOn }) => {
        const projected = projectedAfterEach(events, recordedOn);
        expect(outstandingAfterEach(agreement, events, recordedOn)).toEqual(projected);
      }),
      { numRuns: Math.ceil(RUNS / 3) },
    );
  });

  test('counts a new payment date before a payment of the same day, whichever was recorded first', () => {
    const on = addDays(agreement.assumedDrawdown, 10);
    const about = { valueOn: on, recordedAt: '', reference: 'new-date' };
    const events: LoanEvent[] = [
      ...paidOut(agreement),
      paidByCard(on, 3_000_00),
      { kind: 'payment-date-changed', ...about, firstDueOn: addDays(agreement.instalments[0]!.dueOn, 14) },
    ];
    expect(outstandingAfterEach(agreement, events, recordedOnItsDay)).toEqual(
      projectedAfterEach(events, recordedOnItsDay),
    );
  });

  test('does not count a payment whose return was recorded first and dated before it', () => {
    const on = addDays(agreement.assumedDrawdown, 10);
    const payment = paidByCard(on, 3_000_00);
    const back = { valueOn: addDays(on, -1), recordedAt: '', reference: 'back', reason: 'claim' } as const;
    const events: LoanEvent[] = [
      ...paidOut(agreement),
      { kind: 'payment-reversed', ...back, amount: pence(3_000_00), reverses: payment.reference },
      payment,
    ];
    const after = outstandingAfterEach(agreement, events, recordedOnItsDay);
    expect(after).toEqual(projectedAfterEach(events, recordedOnItsDay));
    expect(after.at(-1)).toBeGreaterThan(7_000_00);
  });

  test('falls to nothing on a loan that is paid as agreed', () => {
    const after = outstandingAfterEach(agreement, paidAsAgreed(agreement), recordedOnItsDay);
    expect([Math.max(...after), after.at(-1)]).toEqual([agreement.credit + agreement.fee, 0]);
  });
});
