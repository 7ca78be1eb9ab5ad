/** An account of another lender, to which it takes settlements. */
export interface LenderAccount {
  readonly accountName: string;
  /** Six digits. */
  readonly sortCode: string;
  /** Eight digits. */
  readonly accountNumber: string;
  /** What the lender finds a payment by, with `{agreementNumber}` in the place of the number of its agreement. */
  readonly reference: string;
}

/** The part of a lender's reference that is replaced by the number of its agreement. */
export const AGREEMENT_NUMBER = '{agreementNumber}';

/**
 * Where other lenders take the settlement of an agreement. It never comes from a borrower or a letter that they send:
 * anyone could write another account there. Answered from memory, so that a transaction can wait for it.
 */
export interface LenderAccountsPort {
  /** The account of the lender by its name as the borrower stated it; undefined where none is known. */
  find(lender: string): Promise<LenderAccount | undefined>;
}
