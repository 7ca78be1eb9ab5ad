/** In every letter to a borrower who may owe more than they can pay. */
export const FREE_ADVICE =
  'MoneyHelper (www.moneyhelper.org.uk, 0800 138 7777) finds you free and confidential debt advice. Using it does not affect your credit file.';
