/** The balance of each account is as described; debits are positive. */
const ACCOUNT_NAMES = [
  /** What the borrower owes: principal, booked interest and fees not yet paid. */
  'loan-receivable',
  /** Received, less paid out, less returned. */
  'bank',
  /** Interest booked, as a credit. */
  'interest-income',
  /** Fees booked, as a credit. */
  'fee-income',
  /** Paid in excess of the debt, as a credit. */
  'borrower-credit',
  /** Charges rebated for early payment, by statute or as a goodwill gesture. */
  'rebates',
  /** Written off, less recovered. */
  'written-off',
  /** Debt sold to a buyer. */
  'debt-sold',
  /** Debt that ended when the goods were returned, less damage to them that the hirer owes. */
  'goods-returned',
] as const;

export type AccountName = (typeof ACCOUNT_NAMES)[number];

/** Signed pence, debits positive; the accounts of one loan always sum to zero. */
export type Accounts = Readonly<Record<AccountName, number>>;

export type Posting = { readonly account: AccountName; readonly amount: number };

/** The journal entry between two states of a loan's accounts: what changed, without zero lines. */
export function postingsBetween(before: Accounts | null, after: Accounts): readonly Posting[] {
  return ACCOUNT_NAMES.map((account) => ({
    account,
    amount: after[account] - (before?.[account] ?? 0),
  })).filter(({ amount }) => amount !== 0);
}
