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

describe('a settlement figure', () => {
  test('is never above what would otherwise be paid or the balance, and never negative', () => {
    check(({ agreement: loan, events, on }) => {
      const { figure, candidates, rebate } = settlementOn(loan, events, on);
      expect(figure).toBe(Math.min(...Object.values(candidates)));
      expect(figure).toBeLessThanOrEqual(project(loan, events, on).leftToPay);
      expect(Math.min(figure, rebate)).toBeGreaterThanOrEqual(0);
    });
  });

  test('paid on its day settles the loan without debt, and with at most a penny of credit', () => {
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

  test('uses a statutory balance that, updated event by event, equals the statutory formula', () => {
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

  test('falls by each instalment collected in the meantime', () => {
    const [requestedOn, settleOn] = [addDays(rows[5]!.dueOn, 4), addDays(rows[5]!.dueOn, 32)];
    const paid = [...paidOut(agreement), ...rows.slice(0, 6).flatMap(collected)];
    const quoted = settlementOn(agreement, paid, settleOn);
    expect(settleOn > rows[6]!.dueOn && requestedOn < rows[6]!.dueOn).toBe(true);
    expect(quoted.dueAndUnpaid).toBe(rows[6]!.payment);
    const later = settlementOn(agreement, [...paid, ...collected(rows[6]!)], settleOn);
    expect(quoted.figure - later.figure).toBe(rows[6]!.payment);
  });

  test('excludes the unearned part of the financed fee from the balance', () => {
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
