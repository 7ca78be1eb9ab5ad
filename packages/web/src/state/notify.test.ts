import { BRANDS } from '@fairlead/brands/brands';
import { describe, expect, test } from 'vitest';
import { createStore } from '../app/store.ts';
import { dismissNotification, notify } from './notify.ts';
import { TODAY } from '../testing/today.ts';

function reader() {
  const { dispatch, getState } = createStore({ brand: BRANDS.lendable, env: 'sandbox', today: TODAY }).store;
  return { dispatch, shown: () => getState().notifications };
}

describe('a reader', () => {
  test('does not repeat a message that is still on the screen', () => {
    const { dispatch, shown } = reader();
    dispatch(notify('You’re back online.'));
    dispatch(notify('You’re still signed in.'));
    dispatch(notify('You’re back online.'));
    expect(shown()).toEqual([
      { id: 1, message: 'You’re back online.' },
      { id: 2, message: 'You’re still signed in.' },
    ]);
  });

  test('sees nothing that no longer holds', () => {
    const { dispatch, shown } = reader();
    dispatch(notify('You’re back online.'));
    dispatch(notify('You’re still signed in.'));
    dispatch(dismissNotification('You’re back online.'));
    expect(shown()).toEqual([{ id: 2, message: 'You’re still signed in.' }]);
  });
});
