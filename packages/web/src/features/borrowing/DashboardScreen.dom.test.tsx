import { BRANDS } from '@fairlead/brands/brands';
import type { DataOf } from '@fairlead/contract/wire/client';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { aLoanSummary } from '../../testing/a-loan.ts';
import { anApplicationSummary, APPLICATION_ID } from '../../testing/applications.ts';
import { aUser } from '../../testing/borrowers.ts';
import { fakeApi, type Replies } from '../../testing/fake-api.ts';
import { figure, renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import DashboardScreen from './DashboardScreen.tsx';

const LOAN = aLoanSummary();

const APPLICATION = anApplicationSummary();

function open(user: Partial<DataOf<'readUser'>>, replies: Replies = {}, brand = BRANDS.lendable) {
  fakeApi({
    readUser: { data: aUser({ firstName: 'Ada', ...user }) },
    ...replies,
  });
  return renderScreen(
    { [SCREENS.dashboard]: DashboardScreen },
    { at: SCREENS.dashboard, session: SIGNED_IN, brand },
  );
}

const article = (name: RegExp) => screen.findByRole('article', { name });

describe('a borrower’s account', () => {
  test('shows a loan and an application side by side', async () => {
    open({ loans: [LOAN], loanApplications: [APPLICATION] });
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeDefined();
    const loan = within(await article(/loan/));
    expect(loan.getByText(figure('£253.34'))).toBeDefined();
    expect(loan.getByRole('link').getAttribute('href')).toBe(`/account/borrow/repay/summary?id=${LOAN.id}`);
    const application = within(await article(/over 36 months/));
    expect(await application.findByText(figure('£253.34'))).toBeDefined();
    expect(application.getByRole('link').getAttribute('href')).toBe(
      `/account/borrow/apply?id=${APPLICATION_ID}`,
    );
  });

  test('with one loan alone leads to it', async () => {
    const { address } = open({ loans: [LOAN] });
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/repay/summary?id=${LOAN.id}`);
  });

  test('without anything leads to the form, where the borrower may apply', async () => {
    open({});
    const link = await screen.findByRole('link', { name: 'Apply for a loan' });
    expect(link.getAttribute('href')).toBe('/account/borrow/quote');
  });

  test('without anything says what can be borrowed, and where else an application may be', async () => {
    open({});
    expect(await screen.findByText(/borrow from £1,000 to £25,000 over 12 to 60/)).toBeDefined();
    expect(screen.getByText(/If you applied with another email address/)).toBeDefined();
  });

  test('without anything does not lead to the form of a borrower who may not apply', async () => {
    open({ canReApply: false });
    await screen.findByRole('heading', { name: 'Hello, Ada' });
    expect(screen.queryByRole('link', { name: 'Apply for a loan' })).toBeNull();
  });

  test('says why a borrower whose loan is over cannot borrow again yet', async () => {
    const over = aLoanSummary({ isActive: false, state: 'Settled' });
    open({ loans: [over], canReApply: false, cannotReApplyBecause: 'You can apply from 3 January 2027.' });
    expect(await screen.findByText('You can apply from 3 January 2027.')).toBeDefined();
  });

  const DECLINES = {
    loanApplications: [APPLICATION_ID, `${APPLICATION_ID.slice(0, -1)}f`].map((id) => ({
      ...APPLICATION,
      id,
      state: 'Declined' as const,
    })),
    canReApply: false,
    cannotReApplyBecause: 'You can apply from 3 January 2027.',
  };

  test('says so next to the applications that were declined', async () => {
    open(DECLINES);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByText('You can apply from 3 January 2027.')).toBeDefined();
  });

  test('says nothing of it while a loan is running, nor where the brand has switched it off', async () => {
    open({ ...DECLINES, loans: [LOAN] });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.queryByText('You can apply from 3 January 2027.')).toBeNull();
    cleanup();
    open(DECLINES, {}, BRANDS.motor);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.queryByText('You can apply from 3 January 2027.')).toBeNull();
  });

  test('lets a borrower whose loan is repaid borrow again', async () => {
    open({ loans: [aLoanSummary({ isActive: false, state: 'Complete' })] });
    const link = await screen.findByRole('link', { name: 'Borrow again' });
    expect(link.getAttribute('href')).toBe('/account/borrow/quote');
  });

  test('that cannot be read can be tried again', async () => {
    const { user } = open({}, { readUser: ['no connection', { data: aUser({ firstName: 'Ada' }) }] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeDefined();
  });

  test('without direct applications leads to the partners and the prices', async () => {
    fakeApi({ readUser: { data: aUser() } });
    renderScreen(
      { [SCREENS.dashboard]: DashboardScreen },
      { at: SCREENS.dashboard, session: SIGNED_IN, brand: BRANDS.thinkmoney },
    );
    const link = await screen.findByRole('link', { name: 'See our prices' });
    expect(link.getAttribute('href')).toBe('/');
    expect(screen.getByText(/comparison partners/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Apply for a loan' })).toBeNull();
  });
});
