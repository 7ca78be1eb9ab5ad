import { describe, expect, test } from 'vitest';
import { createStore } from '../app/store.ts';
import { dismissNotification, notify } from './notify.ts';

function reader() {
  const { dispatch, getState } = createStore({ brandId: 'lendable' }).store;
  return { dispatch, told: () => getState().notifications };
}

describe('a reader', () => {
  test('is not told twice what is still on the screen', () => {
    const { dispatch, told } = reader();
    dispatch(notify('You are back online.'));
    dispatch(notify('You are still signed in.'));
    dispatch(notify('You are back online.'));
    expect(told()).toEqual([
      { id: 1, message: 'You are back online.' },
      { id: 2, message: 'You are still signed in.' },
    ]);
  });

  test('sees nothing that no longer holds', () => {
    const { dispatch, told } = reader();
    dispatch(notify('You are back online.'));
    dispatch(notify('You are still signed in.'));
    dispatch(dismissNotification('You are back online.'));
    expect(told()).toEqual([{ id: 2, message: 'You are still signed in.' }]);
  });
});
