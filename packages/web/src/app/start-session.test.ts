import { BRANDS } from '@fairlead/brands/brands';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from './store.ts';
import { startSession, takeSession } from '../resources/auth.ts';
import { TODAY } from '../testing/today.ts';

const SESSION = {
  userId: '1',
  token: 'a-token',
  authStrength: 'weak',
  expiry: '2026-11-20T13:00:00.000Z',
  created: '2026-11-20T12:00:00.000Z',
};

const BORROWER = {
  '@type': 'user',
  ...{ id: '1', email: 'a@mail.example', firstName: 'Ada', lastName: 'Example', maskedMobileNumber: '' },
  ...{ roles: [], canReApply: false, cannotReApplyBecause: 'You have a loan.' },
};

let asked: string[] = [];

/** A server that knows the borrower, or is down for them. */
function serverHas(user: { status: number; body: unknown }): void {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url.includes('/users/')) return Response.json(user.body, { status: user.status });
    return Response.json({ data: { id: 's', lifetimeId: 'l' } });
  });
}

function browserKeeps(session: object | null): void {
  const cookie = session === null ? '' : `auth=${encodeURIComponent(JSON.stringify(session))}`;
  vi.stubGlobal('document', { cookie });
}

async function pageOpened() {
  const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
  store.dispatch(takeSession(document.cookie));
  const started = store.dispatch(startSession());
  const atFirst = store.getState().auth;
  await started;
  return { atFirst, after: store.getState().auth };
}

const usersAsked = () => asked.filter((url) => url.includes('/users/'));

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: new Date('2026-11-20T12:10:00.000Z'), toFake: ['Date'] });
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', nothing);
  vi.stubGlobal('localStorage', nothing);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page that is opened again', () => {
  test('reads the borrower whose session is kept, and so knows that they may not apply', async () => {
    browserKeeps(SESSION);
    serverHas({ status: 200, body: { data: BORROWER } });
    const { atFirst, after } = await pageOpened();
    expect(atFirst).toMatchObject({ isRead: true, isUserAwaited: true });
    expect(after).toMatchObject({ isUserAwaited: false, canApply: false, user: { firstName: 'Ada' } });
    expect(usersAsked()).toHaveLength(1);
  });

  test('does not wait for ever when the borrower can’t be read', async () => {
    browserKeeps(SESSION);
    serverHas({ status: 500, body: { error: { type: 'internalError', message: '', requestId: 'r' } } });
    const { after } = await pageOpened();
    expect(after).toMatchObject({ isUserAwaited: false, canApply: true, user: null });
  });

  test('asks for no one without a session', async () => {
    serverHas({ status: 200, body: { data: BORROWER } });
    browserKeeps(null);
    expect((await pageOpened()).atFirst.isUserAwaited).toBe(false);
    expect(usersAsked()).toEqual([]);
  });
});

describe('a session of another brand that shares the host', () => {
  beforeEach(() => serverHas({ status: 200, body: { data: BORROWER } }));

  test('is not used: no borrower is read', async () => {
    browserKeeps({ ...SESSION, brandId: 'asda' });
    const { after } = await pageOpened();
    expect(after).toMatchObject({ isRead: true, authObject: null });
    expect(usersAsked()).toEqual([]);
  });

  test('is not confused with a session of this brand', async () => {
    browserKeeps({ ...SESSION, brandId: 'lendable' });
    const { after } = await pageOpened();
    expect(after).toMatchObject({ authObject: { userId: '1' } });
    expect(usersAsked()).toHaveLength(1);
  });
});
