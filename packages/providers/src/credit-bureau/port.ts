import type { Day } from '@fairlead/core/calendar/day';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import type { Pence } from '@fairlead/core/money/pence';

/** An address in the bureau's format. */
export interface BureauAddress {
  readonly houseNumber: string;
  readonly flatNumber: string;
  readonly line1: string;
  readonly line2: string;
  readonly town: string;
  readonly county: string;
  readonly postCode: string;
}

export interface BureauSearch {
  /** Identifies the search: repeating it returns the same report and leaves one footprint. */
  readonly searchId: string;
  /** 2 after the applicant has corrected the addresses following an address mismatch. */
  readonly attempt: 1 | 2;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: Day;
  /** Current address first, then the previous ones in the history. */
  readonly addresses: readonly BureauAddress[];
  readonly netMonthlyIncome: Pence;
  readonly housingCost: Pence;
  readonly amount: Pence;
}

/** A credit reference agency. */
export interface CreditBureauPort {
  /**
   * Makes a soft search of the applicant's file. Idempotent by `searchId`. Times out after 20 s. Throws
   * `ProviderUnavailable` when no report is available now.
   */
  search(search: BureauSearch): Promise<BureauReport>;
}
