import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '../../calendar/day.ts';
import { yearsBetween } from '../../calendar/years-between.ts';
import { pence, roundHalfUp } from '../../money/pence.ts';
import { growth } from '../../rates/periodic.ts';
import type { LoanEvent } from '../events.ts';
import { project } from '../read/project.ts';
import {
  collected,
  interestFrozen,
  paidByCard,
  paidOut,
  SAMPLE_TERMS,
  sampleAgreement,
} from '../../testing/sample-histories.ts';
import { firstTwo } from '../../testing/first-two.ts';

/** Due on the 1st from January 2027, £282.56 a month over 36 months. */
const agreement = sampleAgreement(SAMPLE_TERMS);
const { monthly, rate } = agreement;
const [first, second] = firstTwo(agreement.instalments);

const on = (valueOn: Day, reference: string) => ({ valueOn, reference, recordedAt: `${valueOn}T12:00:00Z` });
const lastRow = (events: readonly LoanEvent[], asOf: Day) => project(agreement, events, asOf).rows.at(-1)!;

describe('a borrower who changes the payment day', () => {
  const today = day('2027-01-10');
  const moved: LoanEvent = {
    kind: 'payment-date-changed',
    ...on(today, 'move'),
    firstDueOn: day('2027-02-15'),
  };
  const history = [...paidOut(agreement), ...collected(first)];

  test('pays on the new day from the next instalment to the last', () => {
    const { rows, nextPayment } = project(agreement, [...history, moved], today);
    expect(nextPayment).toMatchObject({ number: 2, dueOn: '2027-02-15', amount: monthly });
    expect(rows.slice(1).every(({ dueOn }) => dueOn.endsWith('-15'))).toBe(true);
    expect(rows[0]?.dueOn).toBe('2027-01-01');
    expect(rows).toHaveLength(36);
  });

  test('pays the exact interest of the longer period in the last instalment', () => {
    const { rows } = project(agreement, [...history, moved], today);
    const years = yearsBetween(day('2027-01-01'), day('2027-02-15'));
    expect(rows[1]?.interest).toBe(roundHalfUp(first.closing * growth(rate, years)));
    expect(rows.slice(0, -1).every(({ payment }) => payment === monthly)).toBe(true);
    expect(rows.at(-1)!.payment).toBeGreaterThan(agreement.final);
  });

  test('pays less when the day is earlier', () => {
    const sooner: LoanEvent = { ...moved, firstDueOn: day('2027-01-25') };
    expect(lastRow([...history, sooner], today).payment).toBeLessThan(agreement.final);
  });

  test('and changes it back on the same day has the agreed instalments', () => {
    const back: LoanEvent = { ...moved, ...on(today, 'move back'), firstDueOn: day('2027-02-01') };
    expect(project(agreement, [...history, moved, back], today).rows.map(({ payment }) => payment)).toEqual(
      agreement.instalments.map(({ payment }) => payment),
    );
  });

  test('to the 31st pays on the last day of short months and on the 31st of others', () => {
    const late: LoanEvent = { ...moved, firstDueOn: day('2027-01-31') };
    const { rows } = project(agreement, [...history, late], today);
    expect(rows.slice(1, 5).map(({ dueOn }) => dueOn)).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
  });
});

describe('an interest freeze', () => {
  const asOf = day('2027-06-10');
  const unpaid = paidOut(agreement);

  test('stops interest, which accrues daily again afterwards', () => {
    const freeze = interestFrozen(first, 0, 45);
    const { rows, isInterestFrozen } = project(agreement, [...unpaid, ...freeze], asOf);
    expect(rows.slice(0, 3).map(({ interest }) => interest > 0)).toEqual([true, false, true]);
    expect(isInterestFrozen).toBe(false);
    expect(project(agreement, [...unpaid, ...freeze], day('2027-02-10')).isInterestFrozen).toBe(true);
  });

  test('that ends on the day it started has no effect', () => {
    const none = project(agreement, unpaid, asOf);
    expect(project(agreement, [...unpaid, ...interestFrozen(first, 5, 0)], asOf)).toEqual(none);
    expect(project(agreement, [...unpaid, ...interestFrozen(first, 5, -1)], asOf)).toEqual(none);
  });

  test('from the first day to the last means no interest at all', () => {
    const small = sampleAgreement({ ...SAMPLE_TERMS, amount: pence(1_000_00), termMonths: 57 });
    const about = on(small.signedOn, 'freeze');
    const freeze: LoanEvent = { kind: 'interest-frozen', ...about, reason: 'support' };
    const end = project(small, [...paidOut(small), freeze], addDays(small.instalments.at(-1)!.dueOn, 1));
    expect(end.accounts['interest-income']).toBe(0);
  });

  test('never lets the balance grow', () => {
    const freeze: LoanEvent = {
      kind: 'interest-frozen',
      ...on(first.dueOn, 'freeze'),
      reason: 'arrangement',
    };
    const at = (day: Day) => project(agreement, [...unpaid, freeze], day).outstanding;
    expect(at(addDays(first.dueOn, 900))).toBe(at(first.dueOn));
  });

  test('ends only when the last of two overlapping freezes ends', () => {
    const other: LoanEvent[] = [
      { kind: 'interest-frozen', ...on(day('2027-01-20'), 'other'), reason: 'support' },
      { kind: 'interest-resumed', ...on(day('2027-04-01'), 'other') },
    ];
    const { rows } = project(agreement, [...unpaid, ...interestFrozen(first, 0, 31), ...other], asOf);
    expect(rows.slice(1, 5).map(({ interest }) => interest > 0)).toEqual([false, false, false, true]);
  });

  test('with a known end is in the forecast', () => {
    const [start, end] = firstTwo(interestFrozen(second, 0, 28));
    const paid = [...unpaid, ...collected(first), ...collected(second), start];
    const open = lastRow(paid, second.dueOn).payment;
    const known = lastRow([...paid, end], second.dueOn).payment;
    expect(known).toBeGreaterThan(open);
    expect(known).toBe(lastRow([...paid, end], addDays(second.dueOn, 28)).payment);
  });
});

describe('a borrower who overpays', () => {
  const extra = paidByCard(day('2027-01-20'), 2_000_00);
  const history = [...paidOut(agreement), ...collected(first), extra];

  test('gets a share of the unearned fee back', () => {
    const { rebates, principal } = project(agreement, history, day('2027-01-20'));
    expect(rebates).toBeGreaterThan(90_00);
    expect(principal).toBeLessThan(first.closing - 2_000_00 - 20_00);
  });

  test('can keep the term and reduce the instalment', () => {
    const lowered: LoanEvent = { kind: 'instalment-lowered', ...on(day('2027-01-20'), 'lower') };
    const { rows } = project(agreement, [...history, lowered], day('2027-01-20'));
    const reducedInstalment = rows[1]!.payment;
    expect(rows).toHaveLength(36);
    expect(reducedInstalment).toBeLessThan(monthly - 70_00);
    expect(rows.slice(1, -1).every(({ payment }) => payment === reducedInstalment)).toBe(true);
    expect(Math.abs(rows.at(-1)!.payment - reducedInstalment)).toBeLessThan(36);
  });

  test('cannot reduce the instalment without overpaying', () => {
    const lowered: LoanEvent = { kind: 'instalment-lowered', ...on(day('2027-01-20'), 'lower') };
    const { rows } = project(
      agreement,
      [...paidOut(agreement), ...collected(first), lowered],
      day('2027-01-20'),
    );
    expect(rows.slice(1, -1).every(({ payment }) => monthly - payment <= 1)).toBe(true);
  });

  test('has almost the agreed instalment again when the overpayment is reversed', () => {
    const lowered: LoanEvent = { kind: 'instalment-lowered', ...on(day('2027-01-20'), 'lower') };
    const about = { ...on(day('2027-01-28'), 'back'), reverses: extra.reference, reason: 'claim' };
    const back: LoanEvent = { kind: 'payment-reversed', ...about, amount: pence(2_000_00) };
    const { rows, leftToPay, totalPaid } = project(agreement, [...history, lowered, back], day('2027-01-28'));
    expect(rows.slice(1, -1).every(({ payment }) => monthly - payment < 1_00)).toBe(true);
    expect(Math.abs(totalPaid + leftToPay - agreement.totalPayable)).toBeLessThan(15_00);
  });

  test('twice, with one chargeback, owes the same as after one overpayment', () => {
    const [card, bank] = [paidByCard(day('2027-02-03'), 7_000_00), paidByCard(day('2027-02-04'), 7_000_00)];
    const about = { ...on(day('2027-02-04'), 'back'), reverses: card.reference, reason: 'claim' };
    const back: LoanEvent = { kind: 'payment-reversed', ...about, amount: pence(7_000_00) };
    const start = [...paidOut(agreement), ...collected(first), ...collected(second)];
    const end = project(agreement, [...start, card, bank, back], day('2027-02-04'));
    const once = project(agreement, [...start, bank], day('2027-02-04'));
    expect(Math.abs(end.leftToPay - once.leftToPay)).toBeLessThan(5_00);
    expect([end.creditBalance > 0, end.outstanding > 0]).not.toEqual([true, true]);
  });

  test('by more than the debt is refunded the excess', () => {
    const overpaid = [...history, paidByCard(day('2027-01-21'), 9_000_00)];
    const { creditBalance } = project(agreement, overpaid, day('2027-01-21'));
    const refund: LoanEvent = {
      kind: 'credit-refunded',
      ...on(day('2027-01-25'), 'refund'),
      amount: creditBalance,
    };
    const end = project(agreement, [...overpaid, refund], day('2027-01-25'));
    expect(end).toMatchObject({ state: 'Complete', creditBalance: 0, outstanding: 0 });
    expect(end.accounts.bank).toBe(end.totalPaid - agreement.credit - creditBalance);
  });
});

describe('an arrangement', () => {
  const agreedOn = day('2027-02-10');
  const promise = (dueOn: string) => ({ dueOn: day(dueOn), amount: pence(100_00) });
  const agreed: LoanEvent = {
    ...{ kind: 'arrangement-agreed', ...on(agreedOn, 'arrangement') },
    payments: [promise('2027-03-01'), promise('2027-04-01')],
  };
  const history = [...paidOut(agreement), agreed];

  test('sets the next payment', () => {
    const { nextPayment, state, arrangement } = project(agreement, history, agreedOn);
    expect(nextPayment).toMatchObject({ dueOn: '2027-03-01', amount: 100_00, reason: 'arrangement' });
    expect([state, arrangement?.status]).toEqual(['Late', 'active']);
  });

  test('is kept by the promised amounts, paid on any day', () => {
    const kept = [...history, paidByCard(day('2027-02-20'), 150_00), paidByCard(day('2027-03-30'), 50_00)];
    const half = project(agreement, kept, day('2027-03-02'));
    expect(half.nextPayment).toMatchObject({ dueOn: '2027-04-01', amount: 50_00 });
    expect(project(agreement, kept, day('2027-04-09')).arrangement?.status).toBe('kept');
  });

  test('is broken from the first working day after a missed promise', () => {
    expect(project(agreement, history, day('2027-03-01')).nextChangeOn).toBe('2027-03-02');
    const { arrangement, nextPayment } = project(agreement, history, day('2027-03-02'));
    expect(arrangement?.status).toBe('broken');
    expect(nextPayment?.reason).toBe('arrears');
  });

  test('that has ended does not change the contract', () => {
    const ended: LoanEvent = {
      kind: 'arrangement-ended',
      ...on(day('2027-02-20'), 'arrangement'),
      reason: 'requested',
    };
    const after = project(agreement, [...history, ended], day('2027-02-20'));
    expect(after).toEqual(project(agreement, paidOut(agreement), day('2027-02-20')));
  });
});
