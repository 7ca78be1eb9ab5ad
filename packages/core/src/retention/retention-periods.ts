/** How long a record is kept, in whole days, months or years. */
export type RetentionPeriod = { days: number } | { months: number } | { years: number };

/**
 * Retention period of each kind of record that is deleted. The clean-up job applies them and the privacy notice
 * prints them.
 */
export const RETENTION_PERIODS = {
  /** Request counts per network address, from the start of their window. */
  requestCounts: { days: 2 },
  /** Sign-in links and sessions, from the time they ended. */
  signIns: { days: 30 },
  /** Browsers that an account knows, from when they last signed in, as long as their cookie. Browsers keep a cookie for 400 days at most. */
  knownBrowsers: { days: 395 },
  /** Devices of sessions, from the session. */
  devices: { days: 395 },
  /** Counts of page views, from their day. */
  pageViews: { days: 395 },
  /** Which version of a page an experiment shows a borrower or a browser, from when it was first asked for. */
  experimentSeeds: { days: 395 },
  /** Visits, which name a browser and no one, from their beginning. */
  visits: { days: 395 },
  /** Stored responses to idempotent requests, from the time of the response. */
  answers: { days: 90 },
  /** Messages that providers of payments send to us, from their arrival. */
  providerMessages: { days: 90 },
  /** Bank transactions that were read and not used for an application, from the start of the journey to the bank. */
  unusedBankData: { days: 1 },
  /** Answers of a form that was not sent, with the emails about it, from the last change. */
  drafts: { days: 30 },
  /** That an email address wants no emails about saved forms, from when its owner last said so. */
  stoppedAddresses: { months: 13 },
  /** Applications that did not become a loan, with their decision, from their last change. */
  applications: { months: 12 },
  /** Financial statements, from their last change: as long as a new one can be filled in from the last. */
  financialStatements: { months: 12 },
  /**
   * Loans with everything that belongs to them, from their end: as long as a claim is possible (Limitation Act 1980,
   * s.5).
   */
  loans: { years: 6 },
  /**
   * Messages to a brand and the emails about them, from the time they arrived. Any of them can be a complaint, whose
   * record is kept for at least three years from receipt (FCA Handbook, DISP 1.9.1R(2)).
   */
  contactMessages: { years: 3 },
} as const satisfies Record<string, RetentionPeriod>;
