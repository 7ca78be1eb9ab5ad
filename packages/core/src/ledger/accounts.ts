/** Each account equals its meaning; debit is positive. */
const ACCOUNT_NAMES = [
  /** What the borrower owes: principal, booked interest and fees not yet paid. */
  'loan-receivable',
  /** Received, less paid out, less returned. */
  'bank',
  /** Interest booked, as a credit. */
  'interest-income',
  /** Fees booked, as a credit. */
  'fee-income',
  /** What the borrower paid beyond the debt, as a credit. */
  'borrower-credit',
  /** Charges given back for paying early, by statute or by grace. */
  'rebates',
  /** Written off, less recovered. */
  'written-off',
  /** Debt that passed to a buyer. */
  'debt-sold',
  /** Debt that ended with the return of the goods. */
  'goods-returned',
] as const;

export type AccountName = (typeof ACCOUNT_NAMES)[number];

/** Signed pence, debit positive; the sum over the accounts of one loan is always zero. */
export type Accounts = Readonly<Record<AccountName, number>>;

export type Posting = { readonly account: AccountName; readonly amount: number };

/** The entry that leads from one state of a loan's accounts to the next: what changed, never a zero line. */
export function postingsBetween(before: Accounts | null, after: Accounts): readonly Posting[] {
  return ACCOUNT_NAMES.map((account) => ({
    account,
    amount: after[account] - (before?.[account] ?? 0),
  })).filter(({ amount }) => amount !== 0);
}
