import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { draftStarted, selectDraft, selectSubmission } from './draft-slice.ts';
import { submitDraft } from './submit-draft.ts';
import { aDraft } from '../../testing/drafts.ts';

const PRODUCT = 'unsecured-2026-1';

type Answer = { status: number; body: unknown };

const refusal = (type: string, status: number, fields?: Record<string, string[]>): Answer => ({
  status,
  body: { error: { type, message: type, requestId: 'r', ...(fields ? { fields } : {}) } },
});

const decided = (state: string): Answer => ({
  status: 201,
  body: { data: { '@type': 'loan-application', id: '1', state, autoLoginToken: null } },
});

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
  store.dispatch(draftStarted({ answers: aDraft(), isKept: true }));
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
    expect(selectDraft(store.getState()).firstName).toBe('');
  });

  test('that other details could decide otherwise keeps the draft', async () => {
    serverAnswers(decided('Address Mismatch'));
    const store = aFormToSend();
    await store.dispatch(submitDraft(PRODUCT));
    expect(selectDraft(store.getState()).firstName).toBe('Alex');
  });

  test('while the bureau is down keeps the draft, and trying again is the same application', async () => {
    serverAnswers(refusal('bureauUnavailable', 503), decided('Quoted'));
    const store = aFormToSend();
    expect(await store.dispatch(submitDraft(PRODUCT))).toBeNull();
    expect(selectSubmission(store.getState())).toEqual({ status: 'ERROR', failure: 'bureauUnavailable' });
    expect(selectDraft(store.getState()).firstName).toBe('Alex');
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
    store.dispatch(draftStarted({ answers: aDraft({ referral: 'a.signed.token' }), isKept: false }));
    await store.dispatch(submitDraft(PRODUCT));
    expect(new URL(sent[0]!.url).searchParams.get('referral')).toBe('a.signed.token');
  });
});
