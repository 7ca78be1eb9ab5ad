import { pathTo } from '@fairlead/contract/web/account-paths';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { incomeProofPath } from '../../parts/application/income-proof-path.ts';
import { SCREENS } from '../../paths.ts';
import { anApplication, APPLICATION_ID } from '../../testing/applications.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { renderScreen, SIGNED_IN } from '../../testing/render-screen.tsx';
import BankReturnScreen from './BankReturnScreen.tsx';

const CALLBACK = SCREENS.bankReturn;
const STATE = 's'.repeat(43);
const PULL = '01a1f8e9-0000-7000-8000-0000000000b1';
const PROOF = `/account/borrow/continue/proof-of-income?id=${APPLICATION_ID}`;

const OUTCOMES = { [SCREENS.bankOutcome]: BankReturnScreen };

const pulled = (outcome: 'read' | 'cancelled' | 'failed' | 'unavailable') => ({
  data: {
    '@type': 'data-pull' as const,
    outcome,
    dataPullId: outcome === 'read' ? PULL : null,
    applicationId: APPLICATION_ID,
    redirectUrl: `http://localhost:3000${PROOF}`,
  },
});

function open(
  replies: Replies,
  search = `?code=the-code&state=${STATE}`,
  session = SIGNED_IN as typeof SIGNED_IN | null,
) {
  const sent = fakeApi(replies);
  const screens = { [CALLBACK]: BankReturnScreen, ...OUTCOMES };
  return { sent, ...renderScreen(screens, { at: `${CALLBACK}${search}`, session }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('coming back from the bank', () => {
  test('reads it once, uses it and shows what was found', async () => {
    const { sent, address } = open({
      pullIncomeData: pulled('read'),
      associateDataPull: { data: anApplication() },
    });
    await screen.findByText('Another page');
    expect(address()).toBe(PROOF);
    expect(bodiesOf(sent, 'pullIncomeData')).toEqual([{ state: STATE, code: 'the-code' }]);
    expect(bodiesOf(sent, 'associateDataPull')).toEqual([{ dataPullId: PULL }]);
  });

  test('takes code and state out of the address before anything is asked for', async () => {
    const { address } = open({ pullIncomeData: 'no answer yet' });
    await heading('Reading your account');
    expect(address()).toBe(CALLBACK);
  });

  test.each([
    ['cancelled', 'You didn’t connect your bank'],
    ['failed', 'We couldn’t connect to your bank'],
    ['unavailable', 'Your bank isn’t responding'],
  ] as const)('without data, %s, offers both ways again', async (outcome, title) => {
    open({ pullIncomeData: pulled(outcome) }, `?error=access_denied&state=${STATE}`);
    await heading(title);
    expect(hrefOf('Try again')).toBe(incomeProofPath(APPLICATION_ID, 'bank'));
    expect(hrefOf('Upload payslips instead')).toBe(incomeProofPath(APPLICATION_ID, 'files'));
  });

  test('with an error sends that, and never a code', async () => {
    const { sent } = open(
      { pullIncomeData: pulled('cancelled') },
      `?error=access_denied&code=x&state=${STATE}`,
    );
    await heading('You didn’t connect your bank');
    expect(bodiesOf(sent, 'pullIncomeData')).toEqual([{ state: STATE, error: 'access_denied' }]);
  });

  test('again, after the proof was accepted, says that it is complete', async () => {
    open({ pullIncomeData: pulled('read'), associateDataPull: { refusal: 'proofIsAccepted' } });
    await heading('We’ve read your bank account');
    expect(hrefOf('See what we found')).toBe(PROOF);
  });

  test.each([
    ['journeyNotKnown', 'We can’t use this link'],
    ['journeyExpired', 'This took longer than 15 minutes'],
    ['journeyUsed', 'This link has been used'],
    ['quoteExpired', 'We couldn’t finish this'],
  ] as const)('that the server refuses as %s leads to the application', async (refusal, title) => {
    open({ pullIncomeData: { refusal } });
    await heading(title);
    expect(hrefOf('Go to your application')).toBe('/account/borrow');
  });

  test('is tried again by the same state where the answer was lost', async () => {
    const { user, sent } = open({
      pullIncomeData: ['no connection', { refusal: 'dataIsBeingRead' }, pulled('read')],
      associateDataPull: { data: anApplication() },
    });
    await screen.findByText('We couldn’t reach our server');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Another page');
    const bodies = bodiesOf(sent, 'pullIncomeData');
    expect(bodies).toHaveLength(3);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  });

  test('in another browser, or after the session, asks to sign in and sends nothing', async () => {
    const { sent, address } = open({}, undefined, null);
    await heading('Sign in to continue');
    expect(address()).toBe(CALLBACK);
    expect(sent).toEqual([]);
  });

  test('without anything in the address, as after a reload, leads to the application', async () => {
    open({}, '');
    await heading('Go back to your application');
  });
});

test.each([
  ['unavailable', 'Your bank isn’t responding'],
  ['other', 'Go back to your application'],
])('the page of the outcome %s without an application leads to the account', async (outcome, title) => {
  fakeApi({});
  renderScreen(OUTCOMES, { at: pathTo(SCREENS.bankOutcome, { outcome }), session: null });
  await heading(title);
  expect(hrefOf('Go to your application')).toBe('/account/borrow');
});
