import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SCREENS } from '../../paths.ts';
import { failed, takeSession } from '../../resources/auth.ts';
import type { AuthObject } from '../../state/auth-object.ts';
import { cookiesRead, selectAuthObject, sessionEnded, signInAsked } from '../../state/auth-slice.ts';
import { useAppSelector } from '../../state/hooks.ts';
import { aToken, aUser, BORROWER_ID } from '../../testing/borrowers.ts';
import { bodiesOf, fakeApi, type Replies, type SentCall } from '../../testing/fake-api.ts';
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

  test('remembers the document that needed the sign-in, by its parts', async () => {
    const { user, sent, store } = open({ sendLoginLink: { data: { sent: true } } });
    act(() => void store.dispatch(signInAsked(`/view-document?url=/loans/${BORROWER_ID}/contract.pdf`)));
    await user.type(email(), 'ada@mail.example');
    await user.click(askForLink());
    await screen.findByRole('heading', { name: 'Check your email' });
    expect(bodiesOf(sent, 'sendLoginLink')).toEqual([
      {
        email: 'ada@mail.example',
        returnTo: { page: 'loan-document', id: BORROWER_ID, document: 'contract' },
      },
    ]);
  });

  test.each([
    ['idle', /hadn’t used this page/],
    ['limit', /signed in for 12 hours/],
    ['ended', /session on this device has ended/],
  ] as const)('says why a session is over (%s)', async (why, words) => {
    fakeApi({});
    const { store } = renderScreen({ '/here': WhereNeeded }, { at: '/here', session: SIGNED_IN });
    act(() => void store.dispatch(sessionEnded(why)));
    expect((await screen.findByText(words)).textContent).toContain(
      'What you typed is saved, except bank details and files',
    );
  });

  test('says the same whether or not the address is known', async () => {
    const { user, sent } = open({ sendLoginLink: { data: { sent: true } } });
    await user.type(email(), ' ada@mail.example ');
    await user.click(askForLink());
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
    expect(screen.getByText(/If/).textContent).toContain('ada@mail.example');
    expect(bodiesOf(sent, 'sendLoginLink')).toEqual([{ email: 'ada@mail.example' }]);
    await user.click(screen.getByRole('button', { name: 'Use another email address' }));
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

/** The button waits until it is known whose link it is. */
async function pressSignIn(user: UserEvent): Promise<void> {
  await screen.findByText('a•••@mail.example');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

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
    await pressSignIn(user);
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
    await pressSignIn(user);
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
    await pressSignIn(user);
    await screen.findByText('Another page');
    expect(address()).toBe(`/account/borrow/repay/summary?id=${BORROWER_ID}`);
  });

  test('whose address can’t be read still signs in', async () => {
    const replies: Replies = { authenticate: { data: aToken() }, readUser: { data: aUser() } };
    const { user } = open({ describeLoginLink: 'no connection', ...replies }, `?token=${LINK_TOKEN}`);
    await waitFor(() => expect(isBusy('Sign in')).toBe(false));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Another page');
  });

  test('that is old, of someone who is signed in, leads to the account', async () => {
    open({ describeLoginLink: { refusal: 'tokenNotUsable' } }, `?token=${LINK_TOKEN}`, SIGNED_IN);
    expect(await screen.findByRole('link', { name: 'Go to your account' })).toBeDefined();
  });

  test('can be pressed again after a lost connection', async () => {
    const { user } = open({ ...DESCRIBED, authenticate: 'no connection' }, `?token=${LINK_TOKEN}`);
    await pressSignIn(user);
    expect(await screen.findByRole('alert', { name: 'You’re not signed in yet' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  });
});

const isBusy = (name: string): boolean =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('a link of another account, opened by someone who is signed in,', () => {
  const OTHERS: Replies = {
    describeLoginLink: {
      data: { '@type': 'login-link', maskedEmail: 'b•••@mail.example', isOwn: false, returnTo: null },
    },
  };
  const OTHER_ID = '01a1f8e9-0000-7000-8000-000000000009';
  const OTHERS_SIGN_IN: Replies = {
    ...OTHERS,
    authenticate: { data: aToken({ token: 'of-the-other-account', subjectId: OTHER_ID }) },
    readUser: { data: aUser({ id: OTHER_ID }) },
    signOut: { data: { signedOut: true } },
  };
  const heading = () => screen.findByRole('heading', { name: 'Switch to another account?' });

  test('names both accounts before it signs one out', async () => {
    const { sent } = open(OTHERS, `?token=${LINK_TOKEN}`, SIGNED_IN);
    await heading();
    expect(screen.getByRole('button', { name: 'Sign in as b•••@mail.example' })).toBeDefined();
    const stay = screen.getByRole('link', { name: 'Stay signed in as ada@mail.example' });
    expect(stay.getAttribute('href')).toBe('/account/borrow');
    expect(bodiesOf(sent, 'authenticate')).toEqual([]);
  });

  test('ends the session that was here, on the server too', async () => {
    const { user, sent } = open(OTHERS_SIGN_IN, `?token=${LINK_TOKEN}`, SIGNED_IN);
    await user.click(await screen.findByRole('button', { name: 'Sign in as b•••@mail.example' }));
    await screen.findByText('Another page');
    expect(tokensEnded(sent)).toEqual([['lendable', `Bearer ${SIGNED_IN.token}`]]);
  });

  test('waits until it is known whose link it is', async () => {
    const replies: Replies = { describeLoginLink: 'no answer yet' };
    const { user, sent } = open(replies, `?token=${LINK_TOKEN}`, SIGNED_IN);
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(isBusy('Sign in')).toBe(true);
    expect(bodiesOf(sent, 'authenticate')).toEqual([]);
  });

  test('waits until it is known who is signed in, and asks even if that can’t be read', async () => {
    const { sent, store } = open(OTHERS, `?token=${LINK_TOKEN}`);
    act(() => void store.dispatch(cookiesRead(SIGNED_IN)));
    await screen.findByText('b•••@mail.example');
    expect(isBusy('Sign in')).toBe(true);
    act(() => void store.dispatch(failed('loadUserData', 'no answer')));
    await heading();
    expect(screen.getByText(/You’re already signed in on this device/)).toBeDefined();
    expect(isBusy('Sign in as b•••@mail.example')).toBe(false);
    expect(bodiesOf(sent, 'authenticate')).toEqual([]);
  });

  test('asks even if the link’s address can’t be read', async () => {
    open({ describeLoginLink: 'no connection' }, `?token=${LINK_TOKEN}`, SIGNED_IN);
    await heading();
    expect(screen.getByText(/If this link is for another account, using it signs ada@mail/)).toBeDefined();
    expect(isBusy('Sign in with this link')).toBe(false);
  });

  test('says at which other brand of this host it signs them out, and ends that session', async () => {
    const elsewhere = { ...SIGNED_IN, token: 'a-token-of-asda', brandId: 'asda' };
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(
      `auth=${encodeURIComponent(JSON.stringify(elsewhere))}`,
    );
    const { user, sent, store } = open(OTHERS_SIGN_IN, `?token=${LINK_TOKEN}`);
    act(() => {
      store.dispatch(takeSession(document.cookie));
    });
    expect(await screen.findByText(/signs you out at asda/)).toBeDefined();
    await screen.findByText('b•••@mail.example');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByText('Another page');
    expect(tokensEnded(sent)).toEqual([['asda', 'Bearer a-token-of-asda']]);
  });
});

/** The sessions that the server was asked to end: brand and token. */
function tokensEnded(sent: readonly SentCall[]) {
  const ended = sent.filter(({ endpoint }) => endpoint === 'signOut');
  return ended.map(({ headers }) => [headers.get('x-brand'), headers.get('authorization')]);
}

test('someone who is signed in already is taken to the account', async () => {
  fakeApi({});
  const { address } = renderScreen(
    { [SCREENS.login]: LoginScreen },
    { at: SCREENS.login, session: SIGNED_IN },
  );
  await screen.findByText('Another page');
  expect(address()).toBe('/account/borrow');
});
