import { ACCOUNT_NAME_ERRORS } from '@fairlead/core/bank-account/account-name';
import {
  ACCOUNT_NUMBER_ERRORS,
  parseAccountNumber,
  parseSortCode,
  SORT_CODE_ERRORS,
} from '@fairlead/core/bank-account/sort-code';
import { parseName, TYPED_NAME_LIMIT } from '@fairlead/core/person/name';
import { z } from 'zod';
import { readBy } from './wire/codecs.ts';
import { EXAMPLE } from './wire/examples.ts';
import { HOUR } from './wire/rate-limit.ts';
import { refusal } from './wire/refusal.ts';

/** Maximum characters of a sort code or account number, separators included. */
const TYPED_DIGITS_LIMIT = 40;

/** An account as it is typed. */
export const bankDetailsInput = z.strictObject({
  accountName: readBy(parseName, ACCOUNT_NAME_ERRORS, TYPED_NAME_LIMIT).meta({ example: EXAMPLE.fullName }),
  sortCode: readBy(parseSortCode, SORT_CODE_ERRORS, TYPED_DIGITS_LIMIT).meta({ example: '08-99-99' }),
  accountNumber: readBy(parseAccountNumber, ACCOUNT_NUMBER_ERRORS, TYPED_DIGITS_LIMIT).meta({
    example: '66374958',
  }),
});

/** Asking a bank about a person could be used to find out about others. */
export const ACCOUNT_LIMITS = {
  perAddress: { calls: 20, perMinutes: HOUR },
  perAccount: { calls: 10, perMinutes: HOUR },
} as const;

/** An account whose name the bank did not confirm. */
export const ACCOUNT_REFUSALS = {
  accountNotPossible: refusal(422, 'The sort code and account number do not match. Check both.'),
  accountNameDoesNotMatch: refusal(
    422,
    'Your bank has a different name for this account. Enter an account in your own name, as your bank has it.',
  ),
  accountNameIsClose: refusal(
    422,
    'Your bank has a slightly different name for this account. Enter it as your bank has it.',
  ),
  accountSwitched: refusal(422, 'This account has been switched to another bank. Enter your new account.'),
  accountCannotBeChecked: refusal(
    422,
    'Your bank could not confirm the name on this account. Try again later or use another account.',
  ),
};
