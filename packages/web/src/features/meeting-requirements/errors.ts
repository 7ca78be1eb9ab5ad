/** Every error of bank details and payment day: one wording for each field and failure. */
export const ERRORS = {
  accountName: {
    empty: 'Enter the name on the account',
    notAName: 'Name on the account must only include letters, spaces, hyphens and apostrophes',
    tooLong: 'Name on the account must be 50 characters or less',
    'no-match': 'This is not the name your bank has for the account',
    'close-match': 'Your bank has a slightly different name for the account',
  },
  sortCode: {
    empty: 'Enter a sort code like 309430',
    notSixDigits: 'Sort code must be 6 digits, like 309430',
    impossible: 'Check the sort code: no such account exists at it',
  },
  accountNumber: {
    empty: 'Enter an account number',
    notSixToEightDigits: 'Account number must be between 6 and 8 digits',
    impossible: 'Check the account number',
    'cannot-check': 'Your bank does not confirm names, so we cannot use this account. Give another one',
  },
  isSoleHolder: { empty: 'Confirm that you can authorise Direct Debits from this account on your own' },
  day: {
    empty: 'Select the day you want to pay on',
    notOffered: 'That day has become too soon or too late. Select another one',
  },
} as const;
