import { BRANDS } from '@fairlead/brands/brands';
import { BORROWERS_CALLS } from '@fairlead/contract/wire/client-endpoints/borrowers';
import { DOCUMENTS_AND_SIGNATURE_CALLS } from '@fairlead/contract/wire/client-endpoints/documents-and-signature';
import type { InputOf } from '@fairlead/contract/wire/client';
import { SANDBOX_CALLS } from '@fairlead/contract/wire/client-endpoints/sandbox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, callOf } from './api.ts';
import { createStore } from '../app/store.ts';
import { signOut } from '../resources/sign-out.ts';
import { initialiseVisit } from '../resources/visit.ts';
import type { AuthObject } from './auth-object.ts';
import { cookiesRead, sessionInitialised, tokenReceived } from './auth-slice.ts';
import { TODAY } from '../testing/today.ts';

const APPLICATION = '0190f5fe-7c00-7a00-8000-000000000001';

const requesting = api.injectEndpoints({
  endpoints: (build) => ({
    sign: build.mutation<unknown, InputOf<'requestLoan'>>({
      query: callOf(DOCUMENTS_AND_SIGNATURE_CALLS.requestLoan),
    }),
    readBorrower: build.query<unknown, { params: { id: string } }>({
      query: callOf(BORROWERS_CALLS.readUser),
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
  vi.stubGlobal('location', { search: '', pathname: '/' });
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
  const sign = () =>
    store.dispatch(requesting.endpoints.sign.initiate({ params: { id: APPLICATION }, body: {} }));
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
    await store.dispatch(requesting.endpoints.sign.initiate({ params: { id: APPLICATION }, body: {} }));
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

  test('names the visit and the browser that it belongs to', async () => {
    answerWith(answered, answered);
    const { store, sign } = signedIn();
    store.dispatch(sessionInitialised({ id: 'this-visit', lifetimeId: 'this-browser', client: null }));
    await sign();
    store.dispatch(signOut());
    const visit = { 'X-Brand': 'asda', 'X-Session-Id': 'this-visit', 'X-Lifetime-Id': 'this-browser' };
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['requested', 'sign-out']);
    for (const { headers } of sent)
      expect(headers).toMatchObject({ ...visit, Authorization: 'Bearer secret' });
  });

  test('of a new tab names the browser by the id that all its tabs share', async () => {
    const ids = { id: 'first-visit', lifetimeId: 'this-browser' };
    answerWith([200, { data: ids }], [200, { data: { ...ids, id: 'second-visit' } }], answered);
    await signedIn().store.dispatch(initialiseVisit());
    vi.stubGlobal('sessionStorage', memoryStorage());
    const { store, sign } = signedIn();
    await store.dispatch(initialiseVisit());
    await sign();
    const visits = sent.map(({ headers }) => [headers['X-Session-Id'], headers['X-Lifetime-Id']]);
    expect(visits).toEqual([
      [undefined, undefined],
      [undefined, 'this-browser'],
      ['second-visit', 'this-browser'],
    ]);
  });
});

describe('a call whose token is refused', () => {
  const REFUSED = refusal(401, 'notSignedIn');
  const renewed = (token: string) => {
    const answer = { token, subjectId: 'u', authStrength: 'weak', expiresAt: '2026-11-20T13:00:00Z' };
    return [200, { data: { '@type': 'authenticationToken', ...answer } }] as const;
  };
  const callsSent = () =>
    sent.map(({ url, headers }) => [url.split('/').at(-1), headers.Authorization?.replace('Bearer ', '')]);

  test('is repeated with the next token, and the same key', async () => {
    answerWith(REFUSED, renewed('next'), answered);
    const { store, sign } = signedIn();
    expect(await sign()).toMatchObject({ data: { amount: 750_000 } });
    expect(callsSent()).toEqual([
      ['requested', 'secret'],
      ['auth', 'secret'],
      ['requested', 'next'],
    ]);
    expect(sent[2]?.headers['Idempotency-Key']).toBe(sent[0]?.headers['Idempotency-Key']);
    expect(store.getState().auth).toMatchObject({ token: 'next', ended: null });
  });

  test('asks for one token together with the calls that are refused at the same time', async () => {
    answerWith(REFUSED, REFUSED, renewed('next'), answered, [200, { data: [] }]);
    const { store, sign } = signedIn();
    const other = store.dispatch(requesting.endpoints.readBorrower.initiate({ params: { id: 'u' } }));
    await Promise.all([sign(), other]);
    expect(callsSent().filter(([call]) => call === 'auth')).toHaveLength(1);
    expect(callsSent().slice(3)).toEqual(
      expect.arrayContaining([
        ['requested', 'next'],
        ['u', 'next'],
      ]),
    );
  });

  test('ends the session where no token follows', async () => {
    answerWith(REFUSED, refusal(401, 'tokenNotUsable'));
    const { store, sign } = signedIn();
    expect(await sign()).toMatchObject({ error: { type: 'notSignedIn' } });
    expect(store.getState().auth).toMatchObject({ authObject: null, ended: 'ended' });
  });

  test('ends the session where the next token is refused too', async () => {
    answerWith(REFUSED, renewed('next'), REFUSED);
    const { store, sign } = signedIn();
    expect(await sign()).toMatchObject({ error: { type: 'notSignedIn' } });
    expect(sent).toHaveLength(3);
    expect(store.getState().auth).toMatchObject({ authObject: null, ended: 'ended' });
  });

  test('leaves the session while the next token can’t be asked for', async () => {
    answerWith(REFUSED, null);
    const { store, sign } = signedIn();
    await sign();
    expect(store.getState().auth.authObject).toEqual(SESSION);
  });

  test('is not repeated in the session of another borrower that has begun meanwhile', async () => {
    const { store, sign } = signedIn();
    const next = { ...SESSION, userId: 'another', token: 'of-another' };
    let calls = 0;
    vi.stubGlobal('fetch', async () => {
      calls += 1;
      store.dispatch(tokenReceived(next));
      return Response.json(REFUSED[1], { status: 401 });
    });
    await sign();
    expect([calls, store.getState().auth.authObject]).toEqual([1, next]);
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
