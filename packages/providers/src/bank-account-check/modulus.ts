import { validateAccountDetails } from 'uk-modulus-check';

const SORT_CODE = /^\d{6}$/;
const ACCOUNT_NUMBER = /^\d{8}$/;

/**
 * Whether such an account can exist (Vocalink, Validating account numbers). A sort code without a rule passes: a
 * pass never means that the account is there. Six and eight digits, nothing else.
 */
export function passesModulusCheck(sortCode: string, accountNumber: string): boolean {
  const isComplete = SORT_CODE.test(sortCode) && ACCOUNT_NUMBER.test(accountNumber);
  return isComplete && validateAccountDetails(sortCode, accountNumber);
}
