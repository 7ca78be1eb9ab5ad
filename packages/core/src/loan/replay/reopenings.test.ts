import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/day.ts';
import { addWorkingDays } from '../../calendar/working-days.ts';
import { collectionsDue } from '../../collection/collection.ts';
import { earlyRepayment, lateRepayment } from '../../collection/repayment.ts';
import { reopeningOf } from '../../collection/reopening.ts';
import { settlementIfPaidOn } from '../../collection/settling.ts';
import { pence } from '../../money/pence.ts';
import type { LoanEvent } from '../events.ts';
import { project } from '../read/project.ts';
import { settlementOn } from '../read/settlement-on.ts';
import {
  collected,
  paidByCard,
  paidOut,
  returnedPayment,
  SAMPLE_TERMS,
  sampleAgreement,
} from '../../testing/sample-histories.ts';

const AGREEMENT = sampleAgreement(SAMPLE_TERMS);
const ROWS = AGREEMENT.instalments;
const SETTLED_ON = addDays(ROWS[11]!.dueOn, 10);
/** Two instalments fell due meanwhile. */
const NOTIFIED_ON = addWorkingDays(ROWS[13]!.dueOn, 4);
const MISSED_FROM = addWorkingDays(NOTIFIED_ON, 15);

const on = (valueOn: typeof NOTIFIED_ON, reference: string) => ({ valueOn, reference, recordedAt: '' });

const MANDATE: LoanEvent = { kind: 'mandate-activated', ...on(AGREEMENT.signedOn, 'mandate') };
const PAID: LoanEvent[] = [MANDATE, ...paidOut(AGREEMENT), ...ROWS.slice(0, 12).flatMap(collected)];
const FIGURE = settlementOn(AGREEMENT, PAID, SETTLED_ON);
const SETTLED: LoanEvent[] = [
  ...PAID,
  paidByCard(SETTLED_ON, FIGURE.figure, 'all of it'),
  { kind: 'settled', ...on(SETTLED_ON, 'all of it'), waived: FIGURE.waived },
];
const BACK: LoanEvent = {
  ...{ kind: 'payment-reversed', ...on(NOTIFIED_ON, 'back'), amount: FIGURE.figure },
  ...{ reverses: 'all of it', reason: 'disputed' },
};

/** The history with what came back, and the re-opening that follows from it. */
function reopenedBy(back: LoanEvent, notifiedOn = NOTIFIED_ON): readonly LoanEvent[] {
  const events = [...SETTLED, back];
  const now = project(AGREEMENT, events, notifiedOn);
  return [...events, reopeningOf(events, now, { state: 'Settled', recordedAt: '' })!];
}

const REOPENED = reopenedBy(BACK);

describe('a settlement whose money comes back', () => {
  test('counts until the borrower is notified, and from then never did', () => {
    expect(project(AGREEMENT, REOPENED, addDays(NOTIFIED_ON, -1)).state).toBe('Settled');
    const open = project(AGREEMENT, REOPENED, NOTIFIED_ON);
    expect(open).toMatchObject({ state: 'Live', isActive: true, creditBalance: 0, rebates: 0 });
    expect(open.rows).toHaveLength(36);
    expect(open.rows.slice(0, 15).map(({ status }) => status)).toEqual([
      ...ROWS.slice(0, 12).map(() => 'paid'),
      ...['due', 'due', 'upcoming'],
    ]);
  });

  test('has no interest from the settlement to that day, and the agreed instalments', () => {
    const before = project(AGREEMENT, PAID, SETTLED_ON);
    const open = project(AGREEMENT, REOPENED, NOTIFIED_ON);
    expect(open.outstanding).toBe(before.interestToDate + before.principal);
    expect(open.rows.slice(0, -1).map(({ payment }) => payment)).toEqual(
      ROWS.slice(0, -1).map(({ payment }) => payment),
    );
    expect(open.leftToPay).toBeLessThan(before.leftToPay);
    expect(project(AGREEMENT, REOPENED, addDays(NOTIFIED_ON, 1)).interestToDate).toBeGreaterThan(
      open.interestToDate,
    );
  });

  test('gives fifteen working days before an instalment of that time is missed', () => {
    const last = project(AGREEMENT, REOPENED, addDays(MISSED_FROM, -1));
    expect(last).toMatchObject({ state: 'Live', arrears: { amount: 0 } });
    expect(last.nextChangeOn).toBe(MISSED_FROM);
    const late = project(AGREEMENT, REOPENED, MISSED_FROM);
    expect(late).toMatchObject({ state: 'Late', arrears: { amount: last.reopening!.owed } });
    expect(late.arrears.since).toBe(ROWS[12]!.dueOn);
  });

  test('shows what is owed now and until when, apart from the next payment', () => {
    const { reopening, nextPayment } = project(AGREEMENT, REOPENED, NOTIFIED_ON);
    expect(reopening).toEqual({
      settledOn: SETTLED_ON,
      reopenedOn: NOTIFIED_ON,
      payBy: addWorkingDays(MISSED_FROM, -1),
      owed: ROWS[12]!.payment + ROWS[13]!.payment,
    });
    expect(nextPayment).toMatchObject({ number: 15, reason: 'scheduled' });
    const paid = [...REOPENED, paidByCard(NOTIFIED_ON, reopening!.owed, 'now')];
    const after = project(AGREEMENT, paid, MISSED_FROM);
    expect(after).toMatchObject({ arrears: { amount: 0 }, reopening: { owed: 0 } });
  });

  test('can be paid as what is due, before anything extra, or settled again with it', () => {
    const open = project(AGREEMENT, REOPENED, NOTIFIED_ON);
    const { owed } = open.reopening!;
    expect(lateRepayment(open, [])).toMatchObject({ value: { most: owed } });
    const early = { payOn: NOTIFIED_ON, underWay: [] };
    expect(earlyRepayment(AGREEMENT, REOPENED, open, early)).toMatchObject({ refusal: 'loanLate' });
    const again = settlementIfPaidOn(AGREEMENT, REOPENED, open, { payOn: NOTIFIED_ON, underWay: [] });
    expect(again.dueAndUnpaid).toBe(owed);
  });

  test('is collected again only under a new instruction, and never for what fell due meanwhile', () => {
    const by = addDays(ROWS[15]!.dueOn, 3);
    expect(collectionsDue(AGREEMENT, project(AGREEMENT, REOPENED, by), REOPENED, [])).toEqual([]);
    const again: LoanEvent[] = [
      ...REOPENED,
      { kind: 'mandate-activated', ...on(addDays(NOTIFIED_ON, 3), 'mandate 2') },
    ];
    const instalments = collectionsDue(AGREEMENT, project(AGREEMENT, again, ROWS[14]!.collectOn), again, []);
    expect(instalments.map(({ instalment }) => instalment)).toEqual([15]);
  });

  test('was recorded in error where the correction says so', () => {
    const corrected: LoanEvent = { kind: 'corrected', ...on(NOTIFIED_ON, 'fix'), corrects: 'all of it' };
    const now = project(AGREEMENT, [...SETTLED, corrected], NOTIFIED_ON);
    expect(reopeningOf([...SETTLED, corrected], now, { state: 'Settled', recordedAt: '' })).toBeNull();
  });

  test('can be settled again, and re-opened again', () => {
    const { figure, waived } = settlementOn(AGREEMENT, REOPENED, NOTIFIED_ON);
    const twice: LoanEvent[] = [
      ...REOPENED,
      paidByCard(NOTIFIED_ON, figure, 'again'),
      { kind: 'settled', ...on(NOTIFIED_ON, 'again'), waived },
    ];
    expect(project(AGREEMENT, twice, NOTIFIED_ON)).toMatchObject({ state: 'Settled', reopening: null });
    const backOn = addDays(NOTIFIED_ON, 20);
    const reversed: LoanEvent = {
      ...{ kind: 'payment-reversed', ...on(backOn, 'back again'), amount: figure },
      ...{ reverses: 'again', reason: 'disputed' },
    };
    const events = [...twice, reversed];
    const now = project(AGREEMENT, events, backOn);
    const reopened = reopeningOf(events, now, { state: 'Settled', recordedAt: '' })!;
    const open = project(AGREEMENT, [...events, reopened], backOn);
    expect(open).toMatchObject({ state: 'Live', reopening: { settledOn: NOTIFIED_ON, reopenedOn: backOn } });
  });
});

describe('an instalment that comes back after the settlement', () => {
  const back = returnedPayment(ROWS[11]!, 60);
  const notifiedOn = back.valueOn;
  const events = reopenedBy(back, notifiedOn);

  test('is all that is owed: the settlement payment still counts', () => {
    const open = project(AGREEMENT, events, notifiedOn);
    expect(open).toMatchObject({ state: 'Live', outstanding: ROWS[11]!.payment });
    expect(open.reopening!.owed).toBe(ROWS[11]!.payment);
    const paid = [...events, paidByCard(notifiedOn, ROWS[11]!.payment, 'now')];
    expect(project(AGREEMENT, paid, notifiedOn)).toMatchObject({ state: 'Complete', outstanding: 0 });
  });

  test('by an earlier value date undoes the settlement in the same way', () => {
    const never = returnedPayment(ROWS[11]!, 0);
    const open = project(AGREEMENT, reopenedBy(never), NOTIFIED_ON);
    expect(open).toMatchObject({ state: 'Live', arrears: { amount: 0 } });
    const without = project(AGREEMENT, [...SETTLED, never], NOTIFIED_ON);
    expect(open.outstanding).toBeLessThanOrEqual(without.outstanding);
  });
});

test('a hire purchase that was settled stays with the hirer: only the money is owed', () => {
  const car = sampleAgreement({
    ...{ ...SAMPLE_TERMS, productId: 'hire-purchase-2026-1', percent: 22.3 },
    ...{ amount: pence(10_000_00), termMonths: 60 },
  });
  const settledOn = addDays(car.instalments[11]!.dueOn, 10);
  const paid = [...paidOut(car), ...car.instalments.slice(0, 12).flatMap(collected)];
  const { figure, waived } = settlementOn(car, paid, settledOn);
  const notifiedOn = addDays(settledOn, 30);
  const events: LoanEvent[] = [
    ...paid,
    paidByCard(settledOn, figure, 'all of it'),
    { kind: 'settled', ...on(settledOn, 'all of it'), waived },
    { ...BACK, ...on(notifiedOn, 'back'), amount: figure },
    { kind: 'reopened', ...on(notifiedOn, 'all of it'), settledOn },
  ];
  const open = project(car, events, notifiedOn);
  expect(open).toMatchObject({ state: 'Live' });
  expect(open.rows.at(-1)!.fee).toBe(car.optionFee);
  const returned: LoanEvent = {
    ...{ kind: 'voluntarily-terminated', ...on(notifiedOn, 'back to you') },
    ...{ owed: pence(0), paid: open.totalPaid },
  };
  expect(project(car, [...events, returned], notifiedOn)).toEqual(open);
});
