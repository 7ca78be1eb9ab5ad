import { addressLookupEndpoints } from './address-lookup.ts';
import { arrangementEndpoints } from './repaying/arrangement.ts';
import { changePreviewEndpoints } from './repaying/change-preview.ts';
import { authEndpoints } from './auth.ts';
import { bankPaymentEndpoints } from './repaying/bank-payment.ts';
import { calendarFeedEndpoints } from './repaying/calendar-feed.ts';
import { cardPaymentEndpoints } from './repaying/card-payment.ts';
import { chatEndpoints } from './chat.ts';
import { contactMessageEndpoints } from './contact-message.ts';
import { contactPauseEndpoints } from './contact-pause.ts';
import { contactPermissionEndpoints } from './contact-permission.ts';
import { employmentStatusEndpoints } from './employment-status.ts';
import { crossProductEndpoints } from './cross-product.ts';
import { declinePartnerEndpoints } from './loan-application/decline-partner-endpoints.ts';
import { debtConsolidationEndpoints } from './debt-consolidation.ts';
import { earlierFileEndpoints } from './proofs/earlier-file.ts';
import { evidenceEndpoints } from './evidence.ts';
import { directDebitEndpoints } from './repaying/direct-debit.ts';
import { draftEndpoints } from './loan-application/draft-endpoints.ts';
import { documentEndpoints } from './loan-application/document-endpoints.ts';
import { financialStatementEndpoints } from './financial-statement.ts';
import { loanApplicationEndpoints } from './loan-application/endpoints.ts';
import { requoteEndpoints } from './loan-application/requote-endpoints.ts';
import { secondLookEndpoints } from './loan-application/second-look-endpoints.ts';
import { loanCaseEndpoints } from './hardship/loan-case.ts';
import { loanEndpoints } from './loan-endpoints.ts';
import { messageEndpoints } from './message.ts';
import { phoneLinkEndpoints } from './proofs/phone-link.ts';
import { openBankingEndpoints } from './proofs/open-banking.ts';
import { proofEndpoints } from './proofs/proof.ts';
import { repaymentEndpoints } from './repaying/repayment.ts';
import { repaymentLinkEndpoints } from './repaying/repayment-link.ts';
import { requirementEndpoints } from './requirement.ts';
import { reviewEndpoints } from './review-stats.ts';
import { sandboxEndpoints } from './sandbox.ts';
import { secondAttemptEndpoints } from './repaying/second-attempt.ts';
import { settlementEndpoints } from './repaying/settlement.ts';
import { statementEndpoints } from './repaying/statement.ts';
import { staffEndpoints } from './staff.ts';
import { supportNeedsEndpoints } from './hardship/support-needs.ts';
import { userEndpoints } from './user.ts';
import { visitEndpoints } from './visit.ts';
import { commissionEndpoints } from './motor/commission.ts';
import { hiredCarEndpoints } from './motor/hired-car.ts';
import { settlementFigureEndpoints } from './motor/settlement-figure.ts';
import { vehicleEndpoints } from './motor/vehicle-lookup.ts';
import type { EndpointTable } from './wire/endpoint.ts';

/** A group of the API document. */
export interface Noun {
  readonly name: string;
  readonly description: string;
  readonly endpoints: EndpointTable;
}

/** Every endpoint by noun, in the order of the API document. */
export const NOUNS = [
  {
    name: 'Sessions',
    description: 'Signing in by a link, confirming a code by text message, signing out.',
    endpoints: authEndpoints,
  },
  {
    name: 'Visits',
    description: 'The device of a session, and counts of pages for visitors who agreed to them.',
    endpoints: visitEndpoints,
  },
  {
    name: 'Borrowers',
    description: 'The signed-in borrower, with their applications and loans.',
    endpoints: { ...userEndpoints, ...contactPermissionEndpoints, ...contactPauseEndpoints },
  },
  {
    name: 'Messages',
    description: 'Every email and text message that was sent to the borrower.',
    endpoints: messageEndpoints,
  },
  {
    name: 'Applications',
    description:
      'From the form to the decision, the price and the offer, with the commission of a hire purchase.',
    endpoints: { ...loanApplicationEndpoints, ...commissionEndpoints, ...settlementFigureEndpoints },
  },
  {
    name: 'Drafts',
    description: 'Forms that are saved before they are sent, and continued from a link in an email.',
    endpoints: draftEndpoints,
  },
  {
    name: 'Other amounts and terms',
    description: 'What an applicant can have instead of the amount and the term that they asked for.',
    endpoints: requoteEndpoints,
  },
  {
    name: 'Second looks',
    description: 'A person looks at a decline again.',
    endpoints: secondLookEndpoints,
  },
  {
    name: 'Other lenders',
    description: 'Another lender for a borrower who was declined, by consent.',
    endpoints: declinePartnerEndpoints,
  },
  {
    name: 'Requirements',
    description: 'What a borrower has to provide before documents can be made.',
    endpoints: requirementEndpoints,
  },
  {
    name: 'Proofs',
    description: 'Files that prove identity, address or income. The lender’s staff look at them.',
    endpoints: { ...proofEndpoints, ...earlierFileEndpoints },
  },
  {
    name: 'Phone links',
    description: 'Links by which a phone sends photos for a proof that is open on a computer.',
    endpoints: phoneLinkEndpoints,
  },
  {
    name: 'Open banking',
    description: 'A borrower’s bank transactions, read once by consent to find their income.',
    endpoints: openBankingEndpoints,
  },
  {
    name: 'Debt consolidation',
    description:
      'Credit cards that a borrower pays off with a loan: choosing them before it, recording it afterwards.',
    endpoints: debtConsolidationEndpoints,
  },
  {
    name: 'Documents and signature',
    description: 'Making, reading and signing the documents of a loan.',
    endpoints: documentEndpoints,
  },
  {
    name: 'Loans',
    description: 'A loan after the signature, and its signed documents.',
    endpoints: loanEndpoints,
  },
  {
    name: 'Repayments',
    description: 'What a borrower pays besides the instalments: arrears, or early.',
    endpoints: { ...repaymentEndpoints, ...changePreviewEndpoints },
  },
  {
    name: 'Card payments',
    description: 'Paying by card, and confirming a payment with the bank.',
    endpoints: cardPaymentEndpoints,
  },
  {
    name: 'Bank payments',
    description:
      'Payments from a bank by open banking: by the borrower, here or on another device, or by someone else with a link.',
    endpoints: { ...bankPaymentEndpoints, ...repaymentLinkEndpoints },
  },
  {
    name: 'Early settlement',
    description: 'Paying off a loan before its last instalment.',
    endpoints: settlementEndpoints,
  },
  {
    name: 'Statements',
    description: 'Papers about a running loan that are made when they are asked for.',
    endpoints: statementEndpoints,
  },
  {
    name: 'Direct Debit',
    description: 'The instruction of a running loan: set up again, or on another account.',
    endpoints: { ...directDebitEndpoints, ...secondAttemptEndpoints, ...calendarFeedEndpoints },
  },
  {
    name: 'Evidence',
    description: 'What a borrower was shown, confirmed and signed, as a record and as a ZIP.',
    endpoints: evidenceEndpoints,
  },
  {
    name: 'Help with payments',
    description:
      'What a household receives, spends and has left, by the categories of the Standard Financial Statement, the payment plan of a borrower in arrears that is worked out from it, support needs, and what a person looks into: a payment that is missing, a breathing space that was applied for.',
    endpoints: {
      ...financialStatementEndpoints,
      ...arrangementEndpoints,
      ...supportNeedsEndpoints,
      ...loanCaseEndpoints,
    },
  },
  {
    name: 'Cross product',
    description:
      'What other services of the group may know of a borrower, and what a borrower may hear about them.',
    endpoints: crossProductEndpoints,
  },
  { name: 'Addresses', description: 'UK addresses by postcode.', endpoints: addressLookupEndpoints },
  {
    name: 'Vehicles',
    description:
      'A car by its registration number, for motor finance, and what its hirer reports: the end of the agreement and the return of the car, its loss, another registration number.',
    endpoints: { ...vehicleEndpoints, ...hiredCarEndpoints },
  },
  {
    name: 'Form lists',
    description: 'Options for the fields of the application form.',
    endpoints: employmentStatusEndpoints,
  },
  { name: 'Reviews', description: 'Review figures of a brand.', endpoints: reviewEndpoints },
  {
    name: 'Contact',
    description: 'Messages to a brand.',
    endpoints: { ...contactMessageEndpoints, ...chatEndpoints },
  },
  {
    name: 'Staff',
    description:
      'For the lender’s staff of every brand: signing on, referred applications, proofs, looking up a borrower, what only the lender does to a loan.',
    endpoints: staffEndpoints,
  },
  {
    name: 'Sandbox',
    description: 'The time machine, the inbox and the values that choose outcomes. Absent in production.',
    endpoints: sandboxEndpoints,
  },
] as const satisfies readonly Noun[];

/** `A | B` as `A & B`. */
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Both) => void
  ? Both
  : never;

type OfNouns = All<(typeof NOUNS)[number]['endpoints']>;

export type Endpoints = { readonly [N in keyof OfNouns]: OfNouns[N] };

/** Every endpoint of the product, by the name that the server mounts and the browser calls: those of all nouns. */
export const ENDPOINTS = Object.assign({}, ...NOUNS.map(({ endpoints }) => endpoints)) as Endpoints;

export type EndpointName = keyof Endpoints;

/** An endpoint that scripts in the browser call. */
export type BrowserEndpointName = {
  [N in EndpointName]: Endpoints[N]['calledFrom'] extends 'script' ? N : never;
}[EndpointName];
