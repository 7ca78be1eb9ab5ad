import { day } from '@fairlead/core/calendar/day';
import { LOAN_STATES } from '@fairlead/core/loan/states';
import { describe, expect, test } from 'vitest';
import { presentCompletion, presentOnItsWay, STATE_PAGES, statePageOf } from './present-state.ts';
import { presentEnding } from '../../parts/ending/present-ending.ts';
import { aLoan } from '../../testing/a-loan.ts';

const PENDING = aLoan({ afterDays: 0, isPaidOut: false });

describe('money on its way', () => {
  test('is being sent, then was sent, to the account that was given', () => {
    expect(presentOnItsWay(PENDING)).toMatchObject({
      heading: 'Your money is being sent',
      label: 'Going to your account ending 4321',
      amount: '£7,500',
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

test('a breathing space is the page of a loan that is repaid, late or not, and of no other', () => {
  const breathingSpace = { since: day('2027-01-01'), until: null };
  for (const state of LOAN_STATES) {
    const isRepaid = state === 'Live' || state === 'Late';
    const facts = { state, payoutProblem: null, withdrawal: null, arrangement: null };
    const page = statePageOf({ ...facts, breathingSpace });
    expect(page === 'breathing-space').toBe(isRepaid);
  }
});

describe('a loan that is repaid', () => {
  test('says what was paid and that nothing is owed', () => {
    const { sentences, figures, credit } = presentCompletion(aLoan({ afterDays: 1_200 }));
    expect(sentences[0]).toContain('all 36 payments');
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

test('every state has a page, and each that ended early says how', () => {
  for (const state of LOAN_STATES) {
    expect(presentEnding({ ...PENDING, state }) !== null).toBe(STATE_PAGES[state] === 'ended');
  }
});
