import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, type Day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { project } from './project.ts';
import {
  ALL_OUTCOMES,
  sampleHistory,
  paidByCard,
  paidOut,
  SAMPLE_TERMS,
  sampleAgreement,
} from '../../testing/sample-histories.ts';
import { balancesOn } from './balances-on.ts';
import { RUNS } from '../../testing/runs.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const agreement = sampleAgreement(SAMPLE_TERMS);
const rows = agreement.instalments;

const anyLoanOnDay = fc
  .record({
    productId: fc.constantFrom('unsecured-2026-1' as const, 'hire-purchase-2026-1' as const),
    amount: fc.integer({ min: 10, max: 250 }).map((hundreds) => pence(hundreds * 100_00)),
    termMonths: fc.integer({ min: 12, max: 60 }),
    percent: fc.integer({ min: 1130, max: 4880 }).map((hundredths) => hundredths / 100),
    conducts: fc.array(fc.constantFrom('collected' as const, ...ALL_OUTCOMES), {
      minLength: 1,
      maxLength: 8,
    }),
    offset: fc.nat(70 * 31),
  })
  .map(({ conducts, offset, ...terms }) => {
    const anyAgreement = sampleAgreement({ ...SAMPLE_TERMS, ...terms });
    const on = addDays(anyAgreement.signedOn, offset % (31 * (terms.termMonths + 3)));
    const events = sampleHistory(anyAgreement, conducts).filter(({ valueOn }) => valueOn <= on);
    return { agreement: anyAgreement, events, on };
  });

type Case = typeof anyLoanOnDay extends fc.Arbitrary<infer T> ? T : never;

function check(predicate: (value: Case) => void): void {
  fc.assert(fc.property(anyLoanOnDay, predicate), { numRuns: RUNS });
}

describe('the balances of a loan on a day', () => {
  test('accrue interest evenly between due dates and book it on the due date', () => {
    const paid = paidOut(agreement);
    const [firstDue, midPeriod] = [rows[0]!.dueOn, addDays(agreement.signedOn, 21)];
    expect(daysOf(agreement.signedOn, firstDue)).toBe(42);
    const halfWay = balancesOn(agreement, paid, midPeriod);
    expect(halfWay).toMatchObject({ principal: 7_940_00, interestBooked: 0, dueAndUnpaid: 0 });
    expect(Math.abs(halfWay.interestAccrued * 2 - rows[0]!.interest)).toBeLessThanOrEqual(1);
    expect(balancesOn(agreement, paid, firstDue)).toMatchObject({
      interestBooked: rows[0]!.interest,
      interestAccrued: 0,
      dueAndUnpaid: rows[0]!.payment,
    });
  });

  test('are those that a payment on that day would be allocated to', () => {
    check(({ agreement: loan, events, on }) => {
      const { interestToDate, balance } = balancesOn(loan, events, on);
      const booked = project(loan, [...events, paidByCard(on, 0, 'nothing')], on);
      expect(booked.interestDue).toBe(booked.disbursedOn === null ? 0 : interestToDate);
      if (booked.disbursedOn !== null) expect(balance).toBe(booked.outstanding);
    });
  });
});

function daysOf(from: Day, to: Day): number {
  let days = 0;
  for (let on = from; on < to; on = addDays(on, 1)) days += 1;
  return days;
}
