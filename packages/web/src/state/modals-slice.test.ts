import { configureStore } from '@reduxjs/toolkit';
import { describe, expect, test } from 'vitest';
import { modalClosed, modalOpened, modalScrolled, modalsSlice } from './modals-slice.ts';

function store() {
  return configureStore({ reducer: { modals: modalsSlice.reducer } });
}

describe('a modal', () => {
  test('is opened and closed by its id, and opening it twice opens it once', () => {
    const { dispatch, getState } = store();
    dispatch(modalOpened('step-up'));
    dispatch(modalOpened('session-ending'));
    dispatch(modalOpened('step-up'));
    expect(getState().modals.open).toEqual(['step-up', 'session-ending']);
    dispatch(modalClosed('step-up'));
    expect(getState().modals.open).toEqual(['session-ending']);
  });

  test.each([['never-opened'], ['']])('of the unknown id "%s" cannot be closed', (id) => {
    const { dispatch, getState } = store();
    dispatch(modalOpened('step-up'));
    expect(() => dispatch(modalClosed(id))).toThrow('Attempting to close an invalid modal id');
    expect(getState().modals.open).toEqual(['step-up']);
  });

  test('cannot be closed a second time', () => {
    const { dispatch } = store();
    dispatch(modalOpened('step-up'));
    dispatch(modalClosed('step-up'));
    expect(() => dispatch(modalClosed('step-up'))).toThrow('Attempting to close an invalid modal id');
  });

  test('leaves the mark of having been scrolled until the last one closes', () => {
    const { dispatch, getState } = store();
    dispatch(modalOpened('step-up'));
    dispatch(modalOpened('session-ending'));
    dispatch(modalScrolled(true));
    dispatch(modalClosed('step-up'));
    expect(getState().modals.isScrolled).toBe(true);
    dispatch(modalClosed('session-ending'));
    expect(getState().modals.isScrolled).toBe(false);
  });
});
