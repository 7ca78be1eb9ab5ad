import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { notificationRemoved, notificationsSlice, notified } from './notifications-slice.ts';

function storeWith(...messages: string[]) {
  const { dispatch, getState } = configureStore({ reducer: notificationsSlice.reducer });
  for (const message of messages) dispatch(notified(message));
  return { dispatch, ids: () => getState().map(({ id }) => id), getState };
}

describe('a notification', () => {
  test('is numbered from 1', () => {
    expect(storeWith('You’re back online.').getState()).toEqual([{ id: 1, message: 'You’re back online.' }]);
  });

  test('has the highest id that there is plus 1, whatever was removed below it', () => {
    const { dispatch, ids } = storeWith('one', 'two', 'three');
    dispatch(notificationRemoved(1));
    dispatch(notified('four'));
    expect(ids()).toEqual([2, 3, 4]);
  });

  test('takes over the id of the highest one once that is gone', () => {
    const { dispatch, ids } = storeWith('one', 'two');
    dispatch(notificationRemoved(2));
    dispatch(notified('three'));
    expect(ids()).toEqual([1, 2]);
  });

  test('is removed by its id; an id that is not there removes nothing', () => {
    const { dispatch, ids } = storeWith('one', 'two');
    dispatch(notificationRemoved(7));
    expect(ids()).toEqual([1, 2]);
    dispatch(notificationRemoved(1));
    expect(ids()).toEqual([2]);
  });
});
