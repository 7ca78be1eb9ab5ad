import { act, cleanup, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { SCREENS } from '../paths.ts';
import { Page } from '../parts/page/Page.tsx';
import { aToken } from '../testing/borrowers.ts';
import type { Replies } from '../testing/fake-api.ts';
import { browserIsIdle } from '../testing/outside-services.ts';
import { openAccount, type OpenOptions } from '../testing/open-account.tsx';
import { SIGNED_IN } from '../testing/render-screen.tsx';
import { writeCookie } from '../state/cookies.ts';

const shown = (title: string) => () => (
  <Page title={title}>
    <h1>{title}</h1>
  </Page>
);

const ACCOUNT = {
  [SCREENS.dashboard]: { Component: shown('Account'), handle: { access: 'borrower' } },
  [SCREENS.form]: { Component: shown('Form'), handle: { access: 'anyone' } },
  [SCREENS.login]: { Component: shown('Sign in here'), handle: { access: 'anyone' } },
} as const;

const open = (options: Partial<OpenOptions> = {}) =>
  openAccount(ACCOUNT, { at: SCREENS.dashboard, ...options });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a page of the account', () => {
  test('is shown to the borrower of the session’s cookie, who is read once', async () => {
    const { sent } = open({ cookie: SIGNED_IN });
    expect(await heading('Account')).toBeDefined();
    const readings = () => sent.filter(({ endpoint }) => endpoint === 'readUser');
    await waitFor(() => expect(readings()).toHaveLength(1));
    const reading = readings();
    expect(reading[0]!.headers.get('authorization')).toBe(`Bearer ${SIGNED_IN.token}`);
    expect(reading[0]!.headers.get('x-brand')).toBe('lendable');
  });

  test('sends a visitor to sign in first', async () => {
    const { address } = open();
    expect(await heading('Sign in here')).toBeDefined();
    expect(address()).toBe('/login');
  });

  test('sends someone whose session has expired to sign in', async () => {
    open({ cookie: { ...SIGNED_IN, expiry: '2020-01-01T00:00:00.000Z' } });
    expect(await heading('Sign in here')).toBeDefined();
  });

  test('that anyone may see does not ask to sign in', async () => {
    open({ at: SCREENS.form });
    expect(await heading('Form')).toBeDefined();
  });

  test('says that it needs https where cookies would not be kept', async () => {
    open({ at: SCREENS.form, isSecure: false });
    expect(await heading('This page needs https')).toBeDefined();
  });

  test('that the server no longer knows the session of asks to sign in', async () => {
    const refused: Replies = {
      readUser: { refusal: 'notSignedIn' },
      authenticate: { refusal: 'tokenNotUsable' },
    };
    open({ cookie: SIGNED_IN, replies: refused });
    expect(await heading('Sign in here')).toBeDefined();
  });
});

describe('the header', () => {
  const links = () =>
    within(screen.getByRole('banner'))
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('offers a visitor to sign in', async () => {
    open({ at: SCREENS.form });
    await heading('Form');
    expect(links()).toContain('Sign in');
  });

  test('offers a borrower the account and to sign out', async () => {
    open({ cookie: SIGNED_IN });
    await heading('Account');
    expect(links()).toEqual(expect.arrayContaining(['Overview', 'Messages', 'Sign out']));
  });

  test('keeps an overridden brand in every link', async () => {
    open({ at: `${SCREENS.form}?override=asda` });
    await heading('Form');
    const signIn = within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' });
    expect(signIn.getAttribute('href')).toBe('/login?override=asda');
  });
});

describe('the end of a session', () => {
  const endingIn = (ms: number) => ({ ...SIGNED_IN, expiry: new Date(Date.now() + ms).toISOString() });

  test('is announced two minutes before, and put off with one press', async () => {
    const { user, sent } = open({
      cookie: endingIn(60_000),
      replies: { authenticate: { data: aToken({ token: 'a-renewed-token' }) } },
    });
    await user.click(await screen.findByRole('button', { name: 'Stay signed in' }));
    expect(await screen.findByText('You’re still signed in.')).toBeDefined();
    expect(sent.find(({ endpoint }) => endpoint === 'authenticate')?.body).toEqual({ type: 'refresh_token' });
    expect(screen.queryByRole('dialog', { name: 'Do you want to stay signed in?' })).toBeNull();
  });

  test('can be brought about there', async () => {
    const { user, address } = open({ cookie: endingIn(60_000) });
    const dialog = await screen.findByRole('dialog', { name: 'Do you want to stay signed in?' });
    await user.click(within(dialog).getByRole('button', { name: 'Sign out' }));
    expect(address()).toBe('/logout');
  });

  test('at its limit is announced as such: nothing puts it off', async () => {
    const ending = endingIn(60_000);
    const { user, sent } = open({ cookie: { ...ending, endsAt: ending.expiry } });
    const dialog = await screen.findByRole('dialog', { name: 'You’ll have to sign in again' });
    expect(dialog.textContent).toContain('12 hours, which is the longest we allow, so we can’t extend it');
    expect(within(dialog).queryByRole('button', { name: 'Stay signed in' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Continue for now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.map(({ endpoint }) => endpoint)).not.toContain('authenticate');
  });

  test('is not announced any more once another tab has renewed the session', async () => {
    open({ cookie: endingIn(60_000) });
    await screen.findByRole('dialog', { name: 'Do you want to stay signed in?' });
    const renewed = { ...SIGNED_IN, token: 'a-renewed-token', created: new Date().toISOString() };
    writeCookie('auth', JSON.stringify(renewed), new Date(renewed.expiry));
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'), { timeout: 5_000 });
    expect(await heading('Account')).toBeDefined();
  });

  test('is put off by using the page, also where the first answer is lost', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const created = new Date(Date.now() - 8 * 60_000).toISOString();
    const replies = {
      authenticate: ['no connection', { data: aToken({ token: 'a-renewed-token' }) }],
    } as const;
    const { sent, user } = open({ cookie: { ...endingIn(7 * 60_000), created }, replies });
    await heading('Account');
    await user.keyboard('{Shift}');
    const asked = () => sent.filter(({ endpoint }) => endpoint === 'authenticate').length;
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(asked()).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() => expect(asked()).toBe(2));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked()).toBe(2);
    vi.useRealTimers();
  });

  test('that comes leads to the sign-in', async () => {
    open({ cookie: endingIn(1_500) });
    await heading('Account');
    expect(await screen.findByRole('heading', { name: 'Sign in here' }, { timeout: 5_000 })).toBeDefined();
  });
});

describe('the device of a session', () => {
  const DEVICE = { '@type': 'device', id: '01a1f8e9-0000-7000-8000-0000000000d1' } as const;
  const recorded = (options: Partial<OpenOptions>) => {
    browserIsIdle();
    return open({ replies: { recordDevice: { data: DEVICE } }, ...options });
  };

  test('is recorded once after signing in, under the id of the visit', async () => {
    const { sent } = recorded({ cookie: SIGNED_IN });
    const devices = () => sent.filter(({ endpoint }) => endpoint === 'recordDevice');
    await waitFor(() => expect(devices()).toHaveLength(1));
    expect(devices()[0]!.headers.get('x-session-id')).not.toBeNull();
    expect(devices()[0]!.body).toMatchObject({ language: navigator.language });
    cleanup();
    const { sent: again } = recorded({ cookie: SIGNED_IN });
    await heading('Account');
    await waitFor(() => expect(again.map(({ endpoint }) => endpoint)).toContain('readUser'));
    expect(again.map(({ endpoint }) => endpoint)).not.toContain('recordDevice');
  });

  test('of a visitor is not', async () => {
    const { sent } = recorded({ at: SCREENS.form });
    await heading('Form');
    expect(sent.map(({ endpoint }) => endpoint)).not.toContain('recordDevice');
  });
});

describe('the connection', () => {
  const goes = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
  };

  test('that is lost is said until it is back', async () => {
    open({ at: SCREENS.form });
    await heading('Form');
    goes(false);
    expect(await screen.findByText(/You’re offline/)).toBeDefined();
    goes(true);
    expect(await screen.findByText('You’re back online.')).toBeDefined();
    expect(screen.queryByText(/You’re offline/)).toBeNull();
  });
});

test('going from page to page puts the focus on the new heading', async () => {
  const { router } = open({ at: SCREENS.form });
  await heading('Form');
  await act(() => router.navigate(SCREENS.login));
  expect(document.activeElement).toBe(await heading('Sign in here'));
  expect(document.title).toMatch(/^Sign in here – /);
});

test('the footer leads to the sandbox outside production only', async () => {
  open({ at: SCREENS.form });
  await heading('Form');
  expect(screen.getByRole('link', { name: 'Sandbox' })).toBeDefined();
});

test('production has no sandbox in its footer', async () => {
  open({ at: SCREENS.form, settings: { env: 'production' } });
  await heading('Form');
  expect(screen.queryByRole('link', { name: 'Sandbox' })).toBeNull();
});
