import type { IncomeBand, PartnerOffer } from '@fairlead/core/application/decline-partner';
import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';

/** What a panel learns before the borrower has chosen: nothing that says who they are. */
export interface PartnerEnquiry {
  readonly brandId: string;
  readonly amount: Pence;
  readonly termMonths: number;
  /** What the loan is for, as the application has it: `home_improvement`. */
  readonly purpose: string;
  readonly incomeBand: IncomeBand;
}

/** An address of the applicant; what was not given is null. */
interface PartnerAddress {
  readonly houseNumber: string | null;
  readonly flatNumber: string | null;
  readonly line1: string | null;
  readonly line2: string | null;
  readonly town: string | null;
  readonly county: string | null;
  readonly postCode: string;
}

/** The application as it is passed on to the lender that the borrower chose. */
export interface AcceptedPartner {
  /** Identifies the acceptance: repeating it returns the same link and passes the details on once. */
  readonly acceptanceId: string;
  readonly partnerId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: Day;
  readonly email: string;
  /** E.164. */
  readonly mobileNumber: string;
  /** Current address first. */
  readonly addresses: readonly PartnerAddress[];
  readonly employmentStatus: string;
  readonly netMonthlyIncome: Pence;
  readonly amount: Pence;
  readonly termMonths: number;
  readonly purpose: string;
}

export interface PartnerLink {
  /** Where the borrower continues with the lender, with what identifies their application there. Https and personal. */
  readonly url: string;
}

/** Other lenders that look at applications which were declined. */
export interface DeclinePanelPort {
  /**
   * A lender for a loan like this, or null where there is none. Read-only, and about no one. Throws
   * `ProviderUnavailable`.
   */
  findPartner(enquiry: PartnerEnquiry): Promise<PartnerOffer | null>;
  /**
   * Passes the application on to the lender and returns where the borrower continues, at the `origin` of the offer.
   * Idempotent by `acceptanceId`. Throws `ProviderUnavailable` and `ProviderTimeout`; rejects 'no-longer-offered'.
   */
  accept(acceptance: AcceptedPartner): Promise<PartnerLink>;
}
