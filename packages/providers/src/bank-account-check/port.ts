/**
 * `modulus-failure`: no such account number can exist at that sort code. The rest is Confirmation of Payee;
 * `cannot-check`: the bank takes no part, which says nothing against the account.
 */
export type AccountCheckOutcome = 'match' | 'close-match' | 'no-match' | 'cannot-check' | 'modulus-failure';

export interface AccountToCheck {
  readonly accountName: string;
  /** Six digits. */
  readonly sortCode: string;
  /** Eight digits. */
  readonly accountNumber: string;
}

export interface AccountCheck {
  readonly outcome: AccountCheckOutcome;
  /** The name that the bank holds; told for a close match only. */
  readonly suggestedName: string | null;
}

/** Whether an account can exist (Vocalink's modulus check) and carries the name given (Pay.UK Confirmation of Payee). */
export interface BankAccountCheckPort {
  /** Reads only. Throws `ProviderUnavailable`. */
  check(account: AccountToCheck): Promise<AccountCheck>;
}
