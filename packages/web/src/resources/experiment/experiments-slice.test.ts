import { describe, expect, test } from 'vitest';
import { signedOut } from '../../state/auth-slice.ts';
import { appStateLoaded, reducer, type RootState } from '../../state/root-reducer.ts';
import { seedsFailed, seedsReceived, seedsRequested, selectExperiments } from './experiments-slice.ts';

type Action = Parameters<typeof reducer>[1];

const after = (...actions: readonly Action[]): RootState =>
  actions.reduce<RootState | undefined>(reducer, undefined) ?? reducer(undefined, { type: 'start' });

describe('the seeds of experiments', () => {
  test('are added by name to those that are known', () => {
    const state = after(
      seedsRequested(),
      seedsReceived({ lead: 'first' }),
      seedsRequested(),
      seedsReceived({ order: 'second' }),
    );
    expect(selectExperiments(state)).toEqual({
      seeds: { lead: 'first', order: 'second' },
      isLoading: false,
      error: null,
    });
  });

  test('that cannot be read leave their message, and what is known stays', () => {
    const state = after(seedsReceived({ lead: 'first' }), seedsRequested(), seedsFailed('No answer'));
    expect(selectExperiments(state)).toEqual({
      seeds: { lead: 'first' },
      isLoading: false,
      error: 'No answer',
    });
    expect(selectExperiments(after(seedsFailed('No answer'), seedsRequested()))).toMatchObject({
      isLoading: true,
      error: null,
    });
  });

  test('are the borrower’s: signing out forgets them, and not the settings of the page', () => {
    const settings = { env: 'sandbox', brandId: 'asda', experiments: [] } as const;
    const delivered = appStateLoaded({ state: { settings }, places: ['settings'] });
    const state = after(delivered, seedsReceived({ lead: 'first' }), signedOut());
    expect(selectExperiments(state).seeds).toEqual({});
    expect(state.settings).toEqual(settings);
  });
});
