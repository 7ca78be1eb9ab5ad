import { day } from '@fairlead/core/calendar/day';
import { SECOND_ATTEMPT_REFUSALS } from '@fairlead/core/collection/representation';
import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { SCREENS } from '../../paths.ts';
import type { SecondAttempt } from '../../resources/repaying/second-attempt.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import SecondAttemptScreen from './SecondAttemptScreen.tsx';

const loan = aLoan();
const attempt: SecondAttempt = {
  '@type': 'second-attempt',
  amount: pence(272_01),
  dueOn: day('2027-01-05'),
  collectOn: day('2027-01-12'),
  days: [day('2027-01-13'), day('2027-01-14'), day('2027-01-19')],
};

function open(replies: Replies = {}) {
  const sent = fakeApi({
    readUser: { data: aUser() },
    readSecondAttempt: { data: attempt },
    moveSecondAttempt: { data: loan },
    ...replies,
  });
  const at = `${SCREENS.secondAttempt}?id=${loan.id}`;
  return {
    sent,
    ...renderScreen({ [SCREENS.secondAttempt]: SecondAttemptScreen }, { at, session: SIGNED_IN }),
  };
}

const radio = (name: RegExp) => screen.findByRole('radio', { name });
const send = () => screen.getByRole('button', { name: 'Try again on this day' });

describe('a borrower whose payment failed', () => {
  test('reads when we try again, picks another day and is back on the loan', async () => {
    const { user, sent, address } = open();
    await user.click(await radio(/19 January 2027/));
    const payment = 'Your payment of £272.01, due on 5 January 2027, didn’t go through.';
    expect(screen.getByText(payment)).toBeDefined();
    expect(screen.getByText('We’ll try again on Tuesday 12 January 2027.')).toBeDefined();
    await user.click(send());
    await screen.findByText('Another page');
    expect(address()).toBe(loanPath(loan.id));
    expect(bodiesOf(sent, 'moveSecondAttempt')).toEqual([{ date: '2027-01-19' }]);
  });

  test('has to choose a day, and one that is gone meanwhile says so', async () => {
    const { user, sent } = open({ moveSecondAttempt: { refusal: 'secondAttemptDayNotOffered' } });
    await radio(/13 January 2027/);
    await user.click(send());
    expect(screen.getByRole('link', { name: 'Select the day you want to pay on' })).toBeDefined();
    expect(bodiesOf(sent, 'moveSecondAttempt')).toEqual([]);
    await user.click(await radio(/13 January 2027/));
    await user.click(send());
    expect(await screen.findByRole('link', { name: /no longer available/ })).toBeDefined();
  });

  test('reads why no day can be chosen once it is submitted', async () => {
    open({ readSecondAttempt: { refusal: 'secondAttemptNotMovable' } });
    expect(await screen.findByText(SECOND_ATTEMPT_REFUSALS.attemptUnderWay)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Make a payment' })).toBeDefined();
  });
});
