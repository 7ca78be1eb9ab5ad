import { BRANDS } from '@fairlead/brands/brands';
import { describe, expect, test } from 'vitest';
import { signInAsked } from './auth-slice.ts';
import { createStore } from '../app/store.ts';
import { TODAY } from '../testing/today.ts';
import { appStateLoaded, reducer } from './root-reducer.ts';

const empty = reducer(undefined, { type: 'start' });
const full = [signInAsked('/account/details')].reduce(reducer, empty);

describe('loading a state', () => {
  test('replaces the whole state when no place is given', () => {
    expect(reducer(empty, appStateLoaded({ state: full }))).toEqual(full);
  });

  test('replaces only the places that are given', () => {
    const before = { ...empty, auth: { ...empty.auth, canApply: false } };
    const after = reducer(before, appStateLoaded({ state: full, places: ['auth.redirectPath'] }));
    expect(after).toEqual({ ...before, auth: { ...before.auth, redirectPath: '/account/details' } });
  });

  test('is how a page’s store begins: with the settings that it was delivered with, and the rest as ever', () => {
    const { asda } = BRANDS;
    const { store } = createStore({ brand: asda, env: 'sandbox', today: TODAY });
    expect(store.getState()).toEqual({
      ...empty,
      settings: { env: 'sandbox', brandId: 'asda', experiments: asda.config.experiments },
      api: expect.anything() as unknown,
    });
  });
});
