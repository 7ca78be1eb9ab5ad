import { describe, expect, test } from 'vitest';
import { CHECK_AGAIN_HOURS, decideByAccountCheck, isNameConfirmed } from './check-before-payout.ts';

const NAMES = { applicant: 'Jane Sample', account: 'J Sample' };

const HOURS = 3_600_000;
const answer = (
  outcome:
    | 'match'
    | 'close-match'
    | 'no-match'
    | 'not-found'
    | 'switched'
    | 'cannot-check'
    | 'modulus-failure',
  suggestedName: string | null = null,
) => ({ outcome, suggestedName });
const decide = (...[outcome, name]: Parameters<typeof answer>) =>
  decideByAccountCheck(answer(outcome, name), NAMES, 0);

describe('a check right before the payout', () => {
  test('pays an account whose name matches', () => {
    expect(decide('match')).toEqual({ kind: 'pay' });
  });

  test('pays on a close match with the very name that was confirmed, and on no other', () => {
    expect(decide('close-match', 'J SAMPLE')).toEqual({ kind: 'pay' });
    expect(decide('close-match', 'J SAMPLE-JONES')).toEqual({ kind: 'hold', reason: 'close-match' });
    expect(decide('close-match')).toEqual({ kind: 'hold', reason: 'close-match' });
  });

  test.each([
    ['match', 'Ben Other', null],
    ['match', 'Jane Other', null],
    ['match', 'John Sample', null],
    // The name that the bank answers is the holder's, whatever was typed.
    ['match', 'Jane Sample', 'B OTHER'],
    ['close-match', 'B Other', 'B OTHER'],
  ] as const)(
    'holds the payout on a %s with %s where the applicant is someone else',
    (outcome, account, suggested) => {
      expect(decideByAccountCheck(answer(outcome, suggested), { ...NAMES, account }, 0)).toEqual({
        kind: 'hold',
        reason: 'another-name',
      });
    },
  );

  test.each(['Jane Sample', 'Ms Jane Anne Sample', 'J SAMPLE', 'B Other & J Sample', 'Sample, Jane'])(
    'pays an account of %s to Jane Sample',
    (account) => {
      expect(decideByAccountCheck(answer('match'), { ...NAMES, account }, 0)).toEqual({ kind: 'pay' });
    },
  );

  test.each(['no-match', 'not-found', 'switched'] as const)('holds the payout on %s', (outcome) => {
    expect(decide(outcome)).toEqual({ kind: 'hold', reason: outcome });
  });

  test('holds the payout to an account that cannot exist', () => {
    expect(decide('modulus-failure')).toEqual({ kind: 'hold', reason: 'not-found' });
  });

  test('that says nothing is made again for a day, and then asks for another account', () => {
    const after = (ms: number) => decideByAccountCheck(answer('cannot-check'), NAMES, ms);
    expect(after(CHECK_AGAIN_HOURS * HOURS - 1)).toEqual({ kind: 'later' });
    expect(after(CHECK_AGAIN_HOURS * HOURS)).toEqual({ kind: 'hold', reason: 'cannot-check' });
  });

  test('waits for a service that does not answer, however long', () => {
    expect(decideByAccountCheck(undefined, NAMES, 0)).toEqual({ kind: 'later' });
    expect(decideByAccountCheck(undefined, NAMES, 900 * HOURS)).toEqual({ kind: 'later' });
  });
});

test('a name is confirmed whatever its case and spaces', () => {
  expect(isNameConfirmed(answer('close-match', ' j  sample'), 'J Sample')).toBe(true);
  expect(isNameConfirmed(answer('no-match'), 'J Sample')).toBe(false);
});
