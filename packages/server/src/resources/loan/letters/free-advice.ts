/** In every letter to a borrower who may owe more than they can pay. */
export const FREE_ADVICE =
  'Free and confidential debt advice: MoneyHelper, 0800 138 7777, www.moneyhelper.org.uk. It doesn’t affect your credit file.';
