import { longDay } from '@fairlead/core/calendar/display';
import { pence } from '@fairlead/core/money/pence';
import { describe, expect, test } from 'vitest';
import { presentNextPayment } from './present-next-payment.ts';
import { aLoan } from '../../testing/a-loan.ts';

/** Pence of "£1,234.56" or "−£1,234.56". */
const amountOf = (words: string): number =>
  Number(words.replace(/[£,]/g, '').replace('−', '-').replace('.', ''));

const sumOf = (lines: readonly { value: string }[]): number =>
  lines.reduce((sum, { value }) => sum + amountOf(value), 0);

describe('the next payment', () => {
  test('says how much, when, from which account, and that nothing is to do', () => {
    const loan = aLoan({ afterDays: 60 });
    const next = presentNextPayment(loan);
    expect(next).toMatchObject({
      heading: 'Next payment',
      amount: '£282.56',
      on: 'Monday 1 February 2027',
      when: 'in 13 days',
      how: 'By Direct Debit from your account ending 4321',
      why: 'It’s your monthly payment, due on the 1st.',
    });
    expect(next?.advice).toBe(
      'You don’t need to do anything, as long as the money is in the account on 1 February 2027.',
    );
  });

  test('says why it waits for a working day', () => {
    const next = presentNextPayment(aLoan({ afterDays: 4 }));
    expect(next?.on).toBe('Monday 4 January 2027');
    expect(next?.why).toContain('due on Friday 1 January 2027');
    expect(next?.why).toContain('you won’t pay extra interest');
  });

  test('says that the bank has been asked for it', () => {
    const next = presentNextPayment(aLoan({ afterDays: 130 }));
    expect(next?.advice).toContain('We’ve asked your bank for it');
  });

  test('is the last one, and says what it differs by', () => {
    const next = presentNextPayment(aLoan({ afterDays: 1_100 }));
    expect(next?.heading).toBe('Your last payment');
    expect(next?.why).toContain('the last of your 36 payments');
    expect(next?.why).toContain('£0.06 more than the others');
    expect(next?.why).toContain('which isn’t a working day');
  });

  test('is collected by the Direct Debit that is being set up, right after signing', () => {
    const next = presentNextPayment(aLoan({ afterDays: 4, isMandateActive: false }));
    expect(next?.how).toBe('By Direct Debit from your account ending 4321');
    expect(next?.advice).toBe('Make sure the money is in the account on 4 January 2027.');
    expect(next?.why).toContain('so we’ll take it on the next one');
  });

  test('names no account that is not known, and asks for a Direct Debit that is missing', () => {
    const next = presentNextPayment({ ...aLoan(), bankDetails: null, isMandateActive: false });
    expect(next?.how).toBe('There’s no active Direct Debit to collect it');
    expect(next?.advice).toContain('Set up your Direct Debit');
  });

  test.each([
    { afterDays: 30, on: 'Friday 1 January 2027', why: 'It’s your monthly payment, due on the 1st.' },
    { afterDays: 1_100, on: 'Saturday 1 December 2029', why: /^It’s the last of your 36 payments/ },
  ])('without a Direct Debit is due on its day, and no one takes it: $on', ({ afterDays, on, why }) => {
    const next = presentNextPayment(aLoan({ afterDays, isMandateActive: false }));
    expect(next?.on).toBe(on);
    expect(next?.why).toMatch(why);
    expect(next?.why).not.toContain('working day');
  });

  test('is not shown as next when it is overdue, nor when everything is paid', () => {
    expect(presentNextPayment(aLoan({ conducts: ['missed'] }))).toBeNull();
    expect(presentNextPayment(aLoan({ afterDays: 1_200 }))).toBeNull();
  });
});

describe('where the next payment comes from', () => {
  test.each([4, 60, 130, 700, 1_100])('adds up to the penny %i days after signing', (afterDays) => {
    const loan = aLoan({ afterDays });
    const lines = presentNextPayment(loan)?.explanation?.lines ?? [];
    expect(sumOf(lines.slice(0, -1))).toBe(loan.nextPayment?.amount);
    expect(sumOf(lines.slice(-1))).toBe(loan.nextPayment?.amount);
  });

  test('takes off what was paid ahead', () => {
    const loan = aLoan({ afterDays: 60 });
    const next = loan.nextPayment;
    if (!next) throw new Error('no next payment');
    const ahead = { ...loan, nextPayment: { ...next, amount: pence(next.amount - 50_00) } };
    const lines = presentNextPayment(ahead)?.explanation?.lines ?? [];
    expect(lines).toContainEqual({ label: 'Paid in advance', value: '−£50.00' });
    expect(sumOf(lines.slice(0, -1))).toBe(next.amount - 50_00);
  });

  test('counts the first interest from the day the money went out', () => {
    const loan = aLoan({ afterDays: 4 });
    const [words] = presentNextPayment(loan)?.explanation?.words ?? [];
    expect(words).toContain('Your balance before this payment, without interest, is £7,940');
    expect(words).toContain(`from ${longDay(loan.signedOn)} to 1 January 2027`);
  });

  test('shows the fee to own a car with the last payment', () => {
    const terms = { productId: 'hire-purchase-2026-1', termMonths: 12, percent: 22.3 } as const;
    const last = presentNextPayment(aLoan({ terms, afterDays: 365 }));
    expect(last?.explanation?.lines).toContainEqual({ label: 'Option-to-purchase fee', value: '£25.00' });
  });
});
