import type { Day } from '@fairlead/core/calendar/day';
import type { BankTransaction } from '@fairlead/core/income/bank-transaction';

export interface IncomeJourney {
  /** Comes back with the borrower, unchanged. At least 32 random bytes in base64url. */
  readonly state: string;
  /** Where the provider sends the borrower afterwards, with `code` and `state`, or with `error` and `state`. */
  readonly redirectUrl: string;
}

export interface IncomeDataToRead {
  /** From the address that the borrower came back to. Used once. */
  readonly code: string;
  /** The same as in the journey. */
  readonly redirectUrl: string;
  /** Both days included; at most 365 days. */
  readonly from: Day;
  readonly to: Day;
}

export interface IncomeData {
  /** The bank's name, as its customers know it. */
  readonly bank: string;
  /** The names on the accounts, as the bank has them; empty where it does not say. */
  readonly holders: readonly string[];
  /** Booked transactions of current accounts in pounds, oldest first. */
  readonly transactions: readonly BankTransaction[];
}

/**
 * Reads a borrower's account transactions once, after they agreed to it at their bank. Access ends with the read: no
 * token outlives the call.
 */
export interface IncomeDataPort {
  /** The page of the provider on which the borrower chooses a bank and agrees. Calls nothing. */
  journeyUrl(journey: IncomeJourney): string;
  /**
   * Exchanges the code, reads, and ends the access. `ProviderRejected`: 'code-not-valid' (unknown, used or expired),
   * 'access-ended' (the bank withdrew the consent meanwhile). `ProviderUnavailable` and `ProviderTimeout`: start the
   * journey again.
   */
  read(asked: IncomeDataToRead): Promise<IncomeData>;
}
