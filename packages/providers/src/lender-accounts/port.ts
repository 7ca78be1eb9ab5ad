/** An account of another lender, to which it takes settlements. */
export interface LenderAccount {
  readonly accountName: string;
  /** Six digits. */
  readonly sortCode: string;
  /** Eight digits. */
  readonly accountNumber: string;
}

/**
 * Where other lenders take the settlement of an agreement. It never comes from a borrower or a letter that they send:
 * anyone could write another account there.
 */
export interface LenderAccountsPort {
  /** The account of the lender by its name as the borrower stated it; undefined where none is known. */
  find(lender: string): Promise<LenderAccount | undefined>;
}
