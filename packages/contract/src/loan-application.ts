import { z } from 'zod';
import { address, addressInput } from './address.ts';
import {
  embeddedQuery,
  id,
  idParams,
  instant,
  isoDay,
  listReference,
  money,
  nonNegativeMoney,
  positiveMoney,
  reference,
  text,
} from './codecs.ts';
import { endpoint } from './endpoint.ts';
import { quote } from './quote.ts';
import { user } from './user.ts';
import {
  DOCUMENT_TYPES,
  documentSlug,
  employmentStatusName,
  loanReason,
  maritalStatus,
  numberOfDependants,
  residentialStatus,
} from './vocabulary.ts';

export const APPLICATION_STATES = [
  'Quoted',
  'Declined',
  'Address Mismatch',
  'Referred',
  'Requirements',
  'Documents',
  'Requested',
  'Unrequested',
  'Expired',
] as const;

const opaqueCode = z.int().min(0).max(1_000_000_000).default(0);

const consent = z.boolean().optional();

const applicantInput = z.strictObject({
  firstName: text(60),
  lastName: text(60),
  dateOfBirth: isoDay,
  email: text(254),
  mobileNumber: text(30),
  addresses: z.array(addressInput).min(1).max(2),
  contactConsent: z
    .strictObject({
      unsecuredLoanReminders: consent,
      unsecuredLoanOffers: consent,
      motorFinanceReminders: consent,
      motorFinanceOffers: consent,
      groupCrossSell: consent,
    })
    .optional(),
});

const affordabilityInput = z.strictObject({
  maritalStatus,
  residentialStatus,
  rentOrMortgageMonthlyPayment: nonNegativeMoney.optional(),
  numberOfDependants,
  monthlyDependantsCost: nonNegativeMoney.optional(),
});

export const applicationInput = z.strictObject({
  amount: positiveMoney,
  term: z.int().min(1).max(120),
  reason: loanReason,
  occupation: text(80, 0).optional(),
  lufcd: opaqueCode,
  lfcd: opaqueCode,
  lcpd: opaqueCode,
  employmentStatus: z.strictObject({ name: employmentStatusName }),
  netMonthlyIncome: nonNegativeMoney,
  user: applicantInput,
  affordability: affordabilityInput,
});

const requirementState = z.enum(['Not started', 'Provided', 'In review', 'Met', 'Refused', 'Skipped']);

const requirement = z.strictObject({
  '@type': z.enum(['bank-application-requirement', 'payment-day-requirement']),
  id,
  state: requirementState,
  /** What was given, masked where it is secret: "ending 9876", "the 15th". */
  given: z.string().nullable(),
});

const documentSet = z.strictObject({
  '@type': z.literal('document-set'),
  id,
  /** The set assumes the money is sent on this day and can be signed on it only. */
  drawdownOn: isoDay,
  isCurrent: z.boolean(),
  firstPaymentOn: isoDay,
  quotedMonthlyCost: money,
  monthlyCost: money,
  finalPayment: money,
  totalAmountPayable: money,
  apr: z.number(),
  interestRate: z.number(),
  documents: z.array(
    z.strictObject({
      type: z.enum(Object.keys(DOCUMENT_TYPES) as (keyof typeof DOCUMENT_TYPES)[]),
      slug: documentSlug,
      title: z.string(),
      url: z.string(),
      readAt: instant.nullable(),
    }),
  ),
});

export const employmentStatus = z.strictObject({
  '@type': z.literal('employment-status'),
  id: z.int(),
  name: employmentStatusName,
});

const loanProduct = z.strictObject({
  '@type': z.literal('loan-product'),
  id: z.string(),
  name: z.string(),
  productType: z.string(),
});

const scheduleRow = z.strictObject({
  number: z.int(),
  dueOn: isoDay,
  collectOn: isoDay,
  payment: money,
  interest: money,
  principal: money,
  closing: money,
});

export const loanApplication = z.strictObject({
  '@type': z.literal('loan-application'),
  id,
  state: z.enum(APPLICATION_STATES),
  createdAt: instant,
  expiresAt: isoDay.nullable(),
  loanContractAcceptedAt: instant.nullable(),
  amount: money,
  term: z.int(),
  /** Reasons a person may be told, in plain sentences; empty unless Declined. */
  declineReasons: z.array(z.string()),
  /** The most that is offered to this applicant, when it is less than was asked. */
  mostWeCanOffer: money.nullable(),
  quote: z.union([quote, reference]).nullable(),
  requirements: z.array(requirement).optional(),
  user: z.union([user, reference]),
  employmentStatus: z.union([employmentStatus, listReference]),
  loanProduct: z.union([loanProduct, listReference]),
  loan: reference.nullable(),
  documentSet: documentSet.nullable(),
  /** The plan of the current document set, or of the quote at equal months from today before there is one. */
  schedule: z.array(scheduleRow).optional(),
  isDrawdownToday: z.boolean(),
});

const EMBEDS = [
  'quote',
  'requirements',
  'user',
  'user.addresses',
  'employmentStatus',
  'loanProduct',
  'schedule',
];

/** Embeds of the spec that answer as empty until their issue is reached are not accepted: they are absent. */
export const submitApplication = endpoint({
  method: 'POST',
  path: '/v2/loan-applications',
  alsoAt: ['/loan-applications'],
  summary: 'Submit an application; the answer is a decision and, for a new applicant, a token that signs in',
  actor: 'anyone',
  idempotent: true,
  status: 201,
  embeds: EMBEDS,
  query: embeddedQuery.extend({ referral: z.string().max(2000).optional() }),
  body: applicationInput,
  data: loanApplication.extend({ autoLoginToken: z.string().nullable() }),
  refusals: { directApplicationsOff: 403, bureauUnavailable: 503, motorApplicationsNotOpen: 403 },
});

export const readApplication = endpoint({
  method: 'GET',
  path: '/v2/loan-applications/:id',
  summary: 'One application',
  actor: 'borrower',
  embeds: EMBEDS,
  params: idParams,
  query: embeddedQuery,
  data: loanApplication,
});

export const updateAddressMismatch = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/address-mismatch-update',
  summary: 'Corrected details after the bureau did not find the applicant at the address',
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  body: z.strictObject({
    firstName: text(60),
    lastName: text(60),
    dateOfBirth: isoDay,
    addresses: z.array(addressInput.nullable()).min(1).max(2),
  }),
  data: loanApplication,
  refusals: { applicationNotOpen: 409, bureauUnavailable: 503 },
});

export const trackApplyVisit = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/track-apply-visit',
  summary: 'The borrower opened the offer',
  actor: 'borrower',
  params: idParams,
  data: loanApplication,
});

export const followUp = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/follow-up',
  summary: 'The borrower wants to go on with the offer',
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  body: z.strictObject({ followUp: z.boolean() }),
  data: loanApplication,
  refusals: { applicationNotOpen: 409, quoteExpired: 409 },
});

/** Makes the current document set: re-priced on the real dates, assumed drawdown today (decisions 2). */
export const prepareDocuments = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/prepare-documents',
  summary: "Make today's documents from the offer, the payment day and today's date",
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  data: loanApplication,
  refusals: { applicationNotOpen: 409, requirementsNotMet: 409, quoteExpired: 409 },
});

const hasRead = z.strictObject({ hasRead: z.literal(true) });
const readingRefusals = {
  applicationNotOpen: 409,
  documentsOutOfDate: 409,
  requirementsNotMet: 409,
} as const;

const confirmRead = (slug: 'adequate-explanations' | 'contract' | 'secci', summary: string) =>
  endpoint({
    method: 'POST',
    path: `/v2/loan-applications/:id/confirm-read-${slug}`,
    summary,
    actor: 'borrower',
    idempotent: true,
    params: idParams,
    body: hasRead,
    data: loanApplication,
    refusals: readingRefusals,
  });

export const confirmReadAdequateExplanations = confirmRead(
  'adequate-explanations',
  'The borrower says: I have read the important information',
);
export const confirmReadSecci = confirmRead('secci', 'The borrower says: I have read the key facts');
export const confirmReadContract = confirmRead('contract', 'The borrower says: I have read the agreement');

export const completeReadDocuments = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/complete-read-documents',
  summary: 'Every document of the current set has been read',
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  data: loanApplication,
  refusals: { ...readingRefusals, documentsNotRead: 409 },
});

export const requestLoan = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/requested',
  summary: 'Sign the agreement and ask for the money',
  actor: 'borrower',
  strength: 'strong',
  idempotent: true,
  params: idParams,
  data: loanApplication,
  refusals: { ...readingRefusals, documentsNotRead: 409, quoteExpired: 409 },
});

export const declineToRequest = endpoint({
  method: 'POST',
  path: '/v2/loan-applications/:id/unrequested',
  summary: 'Not now: keeps the offer open until it expires',
  actor: 'borrower',
  idempotent: true,
  params: idParams,
  data: loanApplication,
  refusals: { applicationNotOpen: 409 },
});

const documentParams = z.strictObject({ id, slug: documentSlug, format: z.enum(['html', 'pdf']) });

export const readApplicationDocument = endpoint({
  method: 'GET',
  path: '/v2/loan-applications/:id/read-:slug.:format',
  summary: 'A document of the current set, as it was shown',
  actor: 'borrower',
  answers: 'document',
  params: documentParams,
  data: z.undefined(),
  refusals: { documentsOutOfDate: 409 },
});

export const downloadApplicationDocument = endpoint({
  method: 'GET',
  path: '/v2/loan-applications/:id/read-:slug.:format/download',
  summary: 'The same document as a file to keep',
  actor: 'borrower',
  answers: 'document',
  params: documentParams,
  data: z.undefined(),
  refusals: { documentsOutOfDate: 409 },
});
