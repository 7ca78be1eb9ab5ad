/** What the borrower of a loan could pay for another product, as the service of the group says that has the loan. */
export interface AffordabilityPort {
  /**
   * Whether anything is left each month; null where the service does not know the loan. Read-only, times out after 2 s.
   * Throws `ProviderUnavailable` and `ProviderTimeout`.
   */
  isAffordable(loan: { readonly brandId: string; readonly loanId: string }): Promise<boolean | null>;
}
