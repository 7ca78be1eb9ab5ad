import { addDays, day } from '@fairlead/core/calendar/day';
import { DATE_CHANGE_REFUSALS } from '@fairlead/core/loan/read/payment-date-change';
import { pence } from '@fairlead/core/money/pence';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { loanPath } from '@fairlead/contract/web/account-paths';
import { SCREENS } from '../../paths.ts';
import type { PaymentDatePreview } from '../../resources/repaying/payment-schedule.ts';
import { aLoan } from '../../testing/a-loan.ts';
import { aUser } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import PaymentDateScreen from './PaymentDateScreen.tsx';

const loan = aLoan({ asOf: day('2027-01-06') });
const DATES = [day('2027-01-22'), day('2027-01-25'), day('2027-02-03')];
const TITLE = 'Change your payment day';

const preview: PaymentDatePreview = {
  '@type': 'payment-date-change-preview',
  date: DATES[2]!,
  firstCollectionOn: DATES[2]!,
  remainingAmountToPay: pence(9_812_34),
  remainingAmountToPayNow: pence(9_800_00),
  finalPayment: pence(290_10),
  finalPaymentNow: pence(280_86),
  endsOn: addDays(loan.endsOn, 2),
  endsOnNow: loan.endsOn,
};

function open(replies: Replies = {}) {
  const sent = fakeApi({
    readLoan: { data: loan },
    readUser: { data: aUser() },
    paymentDatesEligibleForUpdate: { data: DATES },
    previewPaymentDateChange: { data: preview },
    updatePaymentDate: { data: loan },
    ...replies,
  });
  const screens = { [SCREENS.paymentDate]: PaymentDateScreen };
  return {
    sent,
    ...renderScreen(screens, { at: `${SCREENS.paymentDate}?id=${loan.id}`, session: SIGNED_IN }),
  };
}

const radio = (name: RegExp) => screen.findByRole('radio', { name });
const change = () => screen.getByRole('button', { name: 'Change my payment day' });

describe('a borrower who changes the payment day', () => {
  test('sees what the day costs, changes it and is back on the loan', async () => {
    const { user, sent, address } = open();
    await user.click(await radio(/3 February 2027/));
    expect(
      await screen.findByText('You’ll pay £12.34 more in total: 2 more days of interest. There is no fee.'),
    ).toBeDefined();
    await user.click(change());
    await screen.findByText('Another page');
    expect(address()).toBe(loanPath(loan.id));
    expect(bodiesOf(sent, 'updatePaymentDate')).toEqual([{ date: DATES[2] }]);
  });

  test('has to choose a day', async () => {
    const { user, sent } = open();
    await radio(/22 January 2027/);
    await user.click(change());
    expect(screen.getByRole('link', { name: 'Select the day you want to pay on' })).toBeDefined();
    expect(bodiesOf(sent, 'updatePaymentDate')).toEqual([]);
  });

  test('chooses another one where the day is no longer offered', async () => {
    const { user } = open({ updatePaymentDate: { refusal: 'paymentDateNotOffered' } });
    await user.click(await radio(/25 January 2027/));
    await user.click(change());
    expect(await screen.findByRole('link', { name: /no longer available/ })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeDefined();
  });

  test('sees why other days are not there', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Why can’t I choose another day?'));
    expect(
      screen.getByText('Before 22 January 2027: too soon for us to give you and your bank notice.'),
    ).toBeDefined();
    expect(screen.getByText('The 29th, 30th and 31st: not every month has them.')).toBeDefined();
  });

  test('sees why it cannot be changed at the moment, and where to get help', async () => {
    open({ paymentDatesEligibleForUpdate: { refusal: 'paymentDateNotChangeable' } });
    expect(
      await screen.findByRole('heading', { name: 'You can’t change your payment day at the moment' }),
    ).toBeDefined();
    expect(screen.getByText(DATE_CHANGE_REFUSALS.paymentUnderWay)).toBeDefined();
    expect(screen.getByRole('link', { name: 'talk to us' })).toBeDefined();
  });

  test('keeps the choice when the connection is lost, and tries again', async () => {
    const { user } = open({ updatePaymentDate: ['no connection', { data: loan }] });
    await user.click(await radio(/3 February 2027/));
    await user.click(change());
    expect(await screen.findByText('We couldn’t reach our server')).toBeDefined();
    expect(await radio(/3 February 2027/)).toHaveProperty('checked', true);
    await user.click(change());
    await screen.findByText('Another page');
  });
});
