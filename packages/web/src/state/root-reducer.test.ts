import { describe, expect, test } from 'vitest';
import { signInAsked } from './auth-slice.ts';
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
});
