import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, addMonths, type Day } from '../calendar/day.ts';
import type { Agreement } from '../loan/agreement.ts';
import type { LoanEvent, LoanEventOf } from '../loan/events.ts';
import { project } from '../loan/read/project.ts';
import { pence } from '../money/pence.ts';
import { RUNS } from '../testing/runs.ts';
import { collected, paidOut, sampleAgreement, SAMPLE_TERMS } from '../testing/sample-histories.ts';
import { previewChange, type ConsideredChange } from './preview-change.ts';
import { previewEarlyRepayment } from './preview-early-repayment.ts';
import { submissionDay } from '../schedule/payment-days.ts';
import { earlyRepayment } from './repayment.ts';
import { settledBy } from './settled-by.ts';
import { settlementIfPaidOn } from './settling.ts';

vi.setConfig({ testTimeout: RUNS * 100 });

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const ROWS = AGREEMENT.instalments;
const PAID = 6;
const EVENTS = [...paidOut(AGREEMENT), ...ROWS.slice(0, PAID).flatMap(collected)];
const TODAY = addDays(ROWS[PAID - 1]!.dueOn, 6);
const KNOWN = {
  agreement: AGREEMENT,
  events: EVENTS,
  projection: project(AGREEMENT, EVENTS, TODAY),
  underWay: [],
};
const PAY_ON = addDays(TODAY, 4);

const asked = (change: ConsideredChange) => previewChange(KNOWN, change);

describe('a loan without the change', () => {
  const { now } = asked({ kind: 'move-payment-date', firstDueOn: ROWS[PAID]!.dueOn });

  test('continues as its schedule says', () => {
    const { leftToPay, nextPayment } = KNOWN.projection;
    expect(now.toPay).toBe(leftToPay);
    expect(now.nextPayment).toMatchObject({ amount: nextPayment!.amount, dueOn: ROWS[PAID]!.dueOn });
    expect(now.endsOn).toBe(ROWS.at(-1)!.dueOn);
    expect(now.balances).toHaveLength(ROWS.length - PAID);
  });

  test('has as much interest to come as the instalments that are not paid', () => {
    const ahead = ROWS.slice(PAID).reduce((sum, { interest }) => sum + interest, 0);
    expect(now.interest).toBe(ahead);
  });
});

describe('paying an amount once', () => {
  test.each(['instalment', 'term'] as const)('with the same %s, is as an early payment says', (keeps) => {
    const amount = pence(1_000_00);
    const { after, saved } = asked({ kind: 'pay-once', amount, payOn: PAY_ON, keeps });
    const { sooner, lower } = previewEarlyRepayment(AGREEMENT, EVENTS, KNOWN.projection, {
      amount,
      payOn: PAY_ON,
      underWay: [],
    });
    const preview = keeps === 'term' ? lower : sooner;
    expect(saved).toBe(-preview.extraCost);
    expect(after.endsOn).toBe(preview.after.endsOn);
    expect(after.nextPayment?.amount).toBe(preview.after.instalment);
    expect(after.toPay).toBe(amount + preview.after.projection.leftToPay);
    expect(after.balances[0]).toEqual({ on: PAY_ON, balance: preview.after.projection.principal });
  });

  test('leaves the payment before it unchanged', () => {
    const payOn = addDays(ROWS[PAID]!.dueOn, 2);
    const { now, after } = asked({ kind: 'pay-once', amount: pence(500_00), payOn, keeps: 'term' });
    expect(after.nextPayment).toEqual(now.nextPayment);
    expect(after.balances.map(({ on }) => on).slice(0, 2)).toEqual([ROWS[PAID]!.dueOn, payOn]);
  });

  test('reduces the interest by what is saved', () => {
    const { now, after, saved } = asked({
      kind: 'pay-once',
      amount: pence(200_00),
      payOn: PAY_ON,
      keeps: 'instalment',
    });
    expect(saved).toBeGreaterThan(0);
    expect(now.interest - after.interest).toBe(saved);
  });
});

describe('paying an amount every month', () => {
  const change = { kind: 'pay-monthly', amount: pence(50_00), payOn: PAY_ON } as const;

  test('ends the loan sooner and saves more than paying it once', () => {
    const monthly = asked(change);
    const once = asked({ ...change, kind: 'pay-once', keeps: 'instalment' });
    expect(monthly.after.endsOn < once.after.endsOn).toBe(true);
    expect(monthly.saved).toBeGreaterThan(once.saved * 5);
    expect(monthly.after.nextPayment?.amount).toBe(monthly.now.nextPayment?.amount);
  });

  test('pays off the loan where the first payment is enough', () => {
    const all = asked({ ...change, amount: pence(9_000_00) });
    const settled = asked({ kind: 'settle', payOn: PAY_ON });
    expect(all).toEqual(settled);
    expect(all.settles).toBe(true);
  });
});

describe('paying off the loan on a day', () => {
  test('costs the settlement figure of the day, after which nothing is paid', () => {
    const payOn = addDays(ROWS[PAID]!.collectOn, 1);
    const { figure, rebate } = settlementIfPaidOn(AGREEMENT, EVENTS, KNOWN.projection, {
      payOn,
      underWay: [],
    });
    const { amount, after, saved, settles } = asked({ kind: 'settle', payOn });
    expect(amount).toBe(figure);
    expect(after.toPay).toBe(figure + ROWS[PAID]!.payment);
    expect(saved).toBe(rebate);
    expect(settles).toBe(true);
    expect(after.endsOn).toBe(payOn);
    expect(after.balances.at(-1)).toEqual({ on: payOn, balance: 0 });
  });

  test('leaves no next payment where it comes before it', () => {
    expect(asked({ kind: 'settle', payOn: PAY_ON }).after.nextPayment).toBeNull();
  });
});

describe('another payment day', () => {
  test('moves the next payment and the last one, and costs interest for the longer time', () => {
    const firstDueOn = addDays(ROWS[PAID]!.dueOn, 12);
    const { after, saved } = asked({ kind: 'move-payment-date', firstDueOn });
    expect(after.nextPayment?.dueOn).toBe(firstDueOn);
    expect(after.endsOn).toBe(addMonths(firstDueOn, ROWS.length - PAID - 1));
    expect(saved).toBeLessThan(0);
  });
});

test('a payment under way arrives before the change', () => {
  const underWay = [{ id: 'asked', amount: pence(300_00), collectOn: addDays(TODAY, 2), instalment: null }];
  const change = { kind: 'pay-monthly', amount: pence(40_00), payOn: PAY_ON } as const;
  const { now, after } = previewChange({ ...KNOWN, underWay }, change);
  const received = { ...receivedOn(addDays(TODAY, 2), 300_00), reference: 'asked' };
  const lived = live(AGREEMENT, [...EVENTS, received], addDays(TODAY, 3), change);
  expect(after.toPay).toBe(lived.totalPaid - KNOWN.projection.totalPaid);
  expect(now.toPay).toBe(project(AGREEMENT, [...EVENTS, received], PAY_ON).leftToPay + 300_00);
});

function receivedOn(valueOn: Day, amount: number): LoanEventOf<'payment-received'> {
  return {
    kind: 'payment-received',
    valueOn,
    recordedAt: '',
    reference: `paid ${valueOn}`,
    amount: pence(amount),
    method: 'card',
  };
}

/** What the borrower is let pay while the bank has been asked for the next instalment. */
function besidesSubmitted(agreement: Agreement, events: readonly LoanEvent[], on: Day): number {
  const projection = project(agreement, events, on);
  const next = projection.rows.find((row) => row.dueOn > on && row.paid < row.payment);
  const isSubmitted = next !== undefined && submissionDay(next.collectOn) <= on;
  const underWay = isSubmitted
    ? [{ id: 'next', amount: next.payment, collectOn: next.collectOn, instalment: next.number }]
    : [];
  const range = earlyRepayment(agreement, events, projection, { payOn: on, underWay });
  return range.ok ? range.value.most : 0;
}

/** What a borrower pays extra on a day, and what it leads to. */
function extra(agreement: Agreement, events: readonly LoanEvent[], on: Day, change: ConsideredChange) {
  if (change.kind === 'move-payment-date') return [];
  const projection = project(agreement, events, on);
  const { figure } = settlementIfPaidOn(agreement, events, projection, { payOn: on, underWay: [] });
  const most =
    change.kind === 'pay-monthly' && on > change.payOn ? besidesSubmitted(agreement, events, on) : figure;
  const amount = change.kind === 'settle' ? figure : Math.min(most, change.amount);
  if (!projection.isActive || amount === 0) return [];
  const payment = receivedOn(on, amount);
  const settled = settledBy(agreement, events, payment);
  const lowers = change.kind === 'pay-once' && change.keeps === 'term' && settled === null;
  const lowered: LoanEvent = { kind: 'instalment-lowered', valueOn: on, recordedAt: '', reference: 'lower' };
  return [payment, ...(settled ? [settled] : []), ...(lowers ? [lowered] : [])];
}

/** The loan day by day with the change made, every instalment collected, until it ends. */
function live(agreement: Agreement, events: readonly LoanEvent[], from: Day, change: ConsideredChange) {
  const monthly = (on: Day, payOn: Day): boolean =>
    Array.from({ length: 90 }, (_, n) => addMonths(payOn, n)).includes(on);
  const isExtra = (on: Day): boolean => {
    if (change.kind === 'move-payment-date') return false;
    return change.kind === 'pay-monthly' ? monthly(on, change.payOn) : on === change.payOn;
  };
  const about = { valueOn: from, recordedAt: '', reference: 'moved' };
  let history: readonly LoanEvent[] =
    change.kind === 'move-payment-date'
      ? [...events, { kind: 'payment-date-changed', ...about, firstDueOn: change.firstDueOn }]
      : events;
  for (let on = from; ; on = addDays(on, 1)) {
    const projection = project(agreement, history, on);
    if (!projection.isActive) return { totalPaid: projection.totalPaid, endedOn: addDays(on, -1) };
    const due = projection.rows.find((row) => row.dueOn === on && row.paid < row.payment);
    const isHeld = change.kind === 'settle' && due !== undefined && due.collectOn >= change.payOn;
    if (due && !isHeld) history = [...history, ...collected({ ...due })];
    if (isExtra(on)) history = [...history, ...extra(agreement, history, on, change)];
  }
}

const anyLoan = fc.record({
  productId: fc.constantFrom('unsecured-2026-1' as const, 'hire-purchase-2026-1' as const),
  termMonths: fc.integer({ min: 12, max: 24 }),
  percent: fc.integer({ min: 1130, max: 4880 }).map((hundredths) => hundredths / 100),
});

const anyChange = fc.record({
  kind: fc.constantFrom('pay-once', 'pay-monthly', 'settle', 'move-payment-date'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  keeps: fc.constantFrom('instalment' as const, 'term' as const),
  inDays: fc.integer({ min: 0, max: 28 }),
});

test('what is shown before a change is what is paid once it is made, for any loan, day and change', () => {
  fc.assert(
    fc.property(
      anyLoan,
      anyChange,
      fc.integer({ min: 0, max: 9 }),
      fc.nat(27),
      (terms, drawn, paid, days) => {
        const agreement = sampleAgreement({ ...SAMPLE_TERMS, ...terms });
        const rows = agreement.instalments;
        const events = [...paidOut(agreement), ...rows.slice(0, paid).flatMap(collected)];
        const latest = addDays(rows[paid]!.dueOn, -1);
        const since = rows[paid - 1]?.dueOn ?? agreement.signedOn;
        const today = addDays(since, days) < latest ? addDays(since, days) : latest;
        const projection = project(agreement, events, today);
        const payOn = addDays(today, drawn.inDays);
        const range = earlyRepayment(agreement, events, projection, { payOn, underWay: [] });
        const most = range.ok ? range.value.most : 0;
        const amount = pence(Math.max(1_00, Math.round(most * drawn.share)));
        const firstDueOn = addDays(rows[paid]!.dueOn, Math.min(drawn.inDays, 25) + 1);
        const change: ConsideredChange =
          drawn.kind === 'move-payment-date'
            ? { kind: drawn.kind, firstDueOn }
            : drawn.kind === 'settle'
              ? { kind: drawn.kind, payOn }
              : drawn.kind === 'pay-once'
                ? { kind: drawn.kind, amount, payOn, keeps: drawn.keeps }
                : { kind: 'pay-monthly', amount: pence(Math.max(20_00, amount)), payOn };
        const { now, after, saved } = previewChange({ agreement, events, projection, underWay: [] }, change);
        const lived = live(agreement, events, today, change);
        expect(after.toPay).toBe(lived.totalPaid - projection.totalPaid);
        expect(after.endsOn).toBe(lived.endedOn);
        expect(saved).toBe(now.toPay - after.toPay);
        expect(after.balances.at(-1)?.balance).toBe(0);
        expect(now.toPay).toBe(projection.leftToPay);
      },
    ),
    { numRuns: Math.ceil(RUNS / 8) },
  );
});
