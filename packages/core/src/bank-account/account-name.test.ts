import { describe, expect, test } from 'vitest';
import { parseName } from '../person/name.ts';
import { messageFor } from '../outcome.ts';
import {
  ACCOUNT_CHECK_ERRORS,
  ACCOUNT_NAME_ERRORS,
  closeNameError,
  nameInCloseNameError,
} from './account-name.ts';

describe('the name on an account', () => {
  test.each([
    ['', 'Enter the name on the account'],
    ['4 life', 'Name on the account must only include letters, spaces, hyphens and apostrophes'],
    ['x'.repeat(51), 'Name on the account must be 50 characters or less'],
  ])('"%s" is refused: %s', (typed, message) => {
    expect(messageFor(parseName(typed), ACCOUNT_NAME_ERRORS)).toBe(message);
  });

  test('that the bank has slightly differently can be read from its message', () => {
    expect(nameInCloseNameError(closeNameError('A Sample'))).toBe('A Sample');
    expect(nameInCloseNameError(ACCOUNT_CHECK_ERRORS.accountNameIsClose.accountName)).toBeUndefined();
  });
});
