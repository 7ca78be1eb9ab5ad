import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, day, partsOf } from '../calendar/day.ts';
import { requestedDebit } from '../collection/repayment.ts';
import { arrangementEnd } from '../loan/read/arrangement.ts';
import { pence } from '../money/pence.ts';
import { RUNS } from '../testing/runs.ts';
import { LONGEST_PLAN_MONTHS } from './eligibility.ts';
import { firstPaymentDays } from './first-payment-days.ts';

describe('the days on which a plan can start', () => {
  test('are those of the next month, each with why not', () => {
    const days = firstPaymentDays(day('2027-02-08'), 6);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 27 }, (_, index) => addDays(day('2027-02-09'), index)),
    );
    const why = Object.groupBy(days, ({ refusal }) => refusal ?? 'offered');
    expect(why.tooSoon?.map(({ date }) => date)).toEqual(['2027-02-09', '2027-02-10']);
    expect(why.planTooLong?.map(({ date }) => date)).toEqual(['2027-03-06', '2027-03-07']);
    const inMonths = firstPaymentDays(day('2027-01-08'), 6);
    const unusual = inMonths.filter(({ refusal }) => refusal === 'notEachMonth');
    expect(unusual.map(({ date }) => date)).toEqual(['2027-01-29', '2027-01-30', '2027-01-31']);
  });

  test('leave a choice for every length, and never a plan of more than six months', () => {
    const start = day('2026-11-20');
    fc.assert(
      fc.property(fc.nat(1500), fc.integer({ min: 1, max: LONGEST_PLAN_MONTHS }), (after, term) => {
        const today = addDays(start, after);
        const offered = firstPaymentDays(today, term).filter(({ refusal }) => refusal === null);
        expect(offered.length).toBeGreaterThan(14);
        for (const { date } of offered) {
          const last = { dueOn: addMonths(date, term - 1), amount: pence(1) };
          expect(arrangementEnd([last]) <= addMonths(today, LONGEST_PLAN_MONTHS)).toBe(true);
          expect(date >= requestedDebit(today).collectOn).toBe(true);
          expect(partsOf(last.dueOn).dayOfMonth).toBe(partsOf(date).dayOfMonth);
        }
      }),
      { numRuns: RUNS },
    );
  });
});
