import type { Pence } from '../money/pence.ts';

/** Whether the file matches the person at this address; 'thin' when there is too little data. */
export const BUREAU_MATCHES = ['full', 'address-mismatch', 'thin'] as const;

/** How well a credit file matches what was given; 'none' when it does not. */
export const MATCH_LEVELS = ['full', 'partial', 'none'] as const;

type MatchLevel = (typeof MATCH_LEVELS)[number];

/** A credit card that a report shows. */
export type ReportedCard = {
  readonly issuer: string;
  readonly lastFour: string;
  readonly balance: Pence;
  readonly limit: Pence | null;
  /** What was last paid in a month. */
  readonly monthlyPayment: Pence | null;
  /** Effective annual rate in percent, such as 24.9. */
  readonly ratePercent: number | null;
};

/** A credit reference agency's report on an applicant, in our own terms. */
export type BureauReport = {
  readonly match: (typeof BUREAU_MATCHES)[number];
  /** 0 to 999, higher is better. */
  readonly score: number;
  /** Monthly payments to other lenders on the file. */
  readonly monthlyCommitments: Pence;
  readonly adverse: {
    /** An undischarged bankruptcy, individual voluntary arrangement or debt relief order. */
    readonly insolvency: boolean;
    readonly defaultsLast12Months: number;
  };
  /** Whether the newest address on the file is the one that was given; absent where the agency does not say. */
  readonly isNewestAddress?: boolean;
  /** How well the file matches the name and the date of birth; absent where the agency does not say. */
  readonly identityMatch?: MatchLevel;
  /** How well it matches the address, also where it is too thin to score; absent where the agency does not say. */
  readonly addressMatch?: MatchLevel;
  /** The net monthly income that payments into the person’s accounts support; absent where the agency does not say. */
  readonly supportedMonthlyIncome?: Pence;
  /** The credit cards on the file; absent where the agency does not list them. */
  readonly creditCards?: readonly ReportedCard[];
  /** The agency refers the application for manual review. */
  readonly referred?: boolean;
};
