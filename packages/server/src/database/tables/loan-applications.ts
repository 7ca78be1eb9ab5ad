import type { ContactPermission } from '@fairlead/core/contact/contact-permissions';
import type { CreditAgency } from '@fairlead/core/decision/credit-agency';
import type { DeclineReason } from '@fairlead/core/decision/decline-reasons';
import type { ReferralReason } from '@fairlead/core/decision/referral';
import type { DeclinePartnerEvent, PartnerOffer } from '@fairlead/core/application/decline-partner';
import type { ApplicationState } from '@fairlead/core/application/states';
import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { CreditHistory } from '@fairlead/core/pricing/bands';
import type { ProductId } from '@fairlead/core/pricing/products';
import type { Generated } from 'kysely';
import type { Instant, Json, Owned, Sealed } from '../columns.ts';

export interface AffordabilityFacts {
  readonly maritalStatus: string;
  readonly residentialStatus: string;
  readonly numberOfDependants: string;
  readonly rentOrMortgageMonthlyPayment: Pence | null;
  readonly monthlyDependantsCost: Pence | null;
}

/** Opaque numbers of the form, stored and never part of a decision. */
export interface DocumentCodes {
  readonly lufcd: number;
  readonly lfcd: number;
  readonly lcpd: number;
  /** Given after the submission, if at all. */
  readonly lrcpd?: number;
}

export interface DecisionShown {
  readonly outcome: string;
  readonly reasons: readonly string[];
  readonly reasonCodes: readonly DeclineReason[];
  readonly ruleVersion: string;
  /** Why it was referred. A release before this one did not store it. */
  readonly referredFor?: ReferralReason | null;
  /** Whose credit file it is based on. A release before this one did not store it. */
  readonly creditAgency?: CreditAgency | null;
}

export interface Referral {
  readonly partner: string;
  readonly issuedAt: Instant;
}

export interface UnconfirmedPermissions {
  readonly said: Readonly<Partial<Record<ContactPermission, boolean | undefined>>>;
  /** By the wall clock, as the permissions' own times. */
  readonly saidAt: Instant;
}

/** Another lender that was found for a declined application, and what happened since. */
export interface DeclinePartnerFacts {
  /** Identifies the acceptance to the panel. */
  readonly acceptanceId: string;
  readonly offer: PartnerOffer;
  readonly events: readonly { readonly event: DeclinePartnerEvent; readonly at: Instant }[];
  /** From then on the borrower's details can be with the lender. */
  readonly acceptedAt: Instant | null;
  /** When the lender refused the application. */
  readonly refusedAt: Instant | null;
}

export interface LoanApplicationsTable extends Owned {
  /** What the borrower and the lender call it; the loan's as well, once there is one. */
  reference: string;
  product_id: ProductId;
  state: ApplicationState;
  amount_pence: Pence;
  term_months: number;
  reason: string;
  /** JSON: names, date of birth, email, mobile number and addresses as they were submitted. */
  applicant_encrypted: Sealed;
  affordability: Json<AffordabilityFacts>;
  employment_status: string;
  /** As the applicant wrote it; null where none was given, and in a row that is in clear. */
  occupation_encrypted: Sealed | null;
  /** Null once encrypted. */
  occupation: string | null;
  net_monthly_income_pence: Pence;
  /** When the income was stated, where it was taken from an earlier application; null where it was stated with this. */
  income_stated_on: Generated<Day | null>;
  /** The same of `affordability`. */
  household_stated_on: Generated<Day | null>;
  document_codes: Json<DocumentCodes>;
  decision: Json<DecisionShown | null> | null;
  band: CreditHistory | null;
  bureau_searches: number;
  most_we_can_offer_pence: Pence | null;
  /** The last day on which the offer is valid. */
  expires_on: Day | null;
  /** The answer to `follow-up`; null before there is one. */
  follow_up: boolean | null;
  /** When the borrower was emailed that they can apply again, or it was no longer needed. */
  followed_up_at: Instant | null;
  /** The answer to `decline-consent`; null before there is one. */
  decline_panel_consented: boolean | null;
  decline_partner: Json<DeclinePartnerFacts | null> | null;
  /** Where the borrower continues with the other lender: it opens their application there. */
  decline_partner_link_encrypted: Sealed | null;
  /** What the applicant asked a person to look at again after the decline; null where they have not asked. */
  second_look_encrypted: Sealed | null;
  second_look_asked_at: Instant | null;
  second_look_answered_at: Instant | null;
  /** JSON: the driving licence, the car and the agreement that it is on; null for an unsecured loan. */
  hire_purchase_encrypted: Generated<Sealed | null>;
  /** The commission that was shown last, when it first was, and when the borrower agreed to it. */
  commission_shown_pence: Generated<Pence | null>;
  commission_shown_at: Generated<Instant | null>;
  commission_consented_at: Generated<Instant | null>;
  loan_contract_accepted_at: Instant | null;
  payment_day: number | null;
  referral: Json<Referral | null> | null;
  /** Made by someone who typed the email address of an account: the account's once its mailbox is proven. */
  is_from_outside: Generated<boolean>;
  /** Contact permissions as they came from outside: the borrower's once the link to this application is opened. */
  unconfirmed_permissions: Json<UnconfirmedPermissions | null> | null;
  created_at: Instant;
  updated_at: Instant;
}
