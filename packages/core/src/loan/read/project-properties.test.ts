import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, day, type Day } from '../../calendar/day.ts';
import { yearsBetween } from '../../calendar/years-between.ts';
import { postingsBetween } from '../../ledger/accounts.ts';
import { cashOf } from '../../ledger/cash-flow.ts';
import { pence, roundHalfUp } from '../../money/pence.ts';
import { growth } from '../../rates/periodic.ts';
import type { Agreement } from '../agreement.ts';
import type { LoanEvent } from '../events.ts';
import { project, type LoanProjection } from './project.ts';
import {
  ALL_OUTCOMES,
  paidAsAgreed,
  sampleHistory,
  paidByCard,
  paidOut,
  sampleAgreement,
} from '../../testing/sample-histories.ts';
import { LOAN_TRANSITIONS } from '../states.ts';
import { RUNS } from '../../testing/runs.ts';

vi.setConfig({ testTimeout: RUNS * 60 });

const signedOns = fc.integer({ min: 0, max: 365 * 5 }).map((days) => addDays(day('2024-06-01'), days));

function agreements(maxTerm = 60): fc.Arbitrary<Agreement> {
  return fc
    .record({
      productId: fc.constantFrom('unsecured-2026-1' as const, 'hire-purchase-2026-1' as const),
      amount: fc.integer({ min: 10, max: 250 }).map((hundreds) => pence(hundreds * 100_00)),
      termMonths: fc.integer({ min: 12, max: maxTerm }),
      percent: fc.integer({ min: 1130, max: 4880 }).map((hundredths) => hundredths / 100),
      signedOn: signedOns,
      paymentDayChoice: fc.nat(27),
    })
    .map(sampleAgreement);
}

type Case = { readonly agreement: Agreement; readonly events: LoanEvent[]; readonly asOf: Day };

/** A loan with a mixed history, on any day of its life. */
function cases(maxTerm = 60): fc.Arbitrary<Case> {
  const conducts = fc.array(fc.constantFrom('collected' as const, 'collected' as const, ...ALL_OUTCOMES), {
    minLength: 1,
    maxLength: 12,
  });
  return fc
    .record({ agreement: agreements(maxTerm), conducts, delay: fc.nat(9), day: fc.nat(70 * 31) })
    .map(({ agreement, conducts: outcomes, delay, day: offset }) => ({
      agreement,
      events: sampleHistory(agreement, outcomes, addDays(agreement.signedOn, delay)),
      asOf: addDays(agreement.signedOn, offset % (31 * (agreement.termMonths + 4))),
    }));
}

function check<T>(arbitrary: fc.Arbitrary<T>, predicate: (value: T) => void, share = 1): void {
  fc.assert(fc.property(arbitrary, predicate), { numRuns: Math.ceil(RUNS * share) });
}

/** The part of the projection stored in the loan's row. */
function stored({
  asOf: _asOf,
  interestToDate: _interest,
  arrears: { days: _days, bucket: _bucket, ...arrears },
  ...rest
}: LoanProjection): unknown {
  return { ...rest, arrears };
}

function sum(amounts: Iterable<number>): number {
  return [...amounts].reduce((total, amount) => total + amount, 0);
}

function endOf(agreement: Agreement): Day {
  return agreement.instalments.at(-1)!.dueOn;
}

/** The last due date after any changes of the payment day, or the last event if that is later. */
function endOfHistory(agreement: Agreement, events: readonly LoanEvent[]): Day {
  const { rows } = project(agreement, events, addDays(endOf(agreement), 5000));
  return [
    endOf(agreement),
    ...rows.map(({ dueOn }) => dueOn),
    ...events.map(({ valueOn }) => valueOn),
  ].reduce((last, on) => (on > last ? on : last));
}

describe('a loan paid as agreed', () => {
  test('ends Complete at zero after paying the total payable', () => {
    check(agreements(), (agreement) => {
      const end = project(agreement, paidAsAgreed(agreement), endOf(agreement));
      expect(end).toMatchObject({ state: 'Complete', isActive: false, outstanding: 0, creditBalance: 0 });
      expect(end).toMatchObject({ leftToPay: 0, nextPayment: null, nextChangeOn: null });
      expect(end.totalPaid).toBe(agreement.totalPayable);
      expect(end.accounts['loan-receivable']).toBe(0);
      expect(end.accounts['interest-income'] + end.accounts['fee-income']).toBe(
        agreement.credit - agreement.totalPayable,
      );
    });
  });

  test('shows the rows of its agreement on every day', () => {
    check(fc.tuple(agreements(), fc.nat(1900)), ([agreement, offset]) => {
      const { rows } = project(agreement, paidAsAgreed(agreement), addDays(agreement.signedOn, offset));
      expect(rows.map(({ paid: _paid, status: _status, ...row }) => row)).toEqual(agreement.instalments);
    });
  });

  test('has exactly the interest of its period in every row except the last', () => {
    check(agreements(), (agreement) => {
      const { assumedDrawdown, instalments, rate } = agreement;
      const end = project(agreement, paidAsAgreed(agreement), endOf(agreement));
      for (const { number, opening, interest } of end.rows.slice(0, -1)) {
        const years = number === 1 ? yearsBetween(assumedDrawdown, instalments[0]!.dueOn) : 1 / 12;
        expect(interest).toBe(roundHalfUp(opening * growth(rate, years)));
      }
      const last = end.rows.at(-1)!;
      expect(last.interest).toBe(agreement.final - last.opening - agreement.optionFee);
    });
  });
});

describe('a loan with any history', () => {
  test('is projected independently of the order of recording', () => {
    const shuffled = cases().chain((each) =>
      fc
        .shuffledSubarray(each.events, { minLength: each.events.length })
        .map((reordered) => ({ ...each, reordered })),
    );
    check(shuffled, ({ agreement, events, reordered, asOf }) => {
      expect(project(agreement, reordered, asOf)).toEqual(project(agreement, events, asOf));
    });
  });

  test('has accounts that match the events and sum to zero', () => {
    check(cases(), ({ agreement, events, asOf }) => {
      const { accounts, outstanding, creditBalance } = project(agreement, events, asOf);
      const cash = cashOf(events.filter(({ valueOn }) => valueOn <= asOf));
      expect(sum(Object.values(accounts))).toBe(0);
      expect(accounts['loan-receivable']).toBe(outstanding);
      expect(accounts['borrower-credit']).toBe(0 - creditBalance);
      expect(accounts.bank).toBe(cash.received - cash.refunded - cash.paidOut);
    });
  });

  test('has postings that sum to zero after every event', () => {
    check(
      cases(),
      ({ agreement, events }) => {
        const known: LoanEvent[] = [];
        let before = null;
        for (const event of events) {
          known.push(event);
          const { accounts } = project(agreement, known, event.valueOn);
          expect(sum(postingsBetween(before, accounts).map(({ amount }) => amount))).toBe(0);
          before = accounts;
        }
      },
      0.2,
    );
  });

  test('never has a negative balance, and has a left-to-pay amount that matches its rows', () => {
    check(cases(), ({ agreement, events, asOf }) => {
      const now = project(agreement, events, asOf);
      const { principal, interestDue, outstanding, creditBalance, totalPaid, leftToPay } = now;
      const { disbursedOn, rows, arrears } = now;
      const figures = [principal, interestDue, outstanding, creditBalance, totalPaid, leftToPay];
      expect(Math.min(...figures, arrears.amount)).toBeGreaterThanOrEqual(0);
      expect(outstanding).toBeGreaterThanOrEqual(principal + interestDue);
      expect(rows.map(({ number }) => number)).toEqual([...new Set(rows.map(({ number }) => number))]);
      for (const { payment, paid, interest, principal: part, fee, opening, closing } of rows) {
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(payment);
        expect(payment).toBe(interest + part + fee);
        expect(closing).toBe(opening - part);
      }
      if (disbursedOn === null) return;
      const unpaid = sum(rows.map(({ payment, paid }) => payment - paid));
      expect(leftToPay).toBe(Math.max(0, unpaid - creditBalance));
    });
  });

  test('has the same stored row until the next change, and another one then', () => {
    check(cases(), ({ agreement, events, asOf }) => {
      const now = project(agreement, events, asOf);
      const next = now.nextChangeOn;
      const until = next ?? addDays(asOf, 40);
      for (let on = addDays(asOf, 1); on < until; on = addDays(on, 1))
        expect(stored(project(agreement, events, on))).toEqual({ ...(stored(now) as object) });
      if (next === null || next === addDays(now.withdrawUntil, 1)) return;
      expect(stored(project(agreement, events, next))).not.toEqual(stored(now));
    });
  });

  test('never changes again when there is no next change', () => {
    check(cases(), ({ agreement, events }) => {
      const end = project(agreement, events, addDays(endOfHistory(agreement, events), 60));
      expect(end.nextChangeOn).toBeNull();
      expect(stored(project(agreement, events, addDays(end.asOf, 3000)))).toEqual(stored(end));
    });
  });

  test('books the same day by day as at once, with transitions that the table of states allows', () => {
    check(
      cases(14),
      ({ agreement, events, asOf }) => {
        const booked = new Map<string, number>();
        let before: LoanProjection | null = null;
        for (let on = agreement.signedOn; on <= asOf; on = addDays(on, 1)) {
          const known = events.filter(({ valueOn }) => valueOn <= on);
          const now = project(agreement, known, on);
          for (const { account, amount } of postingsBetween(before?.accounts ?? null, now.accounts))
            booked.set(account, (booked.get(account) ?? 0) + amount);
          const steps = LOAN_TRANSITIONS[before?.state ?? 'Pending'];
          expect([before?.state ?? 'Pending', ...steps]).toContain(now.state);
          before = now;
        }
        expect(before).toEqual(
          project(
            agreement,
            events.filter(({ valueOn }) => valueOn <= asOf),
            asOf,
          ),
        );
        for (const [account, amount] of Object.entries(before!.accounts))
          expect(booked.get(account) ?? 0).toBe(amount);
      },
      0.05,
    );
  });

  test('is Complete when everything left is paid after the last due date', () => {
    check(cases(), ({ agreement, events }) => {
      const settled = events.filter(({ kind }) => kind !== 'payment-reversed');
      const after = addDays(endOfHistory(agreement, settled), 60);
      const { leftToPay, creditBalance } = project(agreement, settled, after);
      const paid = leftToPay > 0 ? [...settled, paidByCard(after, leftToPay, 'the rest')] : settled;
      const end = project(agreement, paid, after);
      expect(end).toMatchObject({ state: 'Complete', outstanding: 0, leftToPay: 0, creditBalance });
    });
  });

  test('is Complete with exactly the forecast payments when each is paid as forecast', () => {
    check(cases(), ({ agreement, events, asOf }) => {
      const known = events.filter(({ valueOn }) => valueOn <= asOf);
      const now = project(agreement, known, asOf);
      if (now.disbursedOn === null || now.state === 'Complete' || now.creditBalance > 0) return;
      const due = now.rows.filter(({ dueOn }) => dueOn <= asOf);
      const isHeldBack = due.slice(0, -1).some(({ status }) => status !== 'paid' && status !== 'missed');
      if (isHeldBack) return;
      const futureRows = now.rows.filter(({ dueOn }) => dueOn > asOf);
      const catchUpOn = futureRows[0]?.dueOn ?? addDays(asOf, 1);
      const payments = now.rows
        .filter(({ paid, payment }) => paid < payment)
        .map((row) =>
          paidByCard(
            row.status === 'missed' ? catchUpOn : row.dueOn,
            row.payment - row.paid,
            `rest-${row.number}`,
          ),
        );
      const end = project(agreement, [...known, ...payments], addDays(asOf, 2500));
      expect(end).toMatchObject({ state: 'Complete', outstanding: 0, creditBalance: 0 });
      expect(end.rows.map(({ payment }) => payment)).toEqual(now.rows.map(({ payment }) => payment));
    });
  });
});

describe('a late payout', () => {
  test('increases no instalment and reduces the last one', () => {
    const late = fc.tuple(agreements(), fc.integer({ min: 1, max: 12 }));
    check(late, ([agreement, days]) => {
      const payout = paidOut(agreement, addDays(agreement.assumedDrawdown, days));
      const { rows, leftToPay } = project(agreement, payout, payout[0]!.valueOn);
      expect(leftToPay).toBeLessThan(agreement.totalPayable);
      for (const [index, row] of rows.entries()) {
        const agreed = agreement.instalments[index]!;
        expect(row.payment).toBeLessThanOrEqual(agreed.payment);
        expect([row.dueOn, row.collectOn]).toEqual([agreed.dueOn, agreed.collectOn]);
        if (index < rows.length - 2) expect(row.payment).toBe(agreed.payment);
      }
    });
  });
});
