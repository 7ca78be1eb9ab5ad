import { describe, expect, test } from 'vitest';
import { day } from '../calendar/day.ts';
import { householdUsedAgain, incomeUsedAgain, isEarlierAddressNeeded } from './stated-before.ts';

const BEFORE = {
  employmentStatus: 'Employed - full time',
  incomeStatedOn: day('2026-09-01'),
  householdStatedOn: day('2026-09-11'),
};
const AGAIN = { employmentStatus: 'Employed - full time', addressGivenOn: day('2026-09-11') };

describe('an income', () => {
  test('is used again for 90 days from when it was stated', () => {
    expect(incomeUsedAgain(BEFORE, AGAIN, day('2026-11-30'))).toEqual({ ok: true, value: '2026-09-01' });
    expect(incomeUsedAgain(BEFORE, AGAIN, day('2026-12-01'))).toMatchObject({ refusal: 'statedTooLongAgo' });
  });

  test('is not used for other work, nor where it was never stated', () => {
    const retired = { ...AGAIN, employmentStatus: 'Retired' };
    expect(incomeUsedAgain(BEFORE, retired, day('2026-09-12'))).toMatchObject({ refusal: 'workHasChanged' });
    expect(incomeUsedAgain(undefined, AGAIN, day('2026-09-12'))).toMatchObject({ refusal: 'notStated' });
  });
});

describe('a household', () => {
  test('is used again for 90 days from when it was stated', () => {
    expect(householdUsedAgain(BEFORE, AGAIN, day('2026-12-10'))).toEqual({ ok: true, value: '2026-09-11' });
    expect(householdUsedAgain(BEFORE, AGAIN, day('2026-12-11'))).toMatchObject({
      refusal: 'statedTooLongAgo',
    });
  });

  test('is not used for another home, nor where it was never stated', () => {
    const moved = { ...AGAIN, addressGivenOn: day('2026-09-12') };
    expect(householdUsedAgain(BEFORE, moved, day('2026-09-12'))).toMatchObject({ refusal: 'homeHasChanged' });
    expect(householdUsedAgain(undefined, AGAIN, day('2026-09-12'))).toMatchObject({ refusal: 'notStated' });
  });

  test('is used again where it is not known since when the address is the present one', () => {
    expect(householdUsedAgain(BEFORE, { ...AGAIN, addressGivenOn: null }, day('2026-09-12')).ok).toBe(true);
  });
});

test.each([
  [null, true],
  ['2023-11-29', true],
  ['2023-11-28', false],
])('an address given on %s: the one before it is asked about: %s', (givenOn, isNeeded) => {
  expect(isEarlierAddressNeeded(givenOn === null ? null : day(givenOn), day('2026-11-28'))).toBe(isNeeded);
});
