import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, type Day } from '../../calendar/day.ts';
import { reopeningOf } from '../../collection/reopening.ts';
import { settledBy } from '../../collection/settled-by.ts';
import { cashOf } from '../../ledger/cash-flow.ts';
import { pence } from '../../money/pence.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent, LoanEventOf } from '../events.ts';
import { LOAN_TRANSITIONS } from '../states.ts';
import {
  ALL_OUTCOMES,
  paidByCard,
  sampleAgreement,
  sampleHistory,
  SAMPLE_TERMS,
} from '../../testing/sample-histories.ts';
import { RUNS } from '../../testing/runs.ts';
import { project } from './project.ts';
import { settlementOn } from './settlement-on.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

type Case = {
  readonly loan: Agreement;
  /** Before the settlement. */
  readonly before: readonly LoanEvent[];
  readonly settledOn: Day;
  readonly notifiedOn: Day;
  /** With the settlement, what came back, and the re-opening. */
  readonly events: readonly LoanEvent[];
  /** A day of the time after. */
  readonly on: Day;
};

const on = (valueOn: Day, reference: string) => ({ valueOn, recordedAt: '', reference });

function takenBack(payment: LoanEventOf<'payment-received'>, valueOn: Day): LoanEvent {
  const { reference, amount } = payment;
  return {
    kind: 'payment-reversed',
    ...on(valueOn, `back ${reference}`),
    ...{ amount, reverses: reference, reason: 'disputed' },
  };
}

/** Paid off by card after any conduct; then that payment, or the newest one before it, is taken back. */
const anyCase: fc.Arbitrary<Case | null> = fc
  .record({
    productId: fc.constantFrom('unsecured-2026-1' as const, 'hire-purchase-2026-1' as const),
    percent: fc.integer({ min: 1130, max: 4880 }).map((hundredths) => hundredths / 100),
    conducts: fc.array(fc.constantFrom('collected' as const, ...ALL_OUTCOMES), {
      minLength: 1,
      maxLength: 8,
    }),
    settleAfter: fc.integer({ min: 20, max: 700 }),
    backAfter: fc.integer({ min: 0, max: 200 }),
    knownAfter: fc.constantFrom(0, 0, 1, 9),
    isSettlementBack: fc.boolean(),
    onAfter: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ productId, percent, conducts, settleAfter, backAfter, knownAfter, isSettlementBack, onAfter }) => {
    const loan = sampleAgreement({ ...SAMPLE_TERMS, productId, percent, termMonths: 24 });
    const settledOn = addDays(loan.signedOn, settleAfter);
    const before = sampleHistory(loan, conducts).filter(({ valueOn }) => valueOn <= settledOn);
    const { figure } = settlementOn(loan, before, settledOn);
    const paid = { amount: figure, method: 'card' } as const;
    const payment = { kind: 'payment-received', ...on(settledOn, 'all of it'), ...paid } as const;
    const settled = settledBy(loan, before, payment);
    if (!settled) return null;
    const backOn = addDays(settledOn, backAfter);
    const notifiedOn = addDays(backOn, knownAfter);
    const undone = new Set(before.map((event) => (event.kind === 'payment-reversed' ? event.reverses : '')));
    const newest = before
      .filter((event) => event.kind === 'payment-received')
      .findLast(({ reference }) => !undone.has(reference));
    const back = takenBack(isSettlementBack || !newest ? payment : newest, backOn);
    const known = [...before, payment, settled, back];
    const now = project(loan, known, notifiedOn);
    const reopened = reopeningOf(known, now, { state: 'Settled', recordedAt: '' });
    if (!reopened) return null;
    return {
      loan,
      before,
      settledOn,
      notifiedOn,
      events: [...known, reopened],
      on: addDays(notifiedOn, onAfter),
    };
  });

function check(predicate: (value: Case) => void, share = 0.25): void {
  const property = fc.property(anyCase, (value) => {
    if (value) predicate(value);
  });
  fc.assert(property, { numRuns: Math.ceil(RUNS * share) });
}

describe('a settlement that was re-opened after any conduct', () => {
  test('leaves a loan whose accounts agree with the cash and whose settlement figure obeys the law', () => {
    check(({ loan, events, on: asOf }) => {
      const now = project(loan, events, asOf);
      const { accounts, outstanding, creditBalance, leftToPay, rows } = now;
      const cash = cashOf(events);
      expect(Object.values(accounts).reduce((sum, amount) => sum + amount, 0)).toBe(0);
      expect(accounts.bank).toBe(cash.received - cash.refunded - cash.paidOut);
      expect(accounts['loan-receivable']).toBe(outstanding);
      const unpaid = rows.reduce((sum, { payment, paid }) => sum + payment - paid, 0);
      expect(leftToPay).toBe(Math.max(0, unpaid - creditBalance));
      const { figure, statutory } = settlementOn(loan, events, asOf);
      expect(figure).toBeLessThanOrEqual(Math.min(leftToPay, Math.max(0, statutory)) + 0.01);
      if (figure === 0) expect(leftToPay === 0 || statutory < 1.01).toBe(true);
    });
  });

  test('is what the loan would be if it had not been settled and interest had paused meanwhile', () => {
    check(({ loan, before, settledOn, notifiedOn, events }) => {
      const back = events.find(
        (event) => event.kind === 'payment-reversed' && event.reverses === 'all of it',
      );
      // On one day there is no pause, and the interest to the day is not booked.
      if (!back || settledOn === notifiedOn) return;
      const paused: LoanEvent[] = [
        { kind: 'interest-frozen', ...on(settledOn, 'pause'), reason: 'support' },
        { kind: 'interest-resumed', ...on(notifiedOn, 'pause') },
      ];
      const then = project(loan, [...before, ...paused], notifiedOn);
      const open = project(loan, events, notifiedOn);
      const { outstanding, creditBalance, accounts, leftToPay } = then;
      expect(open).toMatchObject({ outstanding, creditBalance, accounts });
      // What is still expected is expected on that day, and not on its due date.
      const isDue = open.rows.some(({ dueOn, paid, payment }) => dueOn <= notifiedOn && paid < payment);
      if (!isDue) expect(open).toMatchObject({ leftToPay });
      // A collection that is still pending counts from the re-opening, and not from its due date.
      if (open.rows.some(({ status }) => status === 'pending')) return;
      expect(open.leftToPay).toBeLessThanOrEqual(project(loan, before, settledOn).leftToPay);
    });
  });

  test('charges no interest for the time in which it counted', () => {
    check(({ loan, before, settledOn, notifiedOn, events }) => {
      const interestBefore = -project(loan, before, settledOn).accounts['interest-income'];
      const { interestToDate, interestDue } = project(loan, before, settledOn);
      const unbooked = interestToDate - interestDue;
      const booked = -project(loan, events, notifiedOn).accounts['interest-income'];
      expect(booked).toBeLessThanOrEqual(interestBefore + unbooked);
    });
  });

  test('misses nothing before the fifteenth working day after the borrower was notified', () => {
    check(({ loan, events, notifiedOn }) => {
      const { reopening } = project(loan, events, notifiedOn);
      if (!reopening) return;
      const last = project(loan, events, reopening.payBy);
      expect(last.arrears.amount).toBe(0);
      expect(last.nextPayment?.reason).not.toBe('arrears');
      const paid = paidByCard(reopening.payBy, Math.max(1, last.reopening?.owed ?? 0), 'in time');
      const states = [project(loan, events, addDays(reopening.payBy, 1)).state, last.state];
      for (const state of states) expect(LOAN_TRANSITIONS.Settled).toContain(state);
      const isOlderPending = last.rows.some(({ status }) => status === 'pending');
      if (last.reopening && last.reopening.owed > 0 && !isOlderPending)
        expect(project(loan, [...events, paid], addDays(reopening.payBy, 1)).arrears.amount).toBe(0);
    }, 0.125);
  });

  test('is the same in any order of recording, and changes only on the day that its row says', () => {
    check(({ loan, events, on: asOf }) => {
      const now = project(loan, events, asOf);
      expect(project(loan, events.toReversed(), asOf)).toEqual(now);
      const until = now.nextChangeOn ?? addDays(asOf, 40);
      for (const later of [addDays(asOf, 1), addDays(until, -1)]) {
        if (later >= until) continue;
        const { asOf: _on, interestToDate: _then, arrears, ...rest } = project(loan, events, later);
        const { asOf: _now, interestToDate: _interest, arrears: before, ...row } = now;
        expect(rest).toEqual(row);
        expect(arrears.amount).toBe(before.amount);
      }
      if (now.nextChangeOn) expect(now.nextChangeOn > asOf).toBe(true);
    }, 0.125);
  });

  test('ends when everything that is left is paid', () => {
    check(({ loan, events, notifiedOn }) => {
      const open = project(loan, events, notifiedOn);
      const payments = open.rows
        .filter(({ paid, payment }) => paid < payment)
        .map((row) =>
          paidByCard(
            row.dueOn > notifiedOn ? row.dueOn : notifiedOn,
            row.payment - row.paid,
            `rest ${row.number}`,
          ),
        );
      if (open.creditBalance > 0) return;
      const end = project(loan, [...events, ...payments], addDays(notifiedOn, 1500));
      expect(end).toMatchObject({ state: 'Complete', outstanding: 0, creditBalance: pence(0) });
    }, 0.125);
  });
});
