import { BRANDS } from '@fairlead/brands/brands';
import { DOCUMENTS_AND_SIGNATURE_CALLS } from '@fairlead/contract/wire/client-endpoints/documents-and-signature';
import { SANDBOX_CALLS } from '@fairlead/contract/wire/client-endpoints/sandbox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, callOf } from './api.ts';
import { createStore } from '../app/store.ts';
import type { AuthObject } from './auth-object.ts';
import { cookiesRead, tokenReceived } from './auth-slice.ts';
import { TODAY } from '../testing/today.ts';

const APPLICATION = '0190f5fe-7c00-7a00-8000-000000000001';

const requesting = api.injectEndpoints({
  endpoints: (build) => ({
    sign: build.mutation<unknown, { params: { id: string } }>({
      query: callOf(DOCUMENTS_AND_SIGNATURE_CALLS.requestLoan),
    }),
    readInbox: build.query<unknown, object>({ query: callOf(SANDBOX_CALLS.readInbox) }),
  }),
});

type Sent = { url: string; headers: Record<string, string> };

const sent: Sent[] = [];

/** Answers calls one after the other; `null` is a connection that breaks. */
function answerWith(...answers: (readonly [number, unknown] | null)[]): void {
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push({ url, headers });
    const answer = answers.shift();
    if (!answer) return Promise.reject(new TypeError('no connection'));
    return Promise.resolve(Response.json(answer[1], { status: answer[0] }));
  });
}

const refusal = (status: number, type: string) =>
  [status, { error: { type, message: 'No', requestId: 'r-1' } }] as const;

const answered = [200, { data: { amount: 7500 } }] as const;

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('document', { cookie: '' });
  vi.spyOn(console, 'error').mockReturnValue();
});

const SESSION: AuthObject = {
  userId: 'u',
  token: 'secret',
  authStrength: 'weak',
  expiry: '2026-11-20T13:00:00Z',
  created: '2026-11-20T12:00:00Z',
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function signedIn() {
  const { store, extra } = createStore({ brand: BRANDS.asda, env: 'sandbox', today: TODAY });
  store.dispatch(cookiesRead(SESSION));
  const sign = () => store.dispatch(requesting.endpoints.sign.initiate({ params: { id: APPLICATION } }));
  return { store, sign, desk: extra.stepUp };
}

describe('a call', () => {
  test("carries the session, the brand and an act's own key", async () => {
    answerWith(answered);
    const { sign } = signedIn();
    expect(await sign()).toMatchObject({ data: { amount: 750_000 } });
    expect(sent[0]).toMatchObject({
      url: `/v2/loan-applications/${APPLICATION}/requested`,
      headers: { Authorization: 'Bearer secret', 'X-Brand': 'asda' },
    });
    expect(sent[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('goes to the address of the API where that has one of its own', async () => {
    answerWith(answered);
    const productApiUrl = 'https://api.asda.example';
    const { store } = createStore({
      brand: BRANDS.asda,
      env: 'sandbox',
      today: TODAY,
      clientConfig: { productApiUrl, sharedApiUrl: null },
    });
    await store.dispatch(requesting.endpoints.sign.initiate({ params: { id: APPLICATION } }));
    expect(sent[0]?.url).toBe(`${productApiUrl}/v2/loan-applications/${APPLICATION}/requested`);
  });

  test('of the sandbox carries no token, whose brand could be another', async () => {
    answerWith([200, { data: [] }]);
    const { store } = signedIn();
    await store.dispatch(requesting.endpoints.readInbox.initiate({}));
    expect(sent[0]?.headers).toMatchObject({ 'X-Brand': 'asda' });
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  test('that broke off keeps its key until it is answered; the next act has its own', async () => {
    answerWith(null, refusal(500, 'internalError'), answered, answered);
    const { sign } = signedIn();
    expect(await sign()).toMatchObject({ error: { type: 'network', status: 0 } });
    for (let more = 0; more < 3; more += 1) await sign();
    const [first, second, third, fourth] = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  test('that was refused for a reason of its own is settled', async () => {
    answerWith(refusal(409, 'documentsOutOfDate'), answered);
    const { sign } = signedIn();
    expect(await sign()).toMatchObject({ error: { type: 'documentsOutOfDate', status: 409 } });
    await sign();
    expect(sent[0]?.headers['Idempotency-Key']).not.toBe(sent[1]?.headers['Idempotency-Key']);
  });

  test('without a session any more ends it here', async () => {
    answerWith(refusal(401, 'notSignedIn'));
    const { store, sign } = signedIn();
    await sign();
    expect(store.getState().auth.authObject).toBeNull();
  });

  test('of an earlier session does not end the one that has begun meanwhile', async () => {
    const { store, sign } = signedIn();
    const next = { ...SESSION, token: 'a-newer-token' };
    vi.stubGlobal('fetch', async () => {
      store.dispatch(tokenReceived(next));
      const [status, body] = refusal(401, 'notSignedIn');
      return Response.json(body, { status });
    });
    await sign();
    expect(store.getState().auth.authObject).toEqual(next);
  });
});

describe('a call that needs the code', () => {
  test('is repeated once after it, with the same key', async () => {
    answerWith(refusal(403, 'stepUpRequired'), answered);
    const { store, sign, desk } = signedIn();
    const signing = sign();
    await vi.waitFor(() => expect(store.getState().modals.open).toEqual(['step-up']));
    desk.end(store.dispatch, true);
    expect(await signing).toMatchObject({ data: { amount: 750_000 } });
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers['Idempotency-Key']).toBe(sent[1]?.headers['Idempotency-Key']);
    expect(store.getState().modals.open).toEqual([]);
  });

  test('fails as it did when the borrower closes the dialog', async () => {
    answerWith(refusal(403, 'stepUpRequired'));
    const { store, sign, desk } = signedIn();
    const signing = sign();
    await vi.waitFor(() => expect(store.getState().modals.open).toEqual(['step-up']));
    desk.end(store.dispatch, false);
    expect(await signing).toMatchObject({ error: { type: 'stepUpRequired' } });
    expect(sent).toHaveLength(1);
  });
});
