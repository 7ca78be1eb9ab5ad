import { BRANDS } from '@fairlead/brands/brands';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../app/store.ts';
import { userLoaded } from '../state/auth-slice.ts';
import { aUser } from '../testing/borrowers.ts';
import { fakeApi, type Replies } from '../testing/fake-api.ts';
import { readChatUser } from './chat.ts';
import { TODAY } from '../testing/today.ts';

const HASH = 'f'.repeat(64);

beforeEach(() => {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', nothing);
  vi.stubGlobal('localStorage', nothing);
  vi.stubGlobal('document', { cookie: '' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function chatting(replies: Replies, isSignedIn = true) {
  const sent = fakeApi(replies);
  const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
  const user = { ...aUser({ firstName: 'Ada' }), defaultPath: '/', dashboardTitle: 'Your account' };
  if (isSignedIn) store.dispatch(userLoaded(user));
  return { sent, user, chatUser: await store.dispatch(readChatUser()) };
}

describe('who is chatting', () => {
  test('is the borrower: email, id, first name, and the hash of the server', async () => {
    const { user, chatUser } = await chatting({ readChatHash: { data: { '@type': 'hmac', hmac: HASH } } });
    expect(chatUser).toEqual({ user_id: user.id, email: user.email, name: 'Ada', user_hash: HASH });
  });

  test.each([{ refusal: 'notFound' }, { refusal: 'internalError' }, 'no connection'] as const)(
    'is no one where the server does not sign it: %o',
    async (reply) => {
      expect((await chatting({ readChatHash: reply })).chatUser).toBeNull();
    },
  );

  test('is no one without a session, and the server is not asked', async () => {
    const { sent, chatUser } = await chatting({}, false);
    expect([chatUser, sent]).toEqual([null, []]);
  });
});
