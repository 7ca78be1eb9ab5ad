import type { Day } from '@fairlead/core/calendar/day';
import type { BureauReport } from '@fairlead/core/decision/bureau-report';
import type { Pence } from '@fairlead/core/money/pence';

/** An address as the bureau takes it: the newest first, no house name or number beside the lines. */
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
  /** One search, one id: the same id gives the same report and leaves one footprint. */
  readonly searchId: string;
  /** 2 once the applicant has corrected the addresses after an address mismatch. */
  readonly attempt: 1 | 2;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: Day;
  /** Current address first, then the previous ones that make up the history. */
  readonly addresses: readonly BureauAddress[];
  readonly netMonthlyIncome: Pence;
  readonly housingCost: Pence;
  readonly amount: Pence;
}

/** A credit reference agency. */
export interface CreditBureauPort {
  /**
   * Searches the applicant's file; a soft search. Idempotent by `searchId`. Waits up to 20 s.
   * Throws `ProviderUnavailable` when no decision can be had now.
   */
  search(search: BureauSearch): Promise<BureauReport>;
}
