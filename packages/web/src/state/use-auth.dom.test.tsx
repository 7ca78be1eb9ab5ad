import { BRANDS } from '@fairlead/brands/brands';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { createStore } from '../app/store.ts';
import { SIGNED_IN } from '../testing/render-screen.tsx';
import { TODAY } from '../testing/today.ts';
import { cookiesRead, sessionRequested } from './auth-slice.ts';
import { useAuth } from './use-auth.ts';

test('a component is rendered again for the parts of the session that it names, and for no other', () => {
  const { store } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY });
  const seen: (string | undefined)[] = [];
  const Reader = () => {
    const { authObject } = useAuth('authObject');
    seen.push(authObject?.userId);
    return null;
  };
  render(
    <Provider store={store}>
      <Reader />
    </Provider>,
  );
  act(() => void store.dispatch(sessionRequested()));
  expect(seen).toEqual([undefined]);
  act(() => void store.dispatch(cookiesRead(SIGNED_IN)));
  expect(seen).toEqual([undefined, SIGNED_IN.userId]);
});
