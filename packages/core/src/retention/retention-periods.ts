/** How long something is kept that is kept for a while only: whole days or whole years of the wall clock. */
export type RetentionPeriod = { days: number } | { years: number };

/** What is deleted when its time is over. Housekeeping deletes by these, and the privacy notice prints them. */
export const RETENTION_PERIODS = {
  /** Counts of requests from a network address, after their window began. */
  requestCounts: { days: 2 },
  /** Sign-in links and sessions, after they ended. */
  signIns: { days: 30 },
  /** Answers that a repeated request is given again, after they were given. */
  answers: { days: 90 },
  /**
   * Messages to a brand and the emails about them, after they came. Any of them may be a complaint, whose record is
   * kept for at least three years from the day it was received (FCA handbook, DISP 1.9.1R(2)).
   */
  contactMessages: { years: 3 },
} as const satisfies Record<string, RetentionPeriod>;
