/** At most so many calls in one fixed window of the wall clock. */
export interface Allowance {
  readonly calls: number;
  readonly perMinutes: number;
}

export const HOUR = 60;
export const DAY = 24 * HOUR;

/** How often an endpoint may be called. */
export interface RateLimit<Body = never> {
  /** By one network address. */
  readonly perAddress?: Allowance;
  /**
   * By one browser that has signed in to the account before. Such a call does not count for its network, where others
   * could use up the borrower's calls. The handler counts, because it looks for the account.
   */
  readonly perKnownBrowser?: Allowance;
  /** By the signed-in borrower, or by one sender about the account that `accountOf` names. */
  readonly perAccount?: Allowance;
  /**
   * The email address of the account that a call is about, from its decoded body; null where the body names none, so that
   * it counts for the signed-in borrower.
   */
  readonly accountOf?: (body: Body) => string | null;
}
