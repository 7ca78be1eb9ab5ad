import { describe, expect, test } from 'vitest';
import { addDays, day, type Day } from '../../calendar/day.ts';
import { pence } from '../../money/pence.ts';
import type { LoanEvent } from '../events.ts';
import { project, type LoanProjection } from './project.ts';
import {
  paidAsAgreed,
  collected,
  paidByCard,
  paidOut,
  SAMPLE_TERMS,
  sampleAgreement,
  submitted,
  returnedPayment,
} from '../../testing/sample-histories.ts';
import { settlementOn } from './settlement-on.ts';
import { firstTwo } from '../../testing/first-two.ts';

/** Signed on Friday 20 November 2026; due on the 1st from January 2027, £282.56 a month over 36 months. */
const agreement = sampleAgreement(SAMPLE_TERMS);
const { signedOn, monthly } = agreement;
const [first, second] = firstTwo(agreement.instalments);
const last = agreement.instalments.at(-1)!;

function on(asOf: Day, ...events: (LoanEvent | LoanEvent[])[]): LoanProjection {
  return project(agreement, events.flat(), asOf);
}

function about(valueOn: Day, reference: string) {
  return { valueOn, reference, recordedAt: '2026-11-20T12:00:00Z' };
}

describe('the sample loan', () => {
  test('has the dates that the tests below rely on', () => {
    expect([first.dueOn, first.collectOn]).toEqual(['2027-01-01', '2027-01-04']);
    expect([second.dueOn, second.collectOn]).toEqual(['2027-02-01', '2027-02-01']);
    expect(monthly).toBe(282_56);
  });
});

describe('before the payout has arrived', () => {
  const [sent, arrived] = firstTwo(paidOut(agreement));

  test('a signed loan is Pending, owes nothing and shows its plan', () => {
    const signed = on(signedOn);
    expect(signed).toMatchObject({ state: 'Pending', outstanding: 0, leftToPay: 0, nextPayment: null });
    expect(signed.rows.map(({ payment }) => payment)).toEqual(
      agreement.instalments.map(({ payment }) => payment),
    );
    expect(signed.nextChangeOn).toBeNull();
  });

  test('a loan is Funded once the payout is sent and Live once it arrives', () => {
    expect(on(signedOn, sent)).toMatchObject({ state: 'Funded', outstanding: 0 });
    expect(on(signedOn, sent, arrived)).toMatchObject({ state: 'Live', outstanding: 7_940_00 });
  });

  test('the financed fee is owed with the credit and booked as income', () => {
    expect(on(signedOn, sent, arrived).accounts).toEqual({
      'loan-receivable': 7_940_00,
      bank: -7_500_00,
      'interest-income': 0,
      'fee-income': -440_00,
      'borrower-credit': 0,
      rebates: 0,
      'written-off': 0,
      'debt-sold': 0,
      'goods-returned': 0,
    });
  });

  test('a returned payout resets the loan to Pending with zero balances', () => {
    const back: LoanEvent = {
      kind: 'payout-returned',
      ...about(addDays(signedOn, 1), 'payout-1'),
      amount: agreement.credit,
    };
    const returned = on(addDays(signedOn, 1), sent, arrived, back);
    expect(returned).toMatchObject({ state: 'Pending', disbursedOn: null, outstanding: 0 });
    expect(Object.values(returned.accounts).every((amount) => amount === 0)).toBe(true);

    const again = paidOut(agreement, addDays(signedOn, 1)).map((event) => ({
      ...event,
      reference: 'payout-2',
    }));
    const live = on(addDays(signedOn, 1), sent, arrived, back, again);
    expect(live).toMatchObject({ state: 'Live', outstanding: 7_940_00 });
    expect(live.accounts.bank).toBe(-7_500_00);
  });
});

describe('a borrower who pays as agreed', () => {
  test('sees the next payment, the reason for its day, and the last day to withdraw', () => {
    const live = on(signedOn, paidOut(agreement));
    expect(live.nextPayment).toEqual({
      number: 1,
      dueOn: '2027-01-01',
      collectOn: '2027-01-04',
      amount: 282_56,
      isPending: false,
      reason: 'moved-to-working-day',
    });
    expect(live.withdrawUntil).toBe('2026-12-04');
    expect(live.leftToPay).toBe(agreement.totalPayable);
    expect(live.nextChangeOn).toBe('2026-12-05');
  });

  test('has interest booked on the due date, not before', () => {
    expect(on(day('2026-12-31'), paidOut(agreement)).interestDue).toBe(0);
    expect(on(day('2027-01-01'), paidOut(agreement)).interestDue).toBe(first.interest);
  });

  test('is not late over a holiday while the collection is pending, and owes the agreed balance afterwards', () => {
    const events = [paidOut(agreement), submitted(first)];
    const due = on(day('2027-01-03'), ...events);
    expect(due).toMatchObject({ state: 'Live', arrears: { amount: 0, since: null } });
    expect(due.rows[0]).toMatchObject({ status: 'pending', paid: 0 });
    expect(due.nextPayment).toMatchObject({ number: 1, isPending: true });
    expect(on(day('2027-01-04'), paidOut(agreement), collected(first)).principal).toBe(first.closing);
  });

  test('sees when the next payment is the last', () => {
    const events = paidAsAgreed(agreement).filter(({ reference }) => reference !== `debit-${last.number}`);
    expect(on(addDays(last.dueOn, -5), ...events).nextPayment).toMatchObject({
      number: 36,
      amount: last.payment,
      reason: 'last-instalment',
    });
  });

  test('ends Complete', () => {
    const end = on(last.dueOn, paidAsAgreed(agreement));
    expect(end).toMatchObject({ state: 'Complete', isActive: false, outstanding: 0, nextChangeOn: null });
    expect(end.progress).toEqual({ paidInstalments: 36, totalInstalments: 36 });
    expect(end.totalPaid).toBe(agreement.totalPayable);
  });
});

describe('a borrower who misses a payment', () => {
  const unpaid = paidOut(agreement);

  test('is Late from the first working day after the collection date, with days counted from the due date', () => {
    expect(on(day('2027-01-04'), unpaid)).toMatchObject({ state: 'Live', nextChangeOn: '2027-01-05' });
    const late = on(day('2027-01-05'), unpaid);
    expect(late.state).toBe('Late');
    expect(late.arrears).toEqual({
      amount: 282_56,
      since: '2027-01-01',
      days: 4,
      bucket: '1-30',
      instalments: 1,
      missed: [{ number: 1, unpaid: 282_56 }],
    });
    expect(late.nextPayment).toMatchObject({ number: 1, amount: 282_56, reason: 'arrears' });
    expect(late.rows[0]?.status).toBe('missed');
  });

  test('stays Late while a second attempt is pending', () => {
    const failure: LoanEvent = {
      kind: 'payment-failed',
      ...about(first.collectOn, 'debit-1'),
      amount: pence(monthly),
      instalment: 1,
      reason: 'refer to payer',
    };
    const retry: LoanEvent = {
      kind: 'payment-submitted',
      ...about(day('2027-01-08'), 'retry-1'),
      amount: pence(monthly),
      instalment: 1,
    };
    const late = on(day('2027-01-08'), unpaid, submitted(first), failure, retry);
    expect(late).toMatchObject({ state: 'Late', nextPayment: { isPending: true, reason: 'arrears' } });
    expect(late.rows[0]?.status).toBe('pending');
  });

  test('pays no interest on interest, and pays the interest for the delay in the last instalment', () => {
    const caughtUp = on(day('2027-02-10'), unpaid, paidByCard(day('2027-02-10'), monthly * 2));
    expect(caughtUp).toMatchObject({ state: 'Live', arrears: { amount: 0, instalments: 0 } });
    expect(caughtUp.rows[1]?.interest).toBe(109_27);
    expect(caughtUp.rows.slice(0, -1).every(({ payment }) => payment === monthly)).toBe(true);
    expect(caughtUp.rows.at(-1)!.payment).toBeGreaterThan(last.payment);
  });

  test('has a late payment allocated to the oldest instalment first', () => {
    const late = on(day('2027-02-10'), unpaid, paidByCard(day('2027-02-10'), monthly + 100_00));
    expect(late.rows.slice(0, 2).map(({ paid, status }) => [paid, status])).toEqual([
      [282_56, 'paid'],
      [100_00, 'missed'],
    ]);
    expect(late.arrears).toMatchObject({ amount: 182_56, since: '2027-02-01', instalments: 1 });
  });

  test('owes no more after the last due date than on it', () => {
    const atTheEnd = on(last.dueOn, unpaid);
    const later = on(addDays(last.dueOn, 500), unpaid);
    expect(later.leftToPay).toBe(atTheEnd.leftToPay);
    expect(later.leftToPay).toBe(later.outstanding);
  });
});

describe('a reversed collection', () => {
  test('with the due date as value date makes the instalment unpaid from the start', () => {
    const events = [paidOut(agreement), collected(first), returnedPayment(first, 0)];
    const back = on(day('2027-01-06'), ...events);
    const never = on(day('2027-01-06'), paidOut(agreement), submitted(first));
    expect(back).toMatchObject({ state: 'Late', totalPaid: 0, arrears: { since: '2027-01-01' } });
    expect([back.principal, back.interestDue]).toEqual([never.principal, never.interestDue]);
  });

  test('weeks later makes the instalment missed and interest accrue from that day', () => {
    const events = [paidOut(agreement), collected(first), collected(second), returnedPayment(first, 40)];
    expect(on(day('2027-02-09'), ...events).state).toBe('Live');
    const back = on(day('2027-02-10'), ...events);
    expect(back).toMatchObject({ state: 'Late', arrears: { amount: 282_56, since: '2027-01-01' } });
    expect(back.principal).toBe(second.closing + first.principal);
  });

  test('reopens a Complete loan', () => {
    const back = on(addDays(last.dueOn, 40), paidAsAgreed(agreement), returnedPayment(last, 40));
    expect(back).toMatchObject({ state: 'Late', outstanding: last.payment, leftToPay: last.payment });
  });
});

describe('a borrower who overpays', () => {
  test('shortens the term and keeps the instalment', () => {
    const events = [paidOut(agreement), collected(first), paidByCard(day('2027-01-20'), 3_000_00)];
    const { rows, principal, creditBalance } = on(day('2027-01-20'), ...events);
    expect(principal).toBeLessThan(first.closing - 2_900_00);
    expect(rows.length).toBeLessThan(25);
    expect(rows.slice(0, -1).every(({ payment }) => payment === monthly)).toBe(true);
    expect(creditBalance).toBe(0);
  });

  test('has a credit balance once the debt is paid', () => {
    const events = [paidOut(agreement), paidByCard(day('2027-01-20'), 9_000_00)];
    const end = on(day('2027-01-20'), ...events);
    expect(end).toMatchObject({ state: 'Complete', outstanding: 0, leftToPay: 0 });
    expect(end.rebates).toBeGreaterThan(400_00);
    expect(end.creditBalance).toBe(9_000_00 - 7_940_00 + end.accounts['interest-income'] + end.rebates);
    expect(end.accounts['borrower-credit']).toBe(0 - end.creditBalance);
  });
});

describe('hire purchase', () => {
  const car = sampleAgreement({
    ...SAMPLE_TERMS,
    productId: 'hire-purchase-2026-1',
    amount: pence(10_000_00),
    termMonths: 60,
    percent: 22.3,
  });
  const end = car.instalments.at(-1)!.dueOn;

  test('books the option fee with the last instalment', () => {
    const events = paidAsAgreed(car);
    expect(project(car, events, addDays(end, -1)).accounts['fee-income']).toBe(-375_00);
    const owned = project(car, events, end);
    expect(owned.accounts['fee-income']).toBe(-400_00);
    expect(owned).toMatchObject({ state: 'Complete', totalPaid: car.totalPayable, outstanding: 0 });
  });

  test('paid off early is not Complete before the option fee is paid', () => {
    const early = day('2026-12-20');
    const { figure } = settlementOn(car, paidOut(car), early);
    const paid = project(car, [...paidOut(car), paidByCard(early, figure)], early);
    expect(paid).toMatchObject({ state: 'Live', outstanding: 0 });
    expect(paid.leftToPay).toBe(25_00 - paid.creditBalance);
    expect(paid.nextPayment).toMatchObject({ amount: paid.leftToPay, reason: 'last-instalment' });
  });
});

describe('a mandate', () => {
  const active: LoanEvent = { kind: 'mandate-activated', ...about(signedOn, 'mandate-1') };
  const cancelled: LoanEvent = {
    kind: 'mandate-cancelled',
    ...about(addDays(signedOn, 9), 'mandate-1'),
    reason: 'by the payer',
  };
  const renewed: LoanEvent = { kind: 'mandate-activated', ...about(addDays(signedOn, 9), 'mandate-2') };

  test('is active until it is cancelled, and a new one replaces it on the same day', () => {
    expect(on(addDays(signedOn, 8), active, cancelled).isMandateActive).toBe(true);
    expect(on(addDays(signedOn, 9), active, cancelled).isMandateActive).toBe(false);
    expect(on(addDays(signedOn, 9), active, cancelled, renewed).isMandateActive).toBe(true);
  });

  test('event with a later value date is the next change', () => {
    expect(on(signedOn, cancelled).nextChangeOn).toBe(cancelled.valueOn);
  });
});
