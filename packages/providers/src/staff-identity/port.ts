/** A member of staff as the identity provider names them. */
export interface StaffIdentity {
  /** Never changes and is never given to another person. */
  readonly subject: string;
  readonly name: string;
  readonly groups: readonly string[];
}

/** What has to be remembered of a sign-on until the browser comes back. Secret: anyone who has it could finish it. */
export interface SignOnMemory {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface StartedSignOn {
  /** Where the browser goes, at the identity provider. */
  readonly address: string;
  readonly memory: SignOnMemory;
}

/**
 * Says who a member of staff is: OpenID Connect's code flow with PKCE (OpenID Connect Core 1.0, section 3.1; RFC 7636).
 * Each sign-on authenticates again, whatever session the browser has with the identity provider.
 */
export interface StaffIdentityPort {
  /** False where no identity provider is set up: `begin` and `finish` are then not called. */
  readonly isSetUp: boolean;
  /** `redirectUri` is the whole address that the identity provider sends the browser back to, as registered there. */
  begin(redirectUri: string): Promise<StartedSignOn>;
  /**
   * Exchanges what the browser brought back (the query of its address) for the identity, once.
   * Throws `ProviderRejected` when the answer does not belong to this sign-on, was used, or says no.
   */
  finish(redirectUri: string, query: string, memory: SignOnMemory): Promise<StaffIdentity>;
}
