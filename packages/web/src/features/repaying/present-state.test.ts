import { LOAN_STATES } from '@fairlead/core/loan/states';
import { describe, expect, test } from 'vitest';
import { presentCompletion, presentEnding, presentOnItsWay, STATE_PAGES } from './present-state.ts';
import { aLoan } from '../../testing/a-loan.ts';

const PENDING = aLoan({ afterDays: 0, isPaidOut: false });

describe('money on its way', () => {
  test('is being sent, then was sent, to the account that was given', () => {
    expect(presentOnItsWay(PENDING)).toMatchObject({
      heading: 'Your money is being sent',
      label: 'Going to your account ending 4321',
      amount: '£7,500.00',
    });
    expect(presentOnItsWay({ ...PENDING, state: 'Funded' }).heading).toBe('Your money has been sent');
  });

  test('leads on to the first payment, on the day it is collected', () => {
    const { steps } = presentOnItsWay(PENDING);
    expect(steps.map(({ title }) => title)).toEqual([
      'You signed',
      'We send the money',
      'Your first payment',
    ]);
    expect(steps[2]?.text).toContain('Monday 4 January 2027');
  });
});

test('every state has a page, and each that ended early says how', () => {
  for (const state of LOAN_STATES) {
    expect(presentEnding({ state, cancellation: null }) !== null).toBe(STATE_PAGES[state] === 'ended');
  }
});

test('a borrower who may owe more than they can pay is shown where advice is free', () => {
  const advised = LOAN_STATES.filter((state) => presentEnding({ state, cancellation: null })?.hasAdvice);
  expect(advised).toEqual(['Sold', 'Written Off', 'Terminated', 'Voluntary terminated']);
});

describe('a loan that is repaid', () => {
  test('says what was paid and that nothing is owed', () => {
    const { text, figures, credit } = presentCompletion(aLoan({ afterDays: 1_200 }));
    expect(text).toContain('all 36 payments');
    expect(figures).toEqual([
      { label: 'You paid in total', value: '£10,172.22' },
      { label: 'You owe', value: '£0.00' },
    ]);
    expect(credit).toBeNull();
  });

  test('says what was paid too much', () => {
    const loan = aLoan({ afterDays: 1_200, conducts: ['overpaid'] });
    expect(loan.creditBalance).toBeGreaterThan(0);
    expect(presentCompletion(loan).credit).toContain('we’ll send it back');
  });
});

test('a loan that was cancelled says whether the borrower withdrew, could not be paid, or signed again', () => {
  const headings = (['withdrawn', 'not-paid-out', 'signed-again'] as const).map(
    (cancellation) => presentEnding({ state: 'Cancelled', cancellation })?.heading,
  );
  expect(headings).toEqual([
    'You withdrew from this loan',
    'This loan was cancelled',
    'You signed this loan again',
  ]);
});
