import { validateAccountDetails } from 'uk-modulus-check';

const SORT_CODE = /^\d{6}$/;
const ACCOUNT_NUMBER = /^\d{8}$/;

/**
 * Whether an account number can exist at a sort code (Vocalink, Validating account numbers). A sort code without a
 * rule passes, and a pass does not mean that the account exists. Requires exactly six and eight digits.
 */
export function passesModulusCheck(sortCode: string, accountNumber: string): boolean {
  const isComplete = SORT_CODE.test(sortCode) && ACCOUNT_NUMBER.test(accountNumber);
  return isComplete && validateAccountDetails(sortCode, accountNumber);
}
