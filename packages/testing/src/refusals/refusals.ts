import { BANK_ACCOUNT_REFUSALS } from './bank-account-refusals.ts';
import { ARRANGEMENT_REFUSALS } from './arrangement-refusals.ts';
import { BANK_DATA_REFUSALS } from './bank-data-refusals.ts';
import { CASE_REFUSALS } from './case-refusals.ts';
import { CARD_REFUSALS } from './card-refusals.ts';
import { CLOSED_APPLICATIONS } from './closed-applications.ts';
import { COMMISSION_REFUSALS } from './commission-refusals.ts';
import { DOCUMENT_REFUSALS } from './document-refusals.ts';
import { OFFER_REFUSALS } from './offer-refusals.ts';
import { PAYING_REFUSALS, SETTLING_REFUSALS } from './paying-refusals.ts';
import { PROOF_REFUSALS } from './proof-refusals.ts';
import { HIRED_CAR_REFUSALS } from './hired-car-refusals.ts';
import type { RefusalWorld } from './refusal-world.ts';
import { REQUIREMENT_REFUSALS } from './requirement-refusals.ts';
import { REPAYMENT_REFUSALS } from './repayment-refusals.ts';
import { STAFF_REFUSALS } from './staff-refusals.ts';
import { STATEMENT_REFUSALS } from './statement-refusals.ts';
import { VISITOR_REFUSALS } from './visitor-refusals.ts';

/** Every refusal that is proven for each call that states it. */
export const REFUSALS: readonly RefusalWorld[] = [
  ...VISITOR_REFUSALS,
  ...OFFER_REFUSALS,
  ...CLOSED_APPLICATIONS,
  ...REQUIREMENT_REFUSALS,
  ...PROOF_REFUSALS,
  ...BANK_DATA_REFUSALS,
  ...CARD_REFUSALS,
  ...DOCUMENT_REFUSALS,
  ...COMMISSION_REFUSALS,
  ...STAFF_REFUSALS,
  // In an order in which loans of the same day are shared.
  ...STATEMENT_REFUSALS,
  ...PAYING_REFUSALS,
  ...SETTLING_REFUSALS,
  ...REPAYMENT_REFUSALS,
  ...CASE_REFUSALS,
  ...HIRED_CAR_REFUSALS,
  ...BANK_ACCOUNT_REFUSALS,
  ...ARRANGEMENT_REFUSALS,
];
