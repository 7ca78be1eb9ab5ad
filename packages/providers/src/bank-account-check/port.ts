/**
 * `modulus-failure`: the account number cannot exist at that sort code. The other outcomes are from Confirmation of
 * Payee. `not-found`: the bank has no such account; `switched`: the account was moved to another bank; `cannot-check`:
 * the bank does not take part or does not say, which says nothing against the account.
 */
export type AccountCheckOutcome =
  | 'match'
  | 'close-match'
  | 'no-match'
  | 'not-found'
  | 'switched'
  | 'cannot-check'
  | 'modulus-failure';

export interface AccountToCheck {
  readonly accountName: string;
  /** Six digits. */
  readonly sortCode: string;
  /** Eight digits. */
  readonly accountNumber: string;
}

export interface AccountCheck {
  readonly outcome: AccountCheckOutcome;
  /** The name on the account at the bank; set only for a close match. */
  readonly suggestedName: string | null;
}

/**
 * Checks that an account can exist (Vocalink's modulus check) and belongs to the given name (Pay.UK Confirmation of
 * Payee).
 */
export interface BankAccountCheckPort {
  /** Read-only. Throws `ProviderUnavailable`. */
  check(account: AccountToCheck): Promise<AccountCheck>;
}
