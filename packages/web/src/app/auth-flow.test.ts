import { BRANDS } from '@fairlead/brands/brands';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { submitDraft } from '../features/applying/submit-draft.ts';
import { requestToken, signInWithToken } from '../resources/auth.ts';
import { draftStarted } from '../resources/draft/draft-slice.ts';
import { renewSession } from '../resources/keep-session.ts';
import { signOut } from '../resources/sign-out.ts';
import { loadUser } from '../resources/user.ts';
import { initialiseVisit } from '../resources/visit.ts';
import type { AuthObject } from '../state/auth-object.ts';
import {
  authFailed,
  authSlice,
  cookiesRead,
  sessionEnded,
  sessionRequested,
  tokenReceived,
  tokenRequested,
  userLoaded,
  userRequested,
  type KnownUser,
} from '../state/auth-slice.ts';
import { draftStorage } from '../state/draft-storage.ts';
import { anApplication } from '../testing/applications.ts';
import { aToken, aUser, BORROWER_ID } from '../testing/borrowers.ts';
import { aDraft } from '../testing/drafts.ts';
import { bodiesOf, fakeApi, type Replies } from '../testing/fake-api.ts';
import { SIGNED_IN } from '../testing/render-screen.tsx';
import { TODAY } from '../testing/today.ts';
import { createStore } from './store.ts';

const START = authSlice.getInitialState();
const { reducer } = authSlice;

const SINGLE_USE = 'a-single-use-token-of-an-email';
const PRODUCT = 'unsecured-2026-1';
const FAILED = { status: 503, type: 'unavailable', message: 'Try again', requestId: 'request-1' } as const;
const ERROR = { action: 'requestAuthToken', error: FAILED } as const;

const known = (changes: Partial<KnownUser> = {}): KnownUser => ({
  ...aUser(),
  defaultPath: '/account/borrow',
  dashboardTitle: 'Your account',
  ...changes,
});

const of = (userId: string): AuthObject => ({ ...SIGNED_IN, userId, token: 'a-newer-token' });

describe('a token request', () => {
  test('that is pending sets loading and clears the error', () => {
    expect(reducer({ ...START, error: ERROR }, tokenRequested())).toMatchObject({
      isLoading: true,
      error: null,
    });
  });

  test('that succeeds stores the token and the auth object', () => {
    expect(reducer({ ...START, isLoading: true }, tokenReceived(SIGNED_IN))).toMatchObject({
      isLoading: false,
      token: SIGNED_IN.token,
      created: SIGNED_IN.created,
      expiry: SIGNED_IN.expiry,
      authObject: SIGNED_IN,
    });
  });

  test('that fails records the error tagged requestAuthToken', () => {
    expect(reducer({ ...START, isLoading: true }, authFailed(ERROR))).toMatchObject({
      isLoading: false,
      error: ERROR,
      token: null,
    });
  });

  test('that succeeds keeps the user of the same subject', () => {
    const before = { ...START, user: known() };
    expect(reducer(before, tokenReceived(of(BORROWER_ID))).user).toEqual(known());
  });

  test('that succeeds for another subject clears the user', () => {
    const before = { ...START, user: known() };
    expect(reducer(before, tokenReceived(of('someone-else'))).user).toBeNull();
  });

  test.each([
    ['no user', null, BORROWER_ID, true],
    ['a kept user who can reapply', known({ canReApply: true }), BORROWER_ID, true],
    ['a kept user who cannot', known({ canReApply: false }), BORROWER_ID, false],
    ['a user who is not kept and cannot', known({ canReApply: false }), 'someone-else', true],
  ])('that succeeds with %s makes canApply right', (_who, user, subject, canApply) => {
    const before = { ...START, user, canApply: !canApply };
    expect(reducer(before, tokenReceived(of(subject))).canApply).toBe(canApply);
  });
});

describe('loading the user', () => {
  test('while pending sets loading and clears the error', () => {
    expect(reducer({ ...START, error: ERROR }, userRequested())).toMatchObject({
      isLoading: true,
      error: null,
    });
  });

  test.each([true, false])('sets canApply to canReApply, %s', (canReApply) => {
    const before = { ...START, canApply: !canReApply, isLoading: true };
    const user = known({ canReApply });
    expect(reducer(before, userLoaded(user))).toMatchObject({ user, canApply: canReApply, isLoading: false });
  });

  // A limited session looks like that of a new borrower, so the server's canReApply says both (decision 0031).
  test('canApply is true only when the user is of the reapply-capable kind and canReApply is true', () => {
    const borrower = aUser();
    const limited = aUser({ id: 'the-session’s-own-id' });
    const canApplyOf = (user: typeof borrower, canReApply: boolean): boolean =>
      reducer({ ...START, canApply: !canReApply }, userLoaded(known({ ...user, canReApply }))).canApply;
    for (const user of [borrower, limited])
      expect([canApplyOf(user, true), canApplyOf(user, false)]).toEqual([true, false]);
  });

  test('that fails records the error tagged loadUserData', () => {
    const failure = { action: 'loadUserData', error: FAILED } as const;
    expect(reducer({ ...START, isLoading: true }, authFailed(failure))).toMatchObject({
      isLoading: false,
      error: failure,
      user: null,
    });
  });
});

describe('in the browser', () => {
  const cookies = new Map<string, string>();

  function browser(replies: Replies) {
    const sent = fakeApi(replies);
    const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
    return { sent, store, auth: () => store.getState().auth };
  }

  beforeEach(() => {
    cookies.clear();
    vi.stubGlobal('document', {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
        if (text.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      },
    });
    for (const name of ['sessionStorage', 'localStorage']) {
      const items = new Map<string, string>();
      vi.stubGlobal(name, {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
        removeItem: (key: string) => void items.delete(key),
      });
    }
    vi.stubGlobal('location', { search: '', pathname: '/' });
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('an auto-login token requests a token, loads the user, stores the auth object in a cookie and removes another', async () => {
    const { sent, store, auth } = browser({ authenticate: { data: aToken() }, readUser: { data: aUser() } });
    const signingIn = store.dispatch(signInWithToken(SINGLE_USE));
    expect(cookies.get('lbal')).toBe(SINGLE_USE);
    expect(auth().isLoading).toBe(true);
    expect(await signingIn).toBe(true);
    expect(sent.map(({ endpoint }) => endpoint)).toEqual(['authenticate', 'readUser']);
    expect(auth()).toMatchObject({ isLoading: false, error: null, user: { id: BORROWER_ID } });
    expect(JSON.parse(decodeURIComponent(cookies.get('auth') ?? ''))).toEqual(auth().authObject);
    expect(cookies.has('lbal')).toBe(false);
  });

  describe('an auto-login token returned after an application', () => {
    const applying = () => {
      const decided = { ...anApplication({ state: 'Quoted' }), autoLoginToken: SINGLE_USE };
      const opened = browser({
        submitApplication: { data: decided },
        authenticate: { data: aToken() },
        readUser: { data: aUser() },
      });
      opened.store.dispatch(draftStarted(aDraft()));
      return opened;
    };

    test('logs the applicant in when no one is logged in', async () => {
      const { sent, store, auth } = applying();
      await store.dispatch(submitDraft(PRODUCT));
      expect(bodiesOf(sent, 'authenticate')).toEqual([{ type: 'auto_login', data: { token: SINGLE_USE } }]);
      expect(auth()).toMatchObject({ token: aToken().token, user: { id: BORROWER_ID } });
      expect(JSON.parse(decodeURIComponent(cookies.get('auth') ?? ''))).toEqual(auth().authObject);
    });

    test('is not used when someone is logged in', async () => {
      const { sent, store, auth } = applying();
      store.dispatch(cookiesRead(SIGNED_IN));
      await store.dispatch(submitDraft(PRODUCT));
      expect(bodiesOf(sent, 'authenticate')).toEqual([]);
      expect(auth().authObject).toEqual(SIGNED_IN);
    });
  });

  test('a renewal that is answered after the session has ended does not bring it back', async () => {
    const { store, auth } = browser({ authenticate: { data: aToken() } });
    store.dispatch(cookiesRead(SIGNED_IN));
    const renewing = store.dispatch(renewSession());
    store.dispatch(sessionEnded('idle'));
    expect(await renewing).toBe(false);
    expect([auth().authObject, cookies.has('auth')]).toEqual([null, false]);
  });

  test('a renewal that takes up another tab’s newer token on the way keeps what it is answered', async () => {
    const { store, auth } = browser({ authenticate: { data: aToken({ token: 'the-successor' }) } });
    store.dispatch(cookiesRead(SIGNED_IN));
    const renewing = store.dispatch(requestToken({ body: { type: 'refresh_token' } }));
    const newer = { ...SIGNED_IN, token: 'of-another-tab', created: '2026-11-20T10:07:00.000Z' };
    cookies.set('auth', encodeURIComponent(JSON.stringify(newer)));
    expect(await renewing).toBe(true);
    expect(auth().token).toBe('the-successor');
  });

  test('a visit that begins sets fetching, then stores its ids', async () => {
    const client = { forwardIp: '203.0.113.0/24', userAgent: 'Mozilla/5.0' };
    const ids = {
      id: '01a1f8e9-0000-7000-8000-0000000000a1',
      lifetimeId: '01a1f8e9-0000-7000-8000-0000000000a2',
    };
    const { store, auth } = browser({ initializeSession: { data: { '@type': 'session', ...ids, client } } });
    const failed = { ...START.session, error: { action: 'initialiseSession', error: FAILED } } as const;
    expect(reducer({ ...START, session: failed }, sessionRequested()).session).toMatchObject({
      isFetching: true,
      error: null,
    });
    await store.dispatch(initialiseVisit());
    expect(auth().session).toEqual({ isFetching: false, error: null, client, data: ids });
  });

  test('a user is loaded with a default path and a dashboard title', async () => {
    const { store, auth } = browser({ readUser: { data: aUser({ loans: [], loanApplications: [] }) } });
    store.dispatch(cookiesRead(SIGNED_IN));
    await store.dispatch(loadUser());
    expect(auth().user).toMatchObject({ defaultPath: '/account/borrow', dashboardTitle: 'Your account' });
  });

  test('signing out clears user, token, error, cookies and the form in one go, then tells the server', () => {
    const { sent, store, auth } = browser({ signOut: 'no connection' });
    store.dispatch(cookiesRead(SIGNED_IN));
    store.dispatch(userLoaded(known({ canReApply: false })));
    store.dispatch(authFailed(ERROR));
    for (const name of ['auth', 'lbal', 'PHPSESSID']) cookies.set(name, 'a-value');
    draftStorage.write('lendable', { amount: 750_000 }, Date.now());
    store.dispatch(signOut());
    expect(auth()).toMatchObject({
      user: null,
      token: null,
      authObject: null,
      error: null,
      canApply: true,
      redirectPath: null,
    });
    expect([...cookies.keys()]).toEqual([]);
    expect(draftStorage.read('lendable', Date.now())).toBeNull();
    expect(sent.map(({ endpoint }) => endpoint)).toEqual(['signOut']);
  });
});
