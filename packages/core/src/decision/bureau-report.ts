import type { Pence } from '../money/pence.ts';

/** What a credit reference agency answered about one applicant, in the lender's words. */
export type BureauReport = {
  /** Whether the file found is this person's at this address; 'thin' when there is too little to tell. */
  readonly match: 'full' | 'address-mismatch' | 'thin';
  /** 0 to 999, higher is better. */
  readonly score: number;
  /** What the file shows as paid to other lenders each month. */
  readonly monthlyCommitments: Pence;
  readonly adverse: {
    /** Bankruptcy, an individual voluntary arrangement or a debt relief order that is not discharged. */
    readonly insolvency: boolean;
    readonly defaultsLast12Months: number;
  };
  /** The agency asks for a person to look before anything is decided. */
  readonly referred?: boolean;
};
