import { day } from '@fairlead/core/calendar/day';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { pence } from '@fairlead/core/money/pence';
import { anApplication, aPaymentDay, APPLICATION_ID, aRequirement } from '../../testing/applications.ts';
import { bodiesOf, type Replies } from '../../testing/fake-api.ts';
import { openApplication } from '../../testing/open-application.tsx';
import { summary } from '../../testing/render-screen.tsx';
import PaymentDayScreen from './PaymentDayScreen.tsx';

const REQUIREMENT = aRequirement('payment-day');

const CHOICES = [
  aPaymentDay({
    day: 12,
    firstPaymentOn: day('2026-12-12'),
    firstCollectionOn: day('2026-12-14'),
    monthlyCost: pence(252_10),
    totalAmountPayable: pence(9_075_60),
  }),
  aPaymentDay(),
].map((choice) => ({ ...choice, requirement: REQUIREMENT.id }));

const open = (replies: Replies = {}) =>
  openApplication(SCREENS.paymentDay, PaymentDayScreen, anApplication(), {
    replies: { paymentDayChoices: { data: CHOICES }, ...replies },
  });

const the12th = () => screen.findByRole('radio', { name: /^12/ });
const save = () => screen.getByRole('button', { name: 'Save my payment day' });

describe('the payment day', () => {
  test('shows the exact price of a day when it is chosen, and how it differs from the offer', async () => {
    const { user } = open();
    await user.click(await the12th());
    expect(screen.getByText('£252.10 a month, £9,075.60 in total, 14.0% APR.')).toBeDefined();
    expect(screen.getByText(/^That is £44\.49 less in total than the price we showed you/)).toBeDefined();
    await user.click(screen.getByRole('radio', { name: /^15/ }));
    expect(screen.getByText('That is exactly the price we showed you.')).toBeDefined();
  });

  test('can be compared with every other before one is chosen', async () => {
    const { user } = open();
    await user.click(await screen.findByText('Compare the price of every day'));
    const table = screen.getByRole('table', { name: 'The price of each payment day' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '12th£252.10£9,075.6014.0%',
      '15th£253.34£9,120.0914.0%',
    ]);
  });

  test('chosen right after the account is sent with it', async () => {
    const { user, sent, address } = openApplication(SCREENS.paymentDay, PaymentDayScreen, anApplication(), {
      query: '&after=account',
      replies: {
        paymentDayChoices: { data: CHOICES },
        provideBankPaymentDay: { data: anApplication({ state: 'Documents' }) },
      },
    });
    await user.click(await the12th());
    await user.click(save());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'provideBankPaymentDay')).toEqual([{ day: 12 }]);
    const call = sent.find(({ endpoint }) => endpoint === 'provideBankPaymentDay');
    expect(call?.url.pathname).toContain(`/bank-application-requirements/${aRequirement('bank').id}/`);
    expect(bodiesOf(sent, 'providePaymentDay')).toEqual([]);
  });

  test('shows when the first payment is taken, and is saved', async () => {
    const saved = anApplication({ state: 'Documents' });
    const { user, sent, address } = open({ providePaymentDay: { data: saved } });
    await user.click(await the12th());
    expect(screen.getByText('Your first payment is due on Saturday 12 December 2026.')).toBeDefined();
    expect(screen.getByText(/we’ll take it on Monday 14 December 2026/)).toBeDefined();
    await user.click(save());
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'providePaymentDay')).toEqual([{ day: 12 }]);
  });

  test('is still chosen when the borrower comes back, for this application, until it is saved', async () => {
    const saved = anApplication({ state: 'Documents' });
    const { user } = open();
    await user.click(await the12th());
    cleanup();
    const other = anApplication({ id: '01a1f8e9-0000-7000-8000-0000000000ff' });
    openApplication(SCREENS.paymentDay, PaymentDayScreen, other, {
      replies: { paymentDayChoices: { data: CHOICES } },
    });
    expect(await the12th()).toHaveProperty('checked', false);
    cleanup();
    open({ providePaymentDay: { data: saved } });
    expect(await the12th()).toHaveProperty('checked', true);
    expect(screen.getByText(/^£252\.10 a month/)).toBeDefined();
    await user.click(save());
    await screen.findByText('Another page');
    cleanup();
    open();
    expect(await the12th()).toHaveProperty('checked', false);
  });

  test('has to be chosen', async () => {
    const { user, sent } = open();
    await the12th();
    await user.click(save());
    expect(summary()).toEqual(['Select the day you want to pay on']);
    expect(bodiesOf(sent, 'providePaymentDay')).toEqual([]);
  });

  test('that is no longer offered has to be another', async () => {
    const { user } = open({ providePaymentDay: { refusal: 'paymentDayNotOffered' } });
    await user.click(await the12th());
    await user.click(save());
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary()).toEqual(['This day is no longer available. Choose one of the days shown']);
    await user.click(screen.getByRole('radio', { name: /^15/ }));
    expect(screen.queryByText('Error:', { exact: false })).toBeNull();
    expect(summary()).toHaveLength(1);
  });

  test('is read out when the borrower stops moving through the days', async () => {
    open();
    await the12th();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const spoken = screen.getByRole('status');
    await user.click(screen.getByRole('radio', { name: /^12/ }));
    await user.click(screen.getByRole('radio', { name: /^15/ }));
    expect(spoken.textContent).toBe('');
    await act(async () => vi.advanceTimersByTimeAsync(2_000));
    expect(spoken.textContent).toBe(
      '£253.34 a month, £9,120.09 in total, 14.0% APR. That is exactly the price we showed you. ' +
        'Your first payment is due on Tuesday 15 December 2026. After that on the 15th of every month.',
    );
  });

  test('cannot be chosen while the days cannot be read', async () => {
    const { user } = open({ paymentDayChoices: [{ refusal: 'unavailable' }, { data: CHOICES }] });
    await screen.findByRole('heading', { name: 'Something went wrong on our side' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await the12th()).toBeDefined();
  });
});
