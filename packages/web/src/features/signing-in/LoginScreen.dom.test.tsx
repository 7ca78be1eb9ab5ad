import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../paths.ts';
import type { AuthObject } from '../../state/auth-object.ts';
import { selectAuthObject, sessionEnded, signInAsked } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { aToken, aUser, BORROWER_ID } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies } from '../../testing/fake-api.ts';
import { errorOf, renderScreen, SIGNED_IN, summary } from '../../testing/render-screen.tsx';
import LoginScreen from './LoginScreen.tsx';

const LINK_TOKEN = 'q8Jx3vYb0Zp1q8Jx3vYb0Zp1';

function open(replies: Replies, search = '', session: AuthObject | null = null) {
  const sent = fakeApi(replies);
  const at = `${SCREENS.login}${search}`;
  return { sent, ...renderScreen({ [SCREENS.login]: LoginScreen }, { at, session }) };
}

const email = () => screen.getByLabelText('Email address');
const askForLink = () => screen.getByRole('button', { name: 'Send me a link' });

describe('asking for a link', () => {
  test('remembers the page that needed the sign-in', async () => {
    const { user, sent, store } = open({ sendLoginLink: { data: { sent: true } } });
    act(() => void store.dispatch(signInAsked(`/account/borrow/apply?id=${BORROWER_ID}`)));
    await user.type(email(), 'ada@mail.example');
    await user.click(askForLink());
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(bodiesOf(sent, 'sendLoginLink')).toEqual([
      { email: 'ada@mail.example', returnTo: { page: 'application', id: BORROWER_ID } },
    ]);
  });

  test.each([
    ['idle', /hadn’t used this page/],
    ['ended', /session on this device has ended/],
  ] as const)('says why a session is over (%s)', async (why, words) => {
    fakeApi({});
    const { store } = renderScreen({ '/here': WhereNeeded }, { at: '/here', session: SIGNED_IN });
    act(() => void store.dispatch(sessionEnded(why)));
    expect(await screen.findByText(words)).toBeDefined();
  });

  test('says the same whether or not the address is known', async () => {
    const { user, sent } = open({ sendLoginLink: { data: { sent: true } } });
    await user.type(email(), ' ada@mail.example ');
    await user.click(askForLink());
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
    expect(screen.getByText(/If/).textContent).toContain('ada@mail.example');
    expect(bodiesOf(sent, 'sendLoginLink')).toEqual([{ email: 'ada@mail.example' }]);
    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(email()).toBeDefined();
  });

  test('needs an email address, and keeps the summary while it is corrected', async () => {
    const { user, sent } = open({});
    await user.click(askForLink());
    expect(summary()).toEqual(['Enter your email address']);
    await user.type(email(), 'ada@mail');
    expect(errorOf(email())).toBe('Enter an email address in the correct format, like name@example.com');
    await user.type(email(), '.example');
    expect(errorOf(email())).toBeUndefined();
    expect(summary()).toEqual(['Enter your email address']);
    expect(sent).toEqual([]);
  });

  test.each([
    ['no connection', 'We couldn’t send the link. Check your connection and try again'],
    [{ refusal: 'tooManyRequests' }, 'You’ve asked for several links. Wait a few minutes and try again'],
    [{ refusal: 'internalError' }, 'We couldn’t send the link. Try again in a few minutes'],
  ] as const)('that fails with %o says so at the top', async (reply, message) => {
    const { user } = open({ sendLoginLink: reply });
    await user.type(email(), 'ada@mail.example');
    await user.click(askForLink());
    await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary()).toEqual([message]);
  });
});

/** A page that a borrower has to sign in for. */
function WhereNeeded() {
  return useAppSelector(selectAuthObject) ? <p>The page</p> : <LoginScreen />;
}

const DESCRIBED: Replies = {
  describeLoginLink: {
    data: { '@type': 'login-link', maskedEmail: 'a•••@mail.example', isOwn: true, returnTo: null },
  },
};

describe('a link from an email', () => {
  test('signs in with one press, and its token leaves the address at once', async () => {
    const { user, sent, address } = open(
      { ...DESCRIBED, authenticate: { data: aToken() }, readUser: { data: aUser() } },
      `?token=${LINK_TOKEN}`,
    );
    await screen.findByText('a•••@mail.example');
    expect(address()).toBe('/login');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Another page');
    expect(address()).toBe('/account/borrow');
    expect(bodiesOf(sent, 'authenticate')).toEqual([{ type: 'auto_login', data: { token: LINK_TOKEN } }]);
  });

  test('leads back to the page that asked for the sign-in', async () => {
    const replies: Replies = { ...DESCRIBED, authenticate: { data: aToken() }, readUser: { data: aUser() } };
    const { user, store, address } = open(replies, `?token=${LINK_TOKEN}`);
    store.dispatch(signInAsked('/account/borrow/repay/summary?id=1'));
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await screen.findByText('Another page');
    expect(address()).toBe('/account/borrow/repay/summary?id=1');
  });

  test('that was used before offers a new one', async () => {
    const { user } = open({ describeLoginLink: { refusal: 'tokenNotUsable' } }, `?token=${LINK_TOKEN}`);
    await screen.findByRole('heading', { name: 'This link can no longer be used' });
    await user.click(screen.getByRole('button', { name: 'Get a new link' }));
    expect(email()).toBeDefined();
  });

  test('that was used in another tab meanwhile offers a new one', async () => {
    const replies: Replies = { ...DESCRIBED, authenticate: { refusal: 'tokenNotUsable' } };
    const { user } = open(replies, `?token=${LINK_TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { name: 'This link can no longer be used' });
  });

  test('leads to what its email was about', async () => {
    const returnTo = { page: 'loan', id: BORROWER_ID } as const;
    const link = { '@type': 'login-link', maskedEmail: 'a•••@mail.example', isOwn: true, returnTo } as const;
    const { user, address } = open(
      {
        describeLoginLink: { data: link },
        authenticate: { data: aToken() },
        readUser: { data: aUser() },
      },
      `?token=${LINK_TOKEN}`,
    );
    await screen.findByText('a•••@mail.example');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/repay/summary?id=${BORROWER_ID}`);
  });

  test('of another account names both before it signs one out', async () => {
    const link = {
      '@type': 'login-link',
      maskedEmail: 'a•••@mail.example',
      isOwn: false,
      returnTo: null,
    } as const;
    const { sent } = open({ describeLoginLink: { data: link } }, `?token=${LINK_TOKEN}`, SIGNED_IN);
    expect(await screen.findByRole('heading', { name: 'Switch to another account?' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign in as a•••@mail.example' })).toBeDefined();
    const stay = screen.getByRole('link', { name: 'Stay signed in as ada@mail.example' });
    expect(stay.getAttribute('href')).toBe('/account/borrow');
    expect(bodiesOf(sent, 'authenticate')).toEqual([]);
  });

  test('that is old, of someone who is signed in, leads to the account', async () => {
    open({ describeLoginLink: { refusal: 'tokenNotUsable' } }, `?token=${LINK_TOKEN}`, SIGNED_IN);
    expect(await screen.findByRole('link', { name: 'Go to your account' })).toBeDefined();
  });

  test('can be pressed again after a lost connection', async () => {
    const { user } = open({ ...DESCRIBED, authenticate: 'no connection' }, `?token=${LINK_TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('alert', { name: 'You’re not signed in yet' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  });
});

test('someone who is signed in already is taken to the account', async () => {
  fakeApi({});
  const { address } = renderScreen(
    { [SCREENS.login]: LoginScreen },
    { at: SCREENS.login, session: SIGNED_IN },
  );
  await screen.findByText('Another page');
  expect(address()).toBe('/account/borrow');
});
