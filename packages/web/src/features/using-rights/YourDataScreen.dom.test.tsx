import { screen, within } from '@testing-library/react';
import { day } from '@fairlead/core/calendar/day';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { Erasure } from '../../resources/user.ts';
import { fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import YourDataScreen from './YourDataScreen.tsx';

const PLAN: Erasure = {
  '@type': 'erasure',
  now: ['browsers', 'sign-in-messages', 'drafts', 'marketing-choices', 'budgets'],
  later: [
    { what: 'loan', reference: 'AB12', until: day('2033-02-28') },
    { what: 'account', reference: null, until: day('2033-02-28') },
  ],
};

function open(replies: Replies = {}) {
  const api = fakeApi({ readErasure: { data: PLAN }, requestErasure: { data: PLAN }, ...replies });
  const shown = renderScreen(
    { [SCREENS.yourData]: YourDataScreen },
    { at: SCREENS.yourData, session: SIGNED_IN },
  );
  return { api, ...shown };
}

const erase = () => screen.findByRole('button', { name: 'Erase what can be erased now' });

describe('the page of a borrower’s data', () => {
  test('says what goes, what stays, why and until when, before anything is erased', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'What we can erase now' })).toBeDefined();
    const loan = screen.getByText('Your loan AB12').closest('li');
    expect(
      within(loan ?? document.body).getByText(/claim about a loan.+Erased: 28 February 2033/),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Download your data' })).toBeDefined();
  });

  test('says that it was done, and still what stays', async () => {
    const { user } = open();
    await user.click(await erase());
    expect(await screen.findByText('We’ve erased what we can')).toBeDefined();
    expect(screen.getByText('Your loan AB12')).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'What we can erase now' })).toBeNull();
  });

  test('that failed can be asked for again', async () => {
    const { user } = open({ requestErasure: ['no connection', { data: PLAN }] });
    await user.click(await erase());
    expect(await screen.findByText('We couldn’t reach our server')).toBeDefined();
    await user.click(await erase());
    expect(await screen.findByText('We’ve erased what we can')).toBeDefined();
  });

  test('that cannot be read can be tried again', async () => {
    const { user } = open({ readErasure: ['no connection', { data: PLAN }] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await erase()).toBeDefined();
  });
});
