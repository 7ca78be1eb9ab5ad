import { nameErrors } from '../person/name.ts';

export const ACCOUNT_NAME_ERRORS = nameErrors('Name on the account', 'Enter the name on the account');

/** Field errors for an account that the bank does not confirm, by the name of the API's refusal. */
export const ACCOUNT_CHECK_ERRORS = {
  accountNotPossible: {
    sortCode: 'Check the sort code: it does not match the account number',
    accountNumber: 'Check the account number: it does not match the sort code',
  },
  accountNameDoesNotMatch: { accountName: 'Your bank has a different name for this account' },
  accountNameIsClose: { accountName: 'Your bank has a slightly different name for this account' },
  accountSwitched: {
    accountNumber: 'This account has been switched to another bank. Enter your new account',
  },
  accountNotPaid: {
    accountNumber: 'We couldn’t pay into this account. Enter another account',
  },
  accountIsTheSame: {
    accountNumber: 'We already collect your payments from this account. Enter another account',
  },
  accountCannotBeChecked: {
    accountNumber: 'Your bank could not confirm the name on this account. Use another account',
  },
} as const;

const CLOSE_NAME = 'Your bank has the name ';

/** The error when the bank says which name it has. */
export function closeNameError(name: string): string {
  return `${CLOSE_NAME}${name}`;
}

/** The name that a `closeNameError` gives; undefined for any other message. */
export function nameInCloseNameError(message: string): string | undefined {
  return message.startsWith(CLOSE_NAME) ? message.slice(CLOSE_NAME.length) : undefined;
}
