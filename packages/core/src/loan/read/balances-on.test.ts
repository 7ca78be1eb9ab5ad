import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, type Day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { flowsUntil, statutorySum } from '../../settlement/statutory-balance.ts';
import { timeAxis } from '../../settlement/time-axis.ts';
import { project } from './project.ts';
import {
  ALL_OUTCOMES,
  paidAsAgreed,
  collected,
  sampleHistory,
  paidByCard,
  paidOut,
  SAMPLE_TERMS,
  sampleAgreement,
} from '../../testing/sample-histories.ts';
import { settlementOn, balancesOn } from './balances-on.ts';

const RUNS = process.env.FAIRLEAD_NIGHTLY ? 10_000 : 1_000;

vi.setConfig({ testTimeout: RUNS * 60 });

const agreement = sampleAgreement(SAMPLE_TERMS);
const rows = agreement.instalments;

const anyDay = fc
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

type Case = typeof anyDay extends fc.Arbitrary<infer T> ? T : never;

function check(predicate: (value: Case) => void): void {
  fc.assert(fc.property(anyDay, predicate), { numRuns: RUNS });
}

describe('where a loan stands on a day', () => {
  test('interest grows evenly from one due date to the next, and is booked there', () => {
    const paid = paidOut(agreement);
    const [due, half] = [rows[0]!.dueOn, addDays(agreement.signedOn, 21)];
    expect(daysOf(agreement.signedOn, due)).toBe(42);
    const grown = balancesOn(agreement, paid, half);
    expect(grown).toMatchObject({ principal: 7_940_00, interestBooked: 0, dueAndUnpaid: 0 });
    expect(Math.abs(grown.interestGrown * 2 - rows[0]!.interest)).toBeLessThanOrEqual(1);
    expect(balancesOn(agreement, paid, due)).toMatchObject({
      interestBooked: rows[0]!.interest,
      interestGrown: 0,
      dueAndUnpaid: rows[0]!.payment,
    });
  });

  test('is what a payment on that day would meet', () => {
    check(({ agreement: loan, events, on }) => {
      const { interestToDate, balance } = balancesOn(loan, events, on);
      const touched = project(loan, [...events, paidByCard(on, 0, 'nothing')], on);
      expect(touched.interestDue).toBe(touched.disbursedOn === null ? 0 : interestToDate);
      if (touched.disbursedOn !== null) expect(balance).toBe(touched.outstanding);
    });
  });
});

describe('a settlement figure', () => {
  test('is never more than what would otherwise be paid, nor than the balance, nor below zero', () => {
    check(({ agreement: loan, events, on }) => {
      const { figure, candidates, rebate } = settlementOn(loan, events, on);
      expect(figure).toBe(Math.min(...Object.values(candidates)));
      expect(figure).toBeLessThanOrEqual(project(loan, events, on).leftToPay);
      expect(Math.min(figure, rebate)).toBeGreaterThanOrEqual(0);
    });
  });

  test('paid on its day settles the loan without debt, and with a penny of credit at most', () => {
    check(({ agreement: loan, events, on }) => {
      const before = project(loan, events, on);
      if (!before.isActive || before.disbursedOn === null) return;
      const { figure, waived } = settlementOn(loan, events, on);
      const settled = { kind: 'settled', valueOn: on, recordedAt: '', reference: 'settled', waived } as const;
      const payment = paidByCard(on, figure, 'settlement');
      const closed = project(loan, [...events, payment, settled], on);
      expect(closed).toMatchObject({ state: 'Settled', outstanding: 0, leftToPay: 0 });
      expect(closed.creditBalance).toBeLessThanOrEqual(figure > 0 ? 1 : before.creditBalance);
    });
  });

  test('rests on a balance, carried from event to event, that is the sum of the statutory formula', () => {
    check(({ agreement: loan, on }) => {
      const { settleOn, statutory } = settlementOn(loan, paidAsAgreed(loan), on);
      const dues = loan.instalments.map(({ dueOn, payment }) => ({ on: dueOn, amount: payment }));
      const axis = timeAxis(
        loan.assumedDrawdown,
        dues.map((due) => due.on),
      );
      const advances = [{ on: loan.assumedDrawdown, amount: loan.credit }];
      const flows = flowsUntil(settleOn, axis, { advances, repayments: dues });
      const end = loan.instalments.at(-1)!.dueOn;
      if (settleOn > end) return;
      expect(Math.abs(statutory - statutorySum(flows, loan.apr, axis(settleOn)).value)).toBeLessThan(0.01);
    });
  });

  test('falls to what is left as instalments are collected meanwhile', () => {
    const [requestedOn, settleOn] = [addDays(rows[5]!.dueOn, 4), addDays(rows[5]!.dueOn, 32)];
    const paid = [...paidOut(agreement), ...rows.slice(0, 6).flatMap(collected)];
    const quoted = settlementOn(agreement, paid, settleOn);
    expect(settleOn > rows[6]!.dueOn && requestedOn < rows[6]!.dueOn).toBe(true);
    expect(quoted.dueAndUnpaid).toBe(rows[6]!.payment);
    const later = settlementOn(agreement, [...paid, ...collected(rows[6]!)], settleOn);
    expect(quoted.figure - later.figure).toBe(rows[6]!.payment);
  });

  test('spreads the financed fee: less than the balance at the borrowing rate by the fee not earned yet', () => {
    const paid = [...paidOut(agreement), ...rows.slice(0, 12).flatMap(collected)];
    const { candidates, basis } = settlementOn(agreement, paid, rows[11]!.dueOn);
    expect(basis).toBe('statutory');
    expect(candidates.balance - candidates.statutory).toBeGreaterThan(200_00);
  });
});

function daysOf(from: Day, to: Day): number {
  let days = 0;
  for (let on = from; on < to; on = addDays(on, 1)) days += 1;
  return days;
}
