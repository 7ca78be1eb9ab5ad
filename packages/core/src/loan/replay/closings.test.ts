import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import { withdrawalOf } from '../../withdrawal/withdrawal.ts';
import type { LoanEvent } from '../events.ts';
import { project } from '../read/project.ts';
import {
  collected,
  paidByCard,
  paidOut,
  SAMPLE_TERMS,
  sampleAgreement,
  returnedPayment,
} from '../../testing/sample-histories.ts';
import { settlementOn } from '../read/settlement-on.ts';
import { firstTwo } from '../../testing/first-two.ts';

const agreement = sampleAgreement(SAMPLE_TERMS);
const rows = agreement.instalments;
const paidTimes = (times: number): LoanEvent[] => [
  ...paidOut(agreement),
  ...rows.slice(0, times).flatMap(collected),
];
const midTerm = addDays(rows[11]!.dueOn, 10);

const on = (valueOn: Day, reference = 'closing') => ({
  valueOn,
  reference,
  recordedAt: `${valueOn}T12:00:00Z`,
});

function expectBalanced(accounts: Readonly<Record<string, number>>): void {
  expect(Object.values(accounts).reduce((sum, amount) => sum + amount, 0)).toBe(0);
}

describe('a borrower who settles early', () => {
  const { figure } = settlementOn(agreement, paidTimes(12), midTerm);
  const settlement: LoanEvent[] = [
    paidByCard(midTerm, figure),
    { kind: 'settled', ...on(midTerm), waived: pence(0) },
  ];

  test('pays the statutory figure, not the balance, and owes nothing afterwards', () => {
    const before = project(agreement, paidTimes(12), midTerm);
    expect(before.outstanding - figure).toBeGreaterThan(150_00);
    const settled = project(agreement, [...paidTimes(12), ...settlement], midTerm);
    expect(settled).toMatchObject({ state: 'Settled', outstanding: 0, creditBalance: 0, nextPayment: null });
    expect(settled).toMatchObject({ leftToPay: 0, isActive: false, nextChangeOn: null });
    expect(settled.accounts.rebates).toBe(settled.rebates);
    expect(settled.rows).toHaveLength(12);
    expectBalanced(settled.accounts);
  });

  test('does not settle with a pound less; what is missing of a pound is written off', () => {
    const after = (short: number) =>
      project(agreement, [...paidTimes(12), paidByCard(midTerm, figure - short), settlement[1]!], midTerm);
    expect(after(1_00).state).toBe('Live');
    const settled = after(60);
    expect(settled).toMatchObject({ state: 'Settled', outstanding: 0, leftToPay: 0 });
    expect(settled.accounts['written-off']).toBeGreaterThanOrEqual(60);
    expect(settled.accounts['written-off']).toBeLessThan(1_00);
    expectBalanced(settled.accounts);
  });

  test('owes no part of a pound that comes back', () => {
    const penny = paidByCard(addDays(midTerm, -5), 99, 'pennies');
    const back: LoanEvent = {
      ...{ kind: 'payment-reversed', ...on(addDays(midTerm, 20), 'back'), amount: pence(99) },
      ...{ reverses: 'pennies', reason: 'disputed' },
    };
    const end = project(agreement, [...paidTimes(12), penny, ...settlement, back], addDays(midTerm, 20));
    expect(end).toMatchObject({ state: 'Settled', outstanding: 0 });
    expectBalanced(end.accounts);
  });

  test('owes a payment reversed later again, without interest, until they are notified', () => {
    const back: LoanEvent = {
      ...{ kind: 'payment-reversed', ...on(addDays(midTerm, 20), 'back'), amount: figure },
      ...{ reverses: settlement[0]!.reference, reason: 'disputed' },
    };
    const open = project(agreement, [...paidTimes(12), ...settlement, back], addDays(midTerm, 20));
    expect(open.state).toBe('Settled');
    expect(open.outstanding).toBe(figure);
    const early = returnedPayment(rows[11]!, 300);
    const later = project(agreement, [...paidTimes(12), ...settlement, early], addDays(early.valueOn, 400));
    expect(later).toMatchObject({ state: 'Settled', outstanding: rows[11]!.payment, arrears: { amount: 0 } });
    expectBalanced(later.accounts);
  });

  test('can settle after an earlier chargeback', () => {
    const history = [
      ...paidTimes(12),
      returnedPayment(rows[2]!, 30),
      paidByCard(addDays(rows[2]!.dueOn, 50), 282_56),
    ];
    const due = settlementOn(agreement, history, midTerm).figure;
    const end = [...history, paidByCard(midTerm, due), settlement[1]!];
    expect(project(agreement, end, midTerm).state).toBe('Settled');
  });

  test('does not settle when a payment it was based on is reversed with an earlier value date', () => {
    const never = returnedPayment(rows[11]!, 0);
    const open = project(agreement, [...paidTimes(12), ...settlement, never], midTerm);
    expect(open.state).toBe('Live');
    expect(open.leftToPay).toBeGreaterThan(282_00);
  });
});

describe('a borrower who withdraws', () => {
  const noticeOn = addDays(agreement.signedOn, 9);
  const { credit, rate } = agreement;
  const { toRepay, interest } = withdrawalOf({
    ...{ credit, rate, drawnOn: agreement.signedOn, noticeOn, repayOn: noticeOn, paid: [] },
  });
  const repaid = [...paidOut(agreement), paidByCard(noticeOn, toRepay)];

  test('repays the net credit and daily interest; the fee is rebated', () => {
    const { outstanding } = project(agreement, repaid, noticeOn);
    const withdrawn: LoanEvent = { kind: 'withdrawn', ...on(noticeOn), waived: outstanding };
    const end = project(agreement, [...repaid, withdrawn], noticeOn);
    expect(end).toMatchObject({ state: 'Cancelled', outstanding: 0, nextPayment: null });
    expect(end.totalPaid).toBe(credit + interest);
    const earned = -end.accounts['interest-income'] - end.accounts['fee-income'] - end.accounts.rebates;
    expect(earned).toBe(interest);
    expectBalanced(end.accounts);
  });

  test('while the payout is in transit owes the credit without the fee', () => {
    const [sent, arrived] = firstTwo(paidOut(agreement));
    const withdrawn: LoanEvent = { kind: 'withdrawn', ...on(agreement.signedOn), waived: pence(0) };
    const next = { ...arrived, valueOn: addDays(agreement.signedOn, 1) };
    const crossed = project(agreement, [sent, withdrawn, next], addDays(agreement.signedOn, 9));
    expect(crossed).toMatchObject({ state: 'Cancelled', outstanding: credit, leftToPay: credit });
    const back: LoanEvent = {
      ...{ kind: 'payout-returned', ...on(addDays(agreement.signedOn, 2), sent.reference), amount: credit },
    };
    const bounced = project(agreement, [sent, withdrawn, next, back], addDays(agreement.signedOn, 9));
    expect(bounced).toMatchObject({ state: 'Cancelled', outstanding: 0, rows: [] });
  });

  test('stays withdrawn when a payment is reversed, and owes that amount', () => {
    const { outstanding } = project(agreement, repaid, noticeOn);
    const withdrawn: LoanEvent = { kind: 'withdrawn', ...on(noticeOn), waived: outstanding };
    const about = { ...on(addDays(noticeOn, 100), 'back'), reverses: repaid[2]!.reference, reason: 'claim' };
    const back: LoanEvent = { kind: 'payment-reversed', ...about, amount: toRepay };
    const end = project(agreement, [...repaid, withdrawn, back], addDays(noticeOn, 200));
    expect(end).toMatchObject({ state: 'Cancelled', outstanding: toRepay, arrears: { amount: 0 } });
  });

  test('before the payout owes nothing', () => {
    const withdrawn: LoanEvent = { kind: 'withdrawn', ...on(agreement.signedOn), waived: pence(0) };
    const end = project(agreement, [withdrawn], agreement.signedOn);
    expect(end).toMatchObject({ state: 'Cancelled', outstanding: 0, rows: [], isActive: false });
  });
});

describe('a loan that the lender closes', () => {
  const late = day('2027-09-15');
  const history = paidTimes(3);
  const { outstanding } = project(agreement, history, late);

  test('written off is owed nothing; later payments are recoveries, then credit', () => {
    const off: LoanEvent = { kind: 'written-off', ...on(late), reason: 'no prospect' };
    const writtenOff = project(agreement, [...history, off], late);
    expect(writtenOff).toMatchObject({ state: 'Written Off', outstanding: 0, arrears: { amount: 0 } });
    const lossAccount = writtenOff.accounts['written-off'];
    expect(lossAccount + writtenOff.rebates).toBeGreaterThanOrEqual(outstanding);
    expect(writtenOff.rows.filter(({ status }) => status === 'ended').length).toBeGreaterThan(0);

    const some = project(
      agreement,
      [...history, off, paidByCard(addDays(late, 9), 100_00)],
      addDays(late, 9),
    );
    expect(some.accounts['written-off']).toBe(lossAccount - 100_00);
    const all = paidByCard(addDays(late, 9), lossAccount + 5_00);
    const rest = project(agreement, [...history, off, all], addDays(late, 9));
    expect(rest).toMatchObject({ state: 'Written Off', creditBalance: 5_00 });
    expectBalanced(rest.accounts);
  });

  test('written off has a larger loss after a chargeback', () => {
    const off: LoanEvent = { kind: 'written-off', ...on(late), reason: 'no prospect' };
    const before = project(agreement, [...history, off], late).accounts['written-off'];
    const back = returnedPayment(rows[0]!, 300);
    const after = project(agreement, [...history, off, back], addDays(rows[0]!.dueOn, 300));
    expect(after.accounts['written-off']).toBe(before + rows[0]!.payment);
    expect(after.outstanding).toBe(0);
  });

  test('terminated is owed in full without further interest, paid principal first', () => {
    const ended: LoanEvent = { kind: 'terminated', ...on(late), reason: 'default notice not complied with' };
    const at = project(agreement, [...history, ended], late);
    const later = project(agreement, [...history, ended], addDays(late, 400));
    expect(at).toMatchObject({ state: 'Terminated', leftToPay: at.outstanding, nextPayment: null });
    expect(later.outstanding).toBe(at.outstanding);
    const paying = project(
      agreement,
      [...history, ended, paidByCard(addDays(late, 5), 50_00)],
      addDays(late, 5),
    );
    expect(paying.principal).toBe(at.principal - 50_00);
    expect(paying.interestDue).toBe(at.interestDue);
  });

  test('terminated gets the statutory rebate, because the debt becomes payable early', () => {
    const today = addDays(rows[11]!.dueOn, 1);
    const { figure } = settlementOn(agreement, paidTimes(12), today);
    const ended: LoanEvent = { kind: 'terminated', ...on(today), reason: 'default' };
    expect(project(agreement, [...paidTimes(12), ended], today).outstanding).toBe(figure);
  });

  test('terminated can be written off, sold or settled for less', () => {
    const ended: LoanEvent = { kind: 'terminated', ...on(late), reason: 'default' };
    const then = (event: LoanEvent) =>
      project(agreement, [...history, ended, event], addDays(late, 30)).state;
    expect(then({ kind: 'sold', ...on(addDays(late, 20), 'sale') })).toBe('Sold');
    expect(then({ kind: 'written-off', ...on(addDays(late, 20), 'loss'), reason: 'x' })).toBe('Written Off');
    const waived = pence(99_999_00);
    expect(then({ kind: 'settled', ...on(addDays(late, 20), 'less'), waived })).toBe('Settled');
    expect(then({ kind: 'settled', ...on(addDays(late, 20), 'late'), waived: pence(1) })).toBe('Terminated');
  });

  test('sold by mistake is restored by the correction', () => {
    const sold: LoanEvent = { kind: 'sold', ...on(late, 'sale') };
    const corrected: LoanEvent = { kind: 'corrected', ...on(addDays(late, 2), 'fix'), corrects: 'sale' };
    expect(project(agreement, [...history, sold, corrected], addDays(late, 1)).state).toBe('Sold');
    expect(project(agreement, [...history, sold, corrected], addDays(late, 2))).toEqual(
      project(agreement, history, addDays(late, 2)),
    );
  });
});

describe('a hirer who returns the car', () => {
  const car = sampleAgreement({
    ...{ ...SAMPLE_TERMS, productId: 'hire-purchase-2026-1', percent: 22.3 },
    ...{ amount: pence(10_000_00), termMonths: 60 },
  });
  const returnedOn = addDays(car.instalments[19]!.dueOn, 5);
  const history = [...paidOut(car), ...car.instalments.slice(0, 20).flatMap(collected)];
  const { totalPaid } = project(car, history, returnedOn);
  const returned = (owed: number): LoanEvent => ({
    ...{ kind: 'voluntarily-terminated', ...on(returnedOn), owed: pence(owed), paid: totalPaid },
  });

  test('owes the shortfall to half of the total price, and the rest is written down against the goods', () => {
    const end = project(car, [...history, returned(1_000_00)], returnedOn);
    expect(end).toMatchObject({ state: 'Voluntary terminated', outstanding: 1_000_00, leftToPay: 1_000_00 });
    expect(end.accounts['goods-returned']).toBeGreaterThan(0);
    const paidOff = paidByCard(addDays(returnedOn, 30), 1_000_00);
    const done = project(car, [...history, returned(1_000_00), paidOff], addDays(returnedOn, 30));
    expect(done).toMatchObject({ state: 'Voluntary terminated', outstanding: 0, creditBalance: 0 });
    expectBalanced(done.accounts);
  });

  test('owes more after a returned payment, and less after a payment recorded late', () => {
    const bounced = [...history, returned(1_000_00), returnedPayment(car.instalments[19]!, 8)];
    expect(project(car, bounced, addDays(returnedOn, 30)).outstanding).toBe(1_000_00 + car.monthly);
    const recordedLate = [...history, returned(1_000_00), paidByCard(addDays(returnedOn, -1), 250_00)];
    expect(project(car, recordedLate, returnedOn).outstanding).toBe(750_00);
  });

  test('owes damage to the car as well, however much the return had written down', () => {
    const claimed = (amount: number): LoanEvent => ({
      ...{
        kind: 'damage-claimed',
        ...on(addDays(returnedOn, 9), 'damage'),
        amount: pence(amount),
        what: 'Bumper',
      },
    });
    const after = addDays(returnedOn, 20);
    for (const damage of [340_00, 20_000_00]) {
      const end = project(car, [...history, returned(1_000_00), claimed(damage)], after);
      expect(end).toMatchObject({ state: 'Voluntary terminated', outstanding: 1_000_00 + damage });
      expectBalanced(end.accounts);
      const paid = [...history, returned(1_000_00), claimed(damage), paidByCard(after, 1_000_00 + damage)];
      expect(project(car, paid, after)).toMatchObject({ outstanding: 0, creditBalance: 0 });
    }
    const without = project(car, [...history, claimed(340_00)], after);
    expect(without).toEqual(project(car, history, after));
  });

  test('owes more than the debt where the law says so, with the difference as interest', () => {
    const { outstanding, accounts } = project(car, history, returnedOn);
    const end = project(car, [...history, returned(outstanding + 300_00)], returnedOn);
    expect(end.outstanding).toBe(outstanding + 300_00);
    expect(end.accounts['interest-income']).toBeLessThan(accounts['interest-income']);
    expectBalanced(end.accounts);
  });
});
