import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, daysBetween, partsOf, type Day } from '../../calendar/day.ts';
import { addWorkingDays } from '../../calendar/working-days.ts';
import { submissionDay } from '../../schedule/payment-days.ts';
import {
  collected,
  interestFrozen,
  paidAsAgreed,
  paidOut,
  sampleAgreement,
  SAMPLE_TERMS,
  submitted,
} from '../../testing/sample-histories.ts';
import { RUNS } from '../../testing/runs.ts';
import type { LoanEvent } from '../events.ts';
import { datesToMoveTo } from './payment-date-change.ts';
import { project } from './project.ts';
import { whatIf } from './what-if.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const rows = agreement.instalments;

const asked = (events: readonly LoanEvent[], on: Day, hasOpenPayment = false) =>
  datesToMoveTo(agreement, project(agreement, events, on), { hasOpenPayment });

const paid = (count: number) => [...paidOut(agreement), ...rows.slice(0, count).flatMap(collected)];

describe('a borrower who wants another payment day', () => {
  test('can choose a day from twelve working days on, and less than a month after the next payment', () => {
    const on = addDays(rows[0]!.dueOn, 3);
    const { value } = asked(paid(1), on) as { value: readonly Day[] };
    expect(value[0]).toBe(addWorkingDays(on, 12));
    expect(value.at(-1)! < addMonths(rows[1]!.dueOn, 1)).toBe(true);
    expect(value).not.toContain(rows[1]!.dueOn);
  });

  test('can move a payment until it is submitted to the bank, and not from then on', () => {
    const { dueOn, collectOn } = rows[1]!;
    const submitOn = submissionDay(collectOn);
    expect(asked(paid(1), addDays(submitOn, -1))).toMatchObject({ ok: true });
    expect(asked(paid(1), submitOn)).toMatchObject({ ok: false, refusal: 'paymentUnderWay' });
    expect(asked([...paid(1), submitted(rows[1]!)], addDays(dueOn, 1))).toMatchObject({
      refusal: 'paymentUnderWay',
    });
    expect(asked(paid(1), addDays(submitOn, -1), true)).toMatchObject({ refusal: 'paymentUnderWay' });
  });

  test.each<[string, readonly LoanEvent[], Day]>([
    ['notPaidOutYet', [], addDays(agreement.signedOn, 1)],
    ['loanNotActive', paidAsAgreed(agreement), addDays(rows.at(-1)!.dueOn, 30)],
    ['loanLate', paid(1), addDays(rows[1]!.dueOn, 14)],
    ['interestPaused', [...paid(1), ...interestFrozen(rows[0]!, 2, 60)], addDays(rows[0]!.dueOn, 5)],
  ])('is refused: %s', (refusal, events, on) => {
    const known = events.filter(({ valueOn }) => valueOn <= on);
    expect(asked(known, on)).toMatchObject({ ok: false, refusal });
  });

  test('has no payment to move once the last one has been collected early', () => {
    const known = paid(36).filter(({ valueOn }) => valueOn <= rows[35]!.dueOn);
    expect(asked(known, rows[35]!.dueOn)).toMatchObject({ ok: false });
  });

  test('keeps every payment, in a month of its own, whatever the day and the choice', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(60), (after, choice) => {
        const on = addDays(agreement.signedOn, 1 + after);
        const events = paidAsAgreed(agreement).filter(({ valueOn }) => valueOn <= on);
        const dates = asked(events, on);
        if (!dates.ok) return;
        const firstDueOn = dates.value[choice % dates.value.length]!;
        expect(partsOf(firstDueOn).dayOfMonth).toBeLessThanOrEqual(28);
        const { before, after: moved } = whatIf(agreement, events, on, {
          kind: 'move-payment-date',
          firstDueOn,
        });
        const ahead = moved.projection.rows.filter(({ status }) => status === 'upcoming');
        expect(ahead[0]!.dueOn).toBe(firstDueOn);
        expect(moved.instalmentsLeft).toBe(before.instalmentsLeft);
        expect(Math.abs(daysBetween(before.endsOn!, moved.endsOn!))).toBeLessThan(32);
      }),
      { numRuns: RUNS },
    );
  });

  test('pays the interest of the days in between, and no fee', () => {
    const on = day('2027-01-20');
    const later = whatIf(agreement, paid(1), on, {
      kind: 'move-payment-date',
      firstDueOn: day('2027-02-20'),
    });
    expect(later.extraCost).toBeGreaterThan(0);
    expect(later.extraCost).toBeLessThan(150_00);
  });
});
