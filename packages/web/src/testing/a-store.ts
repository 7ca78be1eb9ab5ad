import { BRANDS } from '@fairlead/brands/brands';
import { vi } from 'vitest';
import { createStore } from '../app/store.ts';
import { cookiesRead } from '../state/auth-slice.ts';
import { fakeApi, type Replies } from './fake-api.ts';
import { SIGNED_IN } from './render-screen.tsx';
import { TODAY } from './today.ts';

/** The store of a signed-in borrower, whose calls are answered so, with what was sent. */
export function aStore(replies: Replies) {
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', nothing);
  vi.stubGlobal('localStorage', nothing);
  vi.stubGlobal('document', { cookie: '' });
  vi.spyOn(console, 'error').mockReturnValue();
  const sent = fakeApi(replies);
  const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
  store.dispatch(cookiesRead(SIGNED_IN));
  return { sent, store };
}
