import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, type Day } from '../calendar/day.ts';
import { addWorkingDays } from '../calendar/working-days.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { settlementOn } from '../loan/read/settlement-on.ts';
import { pence, type Pence } from '../money/pence.ts';
import {
  ALL_OUTCOMES,
  collected,
  paidOut,
  sampleAgreement,
  sampleHistory,
  SAMPLE_TERMS,
  submitted,
} from '../testing/sample-histories.ts';
import { RUNS } from '../testing/runs.ts';
import { earlyRepayment, lateRepayment, requestedDebit } from './repayment.ts';
import { settledBy } from './settled-by.ts';
import { settlementIfPaidOn } from './settling.ts';
import { canWithdraw, withdrawalExpiry, withdrawalIfRepaidOn } from './withdrawing.ts';
import { withdrawnBy } from './withdrawn-by.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const [FIRST, SECOND] = [AGREEMENT.instalments[0]!, AGREEMENT.instalments[1]!];

const received = (valueOn: Day, amount: number): LoanEventOf<'payment-received'> => ({
  kind: 'payment-received',
  valueOn,
  recordedAt: '',
  reference: 'asked for',
  amount: pence(amount),
  method: 'direct-debit',
});

test('a Direct Debit that is asked for is collected in three working days, and submitted two before', () => {
  const friday = AGREEMENT.signedOn;
  expect(requestedDebit(friday)).toEqual({
    collectOn: addWorkingDays(friday, 3),
    submitOn: addWorkingDays(friday, 1),
  });
});

describe('what can be paid early', () => {
  test('is at most what settles the loan on the day, with the instalment of these days collected as usual', () => {
    const today = addDays(FIRST.collectOn, -2);
    const events = paidOut(AGREEMENT);
    const projection = project(AGREEMENT, events, today);
    const payOn = addDays(FIRST.collectOn, 1);
    const early = earlyRepayment(AGREEMENT, events, projection, { payOn, underWay: [] });
    const { figure, dueAndUnpaid } = settlementIfPaidOn(AGREEMENT, events, projection, {
      payOn,
      underWay: [],
    });
    expect(dueAndUnpaid).toBe(0);
    expect(early).toEqual({ ok: true, value: { least: 100, most: figure } });
  });

  test('is less by what is already being paid', () => {
    const events = paidOut(AGREEMENT);
    const projection = project(AGREEMENT, events, AGREEMENT.signedOn);
    const payOn = requestedDebit(AGREEMENT.signedOn).collectOn;
    const most = (amount: number) => {
      const underWay = [{ id: 'a', amount: pence(amount), collectOn: payOn, instalment: null }];
      const range = earlyRepayment(AGREEMENT, events, projection, { payOn, underWay });
      return range.ok ? range.value.most : range.refusal;
    };
    expect(most(0)).toBe(Number(most(1_000_00)) + 1_000_00);
    expect(most(8_000_00)).toBe('alreadyBeingPaid');
  });

  test('is nothing while what pays off the loan is under way, also where an instalment is due before it', () => {
    const events = paidOut(AGREEMENT);
    const today = addDays(FIRST.collectOn, -14);
    const projection = project(AGREEMENT, events, today);
    const settleOn = addDays(FIRST.collectOn, 4);
    const { figure } = settlementIfPaidOn(AGREEMENT, events, projection, { payOn: settleOn, underWay: [] });
    const earlyWith = (amount: Pence) =>
      earlyRepayment(AGREEMENT, events, projection, {
        payOn: requestedDebit(today).collectOn,
        underWay: [{ id: 'settles', amount, collectOn: settleOn, instalment: null }],
      });
    expect(earlyWith(figure)).toEqual({ ok: false, refusal: 'alreadyBeingPaid' });
    const rest = earlyWith(pence(figure - 20_00));
    expect(rest).toMatchObject({ value: { least: 1_00 } });
    expect(rest.ok && rest.value.most).toBeLessThan(20_00);
    expect(rest.ok && rest.value.most).toBeGreaterThan(19_00);
  });

  test('and after any conduct, the most that can be paid settles the loan, as does less by under a pound, and a pound less does not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ALL_OUTCOMES), { maxLength: 12 }),
        fc.integer({ min: 1, max: 500 }),
        (conducts, days) => {
          const events = sampleHistory(AGREEMENT, conducts);
          const today = addDays(AGREEMENT.signedOn, days);
          const projection = project(AGREEMENT, events, today);
          const early = earlyRepayment(AGREEMENT, events, projection, { payOn: today, underWay: [] });
          const isAhead = projection.rows.some(({ status }) => status === 'upcoming');
          const isExpecting = projection.rows.some(({ status }) =>
            ['pending', 'due', 'part-paid'].includes(status),
          );
          if (!early.ok || !isAhead || isExpecting) return;
          const { most } = early.value;
          expect(settledBy(AGREEMENT, events, received(today, most))).not.toBeNull();
          if (most <= 1_00) return;
          expect(settledBy(AGREEMENT, events, received(today, most - 1_00))).toBeNull();
          const short = received(today, most - 99);
          const end = project(AGREEMENT, [...events, short, settledBy(AGREEMENT, events, short)!], today);
          expect(end).toMatchObject({ state: 'Settled', outstanding: 0 });
          expect(end.accounts['written-off']).toBeGreaterThan(0);
        },
      ),
      { numRuns: RUNS },
    );
  });
});

test('what can be paid late is what is overdue, less what is already being paid for it', () => {
  const today = addDays(SECOND.collectOn, 5);
  const events = paidOut(AGREEMENT);
  const projection = project(AGREEMENT, events, today);
  const overdue = projection.arrears.amount;
  expect(lateRepayment(projection, [])).toEqual({ ok: true, value: { least: 100, most: overdue } });
  const beingPaid = { id: 'a', collectOn: today, instalment: 1, amount: FIRST.payment };
  expect(lateRepayment(projection, [beingPaid])).toMatchObject({
    value: { most: overdue - FIRST.payment },
  });
  const next = { ...beingPaid, instalment: 3 };
  expect(lateRepayment(projection, [next])).toMatchObject({ value: { most: overdue } });
});

test('an instalment that is collected after a weekend counts from its due date in the figure, before it arrives too', () => {
  const row = AGREEMENT.instalments.find(({ dueOn, collectOn }) => daysBetween(dueOn, collectOn) === 2)!;
  const before = AGREEMENT.instalments.slice(0, row.number - 1).flatMap(collected);
  const events = [...paidOut(AGREEMENT), ...before, submitted(row)];
  const payOn = addDays(row.collectOn, 2);
  const underWay = [
    { id: `debit-${row.number}`, amount: row.payment, collectOn: row.collectOn, instalment: row.number },
  ];
  const sunday = project(AGREEMENT, events, addDays(row.dueOn, 1));
  const { figure } = settlementIfPaidOn(AGREEMENT, events, sunday, { payOn, underWay });
  expect(figure).toBe(settlementOn(AGREEMENT, [...events, ...collected(row)], payOn).figure);
});

describe('a loan that is paid off on a day', () => {
  const events = [...paidOut(AGREEMENT), submitted(FIRST)];
  const underWay = [{ id: 'debit-1', amount: FIRST.payment, collectOn: FIRST.collectOn, instalment: 1 }];
  const today = addDays(FIRST.collectOn, -1);
  const projection = project(AGREEMENT, events, today);

  test('has paid the instalment that is under way, and it is not part of the figure', () => {
    const payOn = addDays(FIRST.collectOn, 3);
    const { dueAndUnpaid } = settlementIfPaidOn(AGREEMENT, events, projection, { payOn, underWay });
    expect(dueAndUnpaid).toBe(0);
  });

  test('counts what the bank was asked for, also where the instalment is lower since', () => {
    const payOn = addDays(FIRST.collectOn, 3);
    const asked = pence(FIRST.payment + 3_62);
    const figureWith = (amount: Pence) =>
      settlementIfPaidOn(AGREEMENT, events, projection, {
        payOn,
        underWay: [{ ...underWay[0]!, amount }],
      }).figure;
    const less = figureWith(FIRST.payment) - figureWith(asked);
    expect(less).toBeGreaterThanOrEqual(3_62);
    expect(less).toBeLessThanOrEqual(3_63);
  });

  test('owes the instalment that falls due on it or is collected later as part of the figure', () => {
    const payOn = SECOND.dueOn;
    const { dueAndUnpaid } = settlementIfPaidOn(AGREEMENT, events, projection, { payOn, underWay });
    expect(dueAndUnpaid).toBe(SECOND.payment);
  });
});

describe('a borrower who withdraws', () => {
  const noticeOn = addDays(AGREEMENT.signedOn, 5);
  const noticed: LoanEvent = {
    kind: 'withdrawal-noticed',
    valueOn: noticeOn,
    recordedAt: '',
    reference: 'notice',
  };
  const before = paidOut(AGREEMENT);
  const after = [...before, noticed];

  test('owes the credit with daily interest, and nothing falls due any more', () => {
    const later = addDays(noticeOn, 30);
    const { state, rows, nextPayment, arrears, leftToPay, withdrawal } = project(AGREEMENT, after, later);
    expect({ state, rows, nextPayment, overdue: arrears.amount }).toEqual({
      state: 'Live',
      rows: [],
      nextPayment: null,
      overdue: 0,
    });
    expect(withdrawal).toMatchObject({ noticedOn: noticeOn, repayBy: addDays(noticeOn, 30) });
    const interest = AGREEMENT.credit * ((1 + AGREEMENT.rate) ** (1 / 365) - 1) * 35;
    expect(withdrawal!.toRepay).toBe(AGREEMENT.credit + Math.round(interest));
    expect(leftToPay).toBe(withdrawal!.toRepay);
  });

  test('is shown before the notice what is then to be repaid', () => {
    const projection = project(AGREEMENT, before, noticeOn);
    expect(canWithdraw(projection).ok).toBe(true);
    const repayOn = addDays(noticeOn, 9);
    const shown = withdrawalIfRepaidOn(AGREEMENT, before, projection, { repayOn, underWay: [] });
    expect(project(AGREEMENT, after, repayOn).withdrawal?.toRepay).toBe(shown.toRepay);
    expect(withdrawalExpiry(projection)).toBe(addDays(noticeOn, 30));
  });

  const [beforeFirstDue, afterFirstDue] = [addDays(noticeOn, 9), addDays(FIRST.dueOn, 14)];
  test.each([beforeFirstDue, afterFirstDue])(
    'has withdrawn once it is repaid on %s, and not by less',
    (repayOn) => {
      const { toRepay } = project(AGREEMENT, after, repayOn).withdrawal!;
      const payment = received(repayOn, toRepay);
      expect(withdrawnBy(AGREEMENT, after, received(repayOn, toRepay - 1))).toBeNull();
      expect(withdrawnBy(AGREEMENT, before, payment)).toBeNull();
      const end = withdrawnBy(AGREEMENT, after, payment)!;
      const ended = project(AGREEMENT, [...after, payment, end], repayOn);
      expect(ended).toMatchObject({ state: 'Cancelled', outstanding: 0, creditBalance: 0, withdrawal: null });
      expect(ended.totalPaid).toBe(toRepay);
      expect(settledBy(AGREEMENT, after, payment)).toBeNull();
    },
  );

  test('can still repay after the 30 days, by a figure that can be paid on later days', () => {
    const lastDay = addDays(noticeOn, 30);
    expect(withdrawalExpiry(project(AGREEMENT, after, lastDay))).toBe(lastDay);
    const dayAfter = addDays(lastDay, 1);
    expect(withdrawalExpiry(project(AGREEMENT, after, dayAfter))).toBe(addDays(dayAfter, 28));
  });

  test('has paid exactly what was to be repaid, on any day', () => {
    const short = sampleAgreement({ ...SAMPLE_TERMS, amount: pence(3_800_00), termMonths: 24, percent: 14 });
    const history = [...paidOut(short), noticed];
    for (let days = 0; days <= 60; days += 4) {
      const repayOn = addDays(noticeOn, days);
      const { toRepay } = project(short, history, repayOn).withdrawal!;
      const payment = received(repayOn, toRepay);
      const end = withdrawnBy(short, history, payment)!;
      expect(project(short, [...history, payment, end], repayOn)).toMatchObject({
        ...{ state: 'Cancelled', outstanding: 0, creditBalance: 0, totalPaid: toRepay },
      });
    }
  });

  test('pays less by what was paid before, and never more than the agreement would have them owe', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7_000_00 }), fc.integer({ min: 0, max: 90 }), (amount, days) => {
        const paid = { ...received(addDays(AGREEMENT.signedOn, 2), amount), reference: 'before' };
        const on = addDays(noticeOn, days);
        const owed = project(AGREEMENT, [...after, paid], on);
        const all = project(AGREEMENT, after, on);
        expect(owed.withdrawal!.toRepay).toBeLessThanOrEqual(all.withdrawal!.toRepay - amount);
        expect(owed.withdrawal!.toRepay).toBeLessThanOrEqual(owed.interestToDate + owed.principal);
      }),
      { numRuns: RUNS },
    );
  });

  test('can until the fourteenth day, not before the payout, and not after the end', () => {
    const on = (days: number, events: readonly LoanEvent[] = before) =>
      canWithdraw(project(AGREEMENT, events, addDays(AGREEMENT.signedOn, days)));
    expect(on(14)).toEqual({ ok: true, value: true });
    expect(on(15)).toMatchObject({ refusal: 'tooLate' });
    expect(on(3, [])).toMatchObject({ refusal: 'notPaidOutYet' });
    expect(on(40, after)).toEqual({ ok: true, value: true });
    const complete = [...before, ...AGREEMENT.instalments.flatMap(collected)];
    expect(on(1_200, complete)).toMatchObject({ refusal: 'loanNotActive' });
  });
});
