import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, type Day } from '../calendar/day.ts';
import type { LoanEvent, PromisedPayment } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { pence } from '../money/pence.ts';
import {
  collected,
  paidByCard,
  paidOut,
  sampleAgreement,
  SAMPLE_TERMS,
} from '../testing/sample-histories.ts';
import { SAMPLE_STATEMENT } from '../testing/sample-statement.ts';
import { RUNS } from '../testing/runs.ts';
import { whyNoArrangement } from './eligibility.ts';
import { firstPaymentDays } from './first-payment-days.ts';
import { affordablePlan, agreementOf, arrangementPayments, endOfArrangement, planFor } from './plan.ts';

/** £282.56 a month over 36 months. */
const agreement = sampleAgreement(SAMPLE_TERMS);
const rows = agreement.instalments;
const paid = (count: number) => [...paidOut(agreement), ...rows.slice(0, count).flatMap(collected)];
const late = (count: number, days: number) => {
  const on = addDays(rows[count]!.dueOn, days);
  const loan = { agreement, events: paid(count), today: on };
  return { on, loan, events: loan.events, projection: project(agreement, loan.events, on) };
};

const { nonPriorityDebts, ...household } = SAMPLE_STATEMENT;
const others = {
  ...household,
  nonPriorityDebts: nonPriorityDebts.filter(({ id }) => id !== 'our loan'),
};
const earning = (amount: number) => ({
  ...others,
  entries: [{ category: 'earnings', amount: pence(amount), frequency: 'monthly' } as const],
  priorityDebts: [],
});

const agreeing = (agreedOn: Day, payments: readonly PromisedPayment[]) =>
  agreementOf({ reference: 'plan', agreedOn, recordedAt: '', payments, paidBy: 'borrower' });

describe('what a household can pay a month', () => {
  const { projection } = late(1, 14);

  test('is from £1 to what is left; the suggestion leaves other lenders their share', () => {
    const { surplus, offer } = affordablePlan(others, projection);
    expect(surplus).toBe(190_19);
    expect(offer).toEqual({ least: 1_00, most: 190_19, suggested: 137_00 });
  });

  test('is nothing where less than £1 is left', () => {
    expect(affordablePlan(earning(1_11), projection)).toEqual({
      surplus: 1_00,
      offer: { least: 1_00, most: 1_00, suggested: 1_00 },
    });
    expect(affordablePlan(earning(1_09), projection)).toEqual({ surplus: 99, offer: null });
    expect(affordablePlan({ ...others, entries: [] }, projection)).toMatchObject({
      surplus: -25_00,
      offer: null,
    });
  });

  test('is never more than is due within a month', () => {
    expect(affordablePlan(earning(9_000_00), projection).offer?.most).toBe(2 * rows[1]!.payment);
  });
});

describe('a plan', () => {
  const { on, loan, projection } = late(1, 14);
  const firstOn = firstPaymentDays(on, 6).find(({ refusal }) => refusal === null)!.date;
  const offered = affordablePlan(others, projection);
  const terms = { amount: pence(60_00), term: 6, firstOn };

  test('has the same amount each month, on the same day', () => {
    const { value } = planFor(loan, offered, terms) as { value: readonly PromisedPayment[] };
    expect(value).toHaveLength(6);
    expect(new Set(value.map(({ amount }) => amount))).toEqual(new Set([60_00]));
    expect(value.at(-1)?.dueOn).toBe(addMonths(firstOn, 5));
  });

  test.each([
    ['amountNotPossible', { amount: pence(99) }],
    ['amountNotPossible', { amount: pence(190_20) }],
    ['termNotPossible', { term: 7 }],
    ['termNotPossible', { term: 0 }],
    ['termNotPossible', { term: 1.5 }],
    ['dateNotPossible', { firstOn: addDays(on, 1) }],
    ['dateNotPossible', { firstOn: addMonths(on, 2) }],
  ])('is refused: %s', (refusal, change) => {
    expect(planFor(loan, offered, { ...terms, ...change })).toMatchObject({
      ok: false,
      refusal,
    });
  });

  test('is refused to a household with nothing left', () => {
    expect(planFor(loan, { offer: null }, terms)).toMatchObject({
      refusal: 'amountNotPossible',
    });
  });

  test('asks first for what is overdue and then for no more than the agreement does', () => {
    const amount = pence(500_00);
    const payments = arrangementPayments(loan, { amount, term: 3, firstOn: addDays(on, 10) });
    expect(payments.map(({ amount: each }) => each)).toEqual([
      rows[1]!.payment,
      rows[2]!.payment,
      rows[3]!.payment,
    ]);
  });

  test('freezes interest until it is over, and then the agreement is as before', () => {
    const payments = arrangementPayments(loan, terms);
    const events = [...paid(1), ...agreeing(on, payments)];
    const ahead = project(agreement, events, on);
    expect(ahead).toMatchObject({
      isInterestFrozen: true,
      arrangement: { status: 'active', paidBy: 'borrower' },
    });
    const kept = payments.map(({ dueOn, amount }) => paidByCard(dueOn, amount));
    const { endsOn } = ahead.arrangement!;
    const over = project(agreement, [...events, ...kept], endsOn);
    expect(over).toMatchObject({
      isInterestFrozen: false,
      state: 'Late',
      arrangement: { status: 'kept' },
    });
    expect(endOfArrangement(over, '')).toMatchObject([{ reason: 'kept', valueOn: endsOn }]);
    expect(endOfArrangement(project(agreement, [...events, ...kept], addDays(endsOn, -1)), '')).toEqual([]);
    expect(project(agreement, [...events, ...kept], addDays(endsOn, 20)).interestToDate).toBeGreaterThan(
      over.interestToDate,
    );
  });

  test('that is broken ends with its freeze, and what is overdue is asked for again', () => {
    const events = [...paid(1), ...agreeing(on, arrangementPayments(loan, terms))];
    const brokenOn = project(agreement, events, on).nextChangeOn!;
    expect(project(agreement, events, brokenOn)).toMatchObject({
      arrangement: { status: 'broken' },
    });
    const ended = [...events, ...endOfArrangement(project(agreement, events, brokenOn), '')];
    const after = project(agreement, ended, brokenOn);
    expect(after).toMatchObject({
      isInterestFrozen: false,
      arrangement: null,
      nextPayment: { reason: 'arrears' },
    });
    const week = project(agreement, ended, addDays(brokenOn, 7));
    expect(week.interestToDate).toBeGreaterThan(after.interestToDate);
    expect(week.nextPayment?.amount).toBe(week.arrears.amount);
  });

  test('is not broken while its payment is being collected, and is once that has failed', () => {
    const payments = arrangementPayments(loan, terms);
    const about = { recordedAt: '', reference: 'debit', amount: pence(60_00) };
    const submitted = {
      kind: 'payment-submitted',
      ...about,
      valueOn: addDays(firstOn, -2),
      promised: firstOn,
    } as const;
    const events: LoanEvent[] = [...paid(1), ...agreeing(on, payments), submitted];
    const pending = project(agreement, events, addDays(firstOn, 9));
    expect(pending).toMatchObject({ arrangement: { status: 'active' } });
    const failedOn = addDays(firstOn, 9);
    const failed = {
      kind: 'payment-failed',
      ...about,
      valueOn: failedOn,
      reason: 'refer-to-payer',
    } as const;
    expect(project(agreement, [...events, failed], addDays(failedOn, 3))).toMatchObject({
      arrangement: { status: 'broken' },
    });
  });
});

describe('whatever a late borrower agrees', () => {
  const cases = fc.record({
    missedAfter: fc.integer({ min: 0, max: 34 }),
    days: fc.integer({ min: 3, max: 120 }),
    amount: fc.integer({ min: 1_00, max: 600_00 }),
    term: fc.integer({ min: 1, max: 6 }),
    day: fc.nat(40),
    keeps: fc.nat(6),
  });

  test('the balance never grows while the plan runs, and no more is asked for than is due', () => {
    fc.assert(
      fc.property(cases, ({ missedAfter, days, amount, term, day: choice, keeps }) => {
        const { on, loan, events, projection } = late(missedAfter, days);
        expect(whyNoArrangement(projection, events)).toBeNull();
        const offered = firstPaymentDays(on, term).filter(({ refusal }) => refusal === null);
        const firstOn = offered[choice % offered.length]!.date;
        const payments = arrangementPayments(loan, { amount: pence(amount), term, firstOn });
        const kept = payments.slice(0, keeps).map(({ dueOn, amount: each }) => paidByCard(dueOn, each));
        const agreed = [...events, ...agreeing(on, payments), ...kept];
        const end = project(agreement, agreed, on).arrangement!.endsOn;
        let before = Number.POSITIVE_INFINITY;
        let asked = 0;
        for (const { dueOn, amount: each } of payments) {
          const { principal, interestToDate, creditBalance, rebates } = project(agreement, agreed, dueOn);
          expect(principal + interestToDate).toBeLessThanOrEqual(before);
          // Nothing is paid before it is due.
          expect([creditBalance, rebates]).toEqual([0, 0]);
          before = principal + interestToDate;
          asked += each;
        }
        expect(asked).toBeLessThanOrEqual(projection.leftToPay);
        const over = project(agreement, agreed, end);
        expect(over.principal + over.interestToDate).toBeLessThanOrEqual(before);
        expect(over.isInterestFrozen).toBe(false);
        const isKept = keeps >= payments.length;
        expect(over.arrangement?.status).toBe(isKept ? 'kept' : 'broken');
      }),
      { numRuns: RUNS / 4 },
    );
  });
});
