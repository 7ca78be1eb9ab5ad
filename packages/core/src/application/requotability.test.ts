import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { whyNotRequote } from './requotability.ts';
import type { ApplicationState } from './states.ts';

const TODAY = day('2026-11-20');

const reasonOf = (state: ApplicationState, expiresOn = TODAY, hasOptions = true) =>
  whyNotRequote({ state, expiresOn }, hasOptions, TODAY);

describe('another amount or term', () => {
  test.each(['Quoted', 'Requirements', 'Documents'] as const)('can be asked for while %s', (state) => {
    expect(reasonOf(state)).toBeNull();
  });

  test.each(['Requested', 'Unrequested', 'Declined', 'Referred', 'Expired', 'Address Mismatch'] as const)(
    'cannot be asked for while %s',
    (state) => {
      expect(reasonOf(state)).toBe('notOpen');
    },
  );

  test('cannot be asked for after the last day of the price', () => {
    expect(reasonOf('Quoted', day('2026-11-19'))).toBe('expired');
  });

  test('cannot be asked for where there is none', () => {
    expect(reasonOf('Quoted', TODAY, false)).toBe('noChoice');
  });
});
