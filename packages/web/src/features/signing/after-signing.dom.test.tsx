import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { Application } from '../../resources/loan-application.ts';
import { aLoanSummary, LOAN_ID } from '../../testing/a-loan.ts';
import { anApplication, APPLICATION_ID, withDocuments } from '../../testing/applications.ts';
import { aUser } from '../../testing/borrowers.ts';
import { pence } from '@fairlead/core/money/pence';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import RequestedScreen from './RequestedScreen.tsx';
import UnrequestedScreen from './UnrequestedScreen.tsx';

const SIGNED: Application = {
  ...withDocuments(3),
  state: 'Requested',
  loan: { '@type': 'resource-reference', '@link': `/v2/loans/${LOAN_ID}`, id: LOAN_ID },
};

const OWNER = aUser({ loans: [aLoanSummary({ state: 'Pending', leftToPay: pence(910_238) })] });

function open(at: string, replies: Replies) {
  const sent = fakeApi({ readUser: { data: OWNER }, ...replies });
  const screens = { [SCREENS.requested]: RequestedScreen, [SCREENS.unrequested]: UnrequestedScreen };
  return { sent, ...renderScreen(screens, { at, session: SIGNED_IN }) };
}

describe('after signing', () => {
  test('the borrower has a reference, the days ahead and the agreement to keep', async () => {
    open(`/account/borrow/requested/${APPLICATION_ID}`, { readApplication: { data: SIGNED } });
    expect(await screen.findByText(SIGNED.reference)).toBeDefined();
    expect(screen.getByText(/Your first payment of £252.84/)).toBeDefined();
    expect(screen.getByText(/to your account ending 4958/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'See your loan' }).getAttribute('href')).toBe(
      `/account/borrow/repay/summary?id=${LOAN_ID}`,
    );
    expect(screen.getByRole('link', { name: /Save your agreement/ }).getAttribute('href')).toBe(
      `/v2/loans/${LOAN_ID}/contract.pdf/download`,
    );
  });

  test('the page leads to the loan once that could not be paid out', async () => {
    const { address } = open(`/account/borrow/requested/${APPLICATION_ID}`, {
      readApplication: { data: { ...SIGNED, isAccountNeeded: true } },
    });
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/repay/summary?id=${LOAN_ID}`);
  });

  test('the page leads elsewhere while nothing is signed', async () => {
    const { address } = open(`/account/borrow/requested/${APPLICATION_ID}`, {
      readApplication: { data: anApplication({ state: 'Documents' }) },
    });
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
  });
});

describe('an offer that was put aside', () => {
  const ASIDE = { readApplication: { data: anApplication({ state: 'Unrequested' }) } } as const;

  test('waits until its day, and is opened again with one press', async () => {
    const { user, sent, address } = open(`/account/borrow/unrequested/${APPLICATION_ID}`, {
      ...ASIDE,
      followUp: { data: anApplication() },
    });
    expect(await screen.findByText(/20 December 2026/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Return to this offer' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/continue?id=${APPLICATION_ID}`);
    expect(bodiesOf(sent, 'followUp')).toEqual([{ followUp: true }]);
  });

  test('asks why, once, and thanks for the answer', async () => {
    const { user, sent } = open(`/account/borrow/unrequested/${APPLICATION_ID}`, {
      ...ASIDE,
      react: { data: anApplication({ state: 'Unrequested' }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Send my answer' }));
    expect(screen.getByText('Select a reason, or leave this page')).toBeDefined();
    await user.click(screen.getByLabelText('It costs too much in total'));
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    expect(await screen.findByText(/You can change the amount and the term/)).toBeDefined();
    expect(screen.queryByRole('group', { name: /Why not now/ })).toBeNull();
    expect(bodiesOf(sent, 'react')).toEqual([{ reaction: 'total_cost' }]);
  });

  test('that has ended meanwhile says so', async () => {
    const { user } = open(`/account/borrow/unrequested/${APPLICATION_ID}`, {
      ...ASIDE,
      followUp: { refusal: 'quoteExpired' },
    });
    await user.click(await screen.findByRole('button', { name: 'Return to this offer' }));
    expect(await screen.findByRole('status', { name: 'This offer has expired' })).toBeDefined();
  });
});
