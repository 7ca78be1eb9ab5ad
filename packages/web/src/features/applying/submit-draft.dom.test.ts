import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { draftStarted, selectSubmission, selectTypedDraft } from '../../resources/draft/draft-slice.ts';
import type { AuthObject } from '../../state/auth-object.ts';
import { cookiesRead } from '../../state/auth-slice.ts';
import { submitDraft } from './submit-draft.ts';
import { aDraft } from '../../testing/drafts.ts';

const PRODUCT = 'unsecured-2026-1';

type Answer = { status: number; body: unknown };

const refusal = (type: string, status: number, fields?: Record<string, string[]>): Answer => ({
  status,
  body: { error: { type, message: type, requestId: 'r', ...(fields ? { fields } : {}) } },
});

const decided = (state: string, autoLoginToken: string | null = null): Answer => ({
  status: 201,
  body: { data: { '@type': 'loan-application', id: '1', state, autoLoginToken } },
});

const session = (token: string): Answer => ({
  status: 200,
  body: {
    data: {
      '@type': 'authenticationToken',
      token,
      subjectId: 'u1',
      authStrength: 'weak',
      expiresAt: '2099-01-01T00:00:00.000Z',
      limitedTo: null,
    },
  },
});

const user: Answer = { status: 200, body: { data: { '@type': 'user', id: 'u1', canReApply: true } } };

const SIGNED_IN: AuthObject = {
  token: 'mine',
  userId: 'u0',
  authStrength: 'weak',
  created: '2026-11-20T10:00:00.000Z',
  expiry: '2099-01-01T00:00:00.000Z',
  limitedTo: null,
};

const tab = new Map<string, string>();
let sent: Request[] = [];

/** The server's answers, in order. */
function serverAnswers(...answers: Answer[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push(new Request(new URL(url, 'https://lendable.example'), init));
    const answer = left.shift();
    return Response.json(answer?.body, { status: answer?.status ?? 500 });
  });
}

const keysSent = () => sent.map((request) => request.headers.get('idempotency-key'));

function aFormToSend() {
  const { store } = createStore({ brandId: 'lendable' });
  store.dispatch(draftStarted(aDraft()));
  return store;
}

beforeEach(() => {
  tab.clear();
  sent = [];
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sending the form', () => {
  test('that is decided ends the draft', async () => {
    serverAnswers(decided('Quoted'));
    const store = aFormToSend();
    expect(await store.dispatch(submitDraft(PRODUCT))).toMatchObject({ id: '1', state: 'Quoted' });
    expect(selectTypedDraft(store.getState()).firstName).toBe('');
  });

  test('that other details could decide otherwise keeps the draft', async () => {
    serverAnswers(decided('Address Mismatch'));
    const store = aFormToSend();
    await store.dispatch(submitDraft(PRODUCT));
    expect(selectTypedDraft(store.getState()).firstName).toBe('Alex');
  });

  test('while the bureau is down keeps the draft, and trying again is the same application', async () => {
    serverAnswers(refusal('bureauUnavailable', 503), decided('Quoted'));
    const store = aFormToSend();
    expect(await store.dispatch(submitDraft(PRODUCT))).toBeNull();
    expect(selectSubmission(store.getState())).toEqual({ status: 'ERROR', failure: 'bureauUnavailable' });
    expect(selectTypedDraft(store.getState()).firstName).toBe('Alex');
    await store.dispatch(submitDraft(PRODUCT));
    const [first, second] = keysSent();
    expect(first).toBe(second);
    expect(first).toMatch(/^[\da-f-]{36}$/);
  });

  test('again after it was refused is another attempt', async () => {
    serverAnswers(refusal('validationFailed', 400, { 'user.email': ['Check it'] }), decided('Quoted'));
    const store = aFormToSend();
    await store.dispatch(submitDraft(PRODUCT));
    await store.dispatch(submitDraft(PRODUCT));
    const [first, second] = keysSent();
    expect(first).not.toBe(second);
  });

  test('carries a partner’s referral', async () => {
    serverAnswers(decided('Quoted'));
    const { store } = createStore({ brandId: 'lendable' });
    store.dispatch(draftStarted(aDraft({ referral: 'a.signed.token' })));
    await store.dispatch(submitDraft(PRODUCT));
    expect(new URL(sent[0]!.url).searchParams.get('referral')).toBe('a.signed.token');
  });
});

describe('the session of an applicant', () => {
  const pathsSent = () => sent.map(({ url }) => new URL(url).pathname);

  test('who is new begins with the token of the decision', async () => {
    serverAnswers(decided('Quoted', 'a-token-for-the-new-one'), session('new'), user);
    const store = aFormToSend();
    await store.dispatch(submitDraft(PRODUCT));
    expect(pathsSent()).toEqual(['/v2/loan-applications', '/v2/auth', '/v2/users/u1']);
    expect(await sent[1]!.json()).toEqual({
      type: 'auto_login',
      data: { token: 'a-token-for-the-new-one' },
    });
    expect(store.getState().auth.authObject?.token).toBe('new');
  });

  test('who is signed in already is not replaced', async () => {
    serverAnswers(decided('Quoted', 'a-token-for-another'), session('other'), user);
    const store = aFormToSend();
    store.dispatch(cookiesRead(SIGNED_IN));
    await store.dispatch(submitDraft(PRODUCT));
    expect(pathsSent()).toEqual(['/v2/loan-applications']);
    expect(store.getState().auth.authObject).toEqual(SIGNED_IN);
    expect(selectSubmission(store.getState()).status).toBe('SUCCESS');
  });
});
