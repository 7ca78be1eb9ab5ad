import { keysOf } from '@fairlead/core/records';
import { APPLICATION_STATES } from '@fairlead/core/application/states';
import { REFERRAL_REASONS } from '@fairlead/core/decision/referral';
import { REQUIREMENT_STATES } from '@fairlead/core/requirement/requirement';
import { REQUIREMENT_KINDS, REQUIREMENT_TYPES } from '@fairlead/core/requirement/requirement-kinds';
import { z } from 'zod';
import { address } from '../address.ts';
import { bankIncome } from '../proofs/bank-income.ts';
import { creditCard } from '../credit-card.ts';
import { commissionCalculation, finance, vehicle } from '../motor/shapes.ts';
import { id, instant, isoDay, listReference, money, reference } from '../wire/codecs.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { priceFigures } from '../price-figures.ts';
import { payslip } from '../proofs/payslip.ts';
import { paymentDayPrice, quote } from '../quote.ts';
import { user } from '../user.ts';
import { DOCUMENT_TYPES, documentSlug, employmentStatusName, FILE_TYPES } from '../vocabulary.ts';
import { requotability, requotabilityNotLoaded } from './requotability-shape.ts';
import { declinePartner } from './decline-partner-shape.ts';

export const attachment = z.strictObject({
  '@type': z.literal('attachment'),
  id,
  filename: z.string().meta({ example: 'driving-licence.jpg' }),
  contentType: z.enum(FILE_TYPES),
  pages: z.int().min(1),
  sentAt: instant,
  /** Whether it counts: a file that was not accepted stays in the list. */
  isRefused: z.boolean(),
  /** What was read from a payslip that is a PDF with text, where this deployment reads payslips. */
  payslip: payslip.optional(),
});

const requirement = z.strictObject({
  '@type': z.enum(REQUIREMENT_KINDS.map((kind) => REQUIREMENT_TYPES[kind])),
  id,
  state: z.enum(REQUIREMENT_STATES),
  /** Why it is asked. */
  reason: z.string(),
  /** What was given, masked where it is secret: "ending 9876", "the 15th". */
  given: z.string().nullable().meta({ example: 'ending 4958' }),
  /** The address that is asked about, of a `current-address-confirmation-requirement`. */
  address: address.optional(),
  /** Why the files did not prove it, of a requirement that is Refused: what is wrong and what to send instead. */
  refusal: z.string().nullable().meta({ example: null }),
  /** Whether it may be left out, or for a proof of income also whether the borrower may agree to `bankIncome`. */
  maySkip: z.boolean().meta({ example: false }),
  /** What the borrower's bank data shows, of an `income-application-requirement`, with `requirements.bankIncome`. */
  bankIncome: bankIncome.optional(),
  /** The files that were sent for it, oldest first, with `requirements.attachments`. */
  attachments: z.array(attachment).optional(),
  /** The cards that can be paid off, of a `debt-consolidation-upsell-application-requirement`. */
  creditCards: z.array(creditCard).optional(),
  /** The smaller loan that is offered instead, of an `affordability-application-requirement` that is not Met. */
  suggestedLoan: z.strictObject(priceFigures).optional(),
});

const documentSet = z.strictObject({
  '@type': z.literal('document-set'),
  id,
  /** The set assumes the money is sent on this day and can be signed on it only. */
  drawdownOn: isoDay,
  /** Whether it is of today, with the texts that are in use: only then it can be read and signed. */
  isCurrent: z.boolean(),
  /** When `complete-read-documents` said that all were read, without which they cannot be signed. */
  readingCompletedAt: instant.nullable().meta({ example: null }),
  firstPaymentOn: isoDay,
  quotedMonthlyCost: money.meta({ example: EXAMPLE.monthlyCost }),
  monthlyCost: money.meta({ example: EXAMPLE.monthlyCost }),
  finalPayment: money.meta({ example: EXAMPLE.finalPayment }),
  totalAmountPayable: money.meta({ example: EXAMPLE.totalAmountPayable }),
  apr: z.number().meta({ example: EXAMPLE.apr }),
  interestRate: z.number().meta({ example: EXAMPLE.interestRate }),
  documents: z.array(
    z.strictObject({
      type: z.enum(keysOf(DOCUMENT_TYPES)),
      slug: documentSlug,
      title: z.string().meta({ example: 'Loan Agreement' }),
      url: z.string().meta({ example: `/v2/loan-applications/${EXAMPLE.id}/read-contract.html` }),
      /** Whether the borrower confirms that it was read. The mandate is for their information. */
      needsConfirmation: z.boolean(),
      /** About how long it takes to read. */
      readingMinutes: z.int().meta({ example: 4 }),
      readAt: instant.nullable().meta({ example: null }),
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
  id: z.string().meta({ example: 'personal' }),
  name: z.string().meta({ example: 'Personal loan' }),
  productType: z.string().meta({ example: 'personal' }),
  /** The brand that introduces the borrower to the lender, with `loanProduct.partner`. */
  partner: z
    .strictObject({
      '@type': z.literal('partner'),
      id: z.string().meta({ example: 'asda' }),
      name: z.string().meta({ example: 'Asda loans' }),
    })
    .optional(),
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

const paymentDays = z.strictObject({
  lowest: paymentDayPrice,
  highest: paymentDayPrice,
  /** Of the day that was chosen; null before that, and when its first payment no longer fits. */
  chosen: paymentDayPrice.nullable(),
});

export const loanApplication = z.strictObject({
  '@type': z.literal('loan-application'),
  id,
  /** What to quote on the phone. The loan takes it over. */
  reference: z.string().meta({ example: EXAMPLE.loanReference }),
  state: z.enum(APPLICATION_STATES),
  createdAt: instant,
  expiresAt: isoDay.nullable(),
  loanContractAcceptedAt: instant.nullable().meta({ example: null }),
  amount: money.meta({ example: EXAMPLE.amount }),
  term: z.int().meta({ example: EXAMPLE.term }),
  /** Reasons that the applicant may see, in plain sentences; empty unless Declined. */
  declineReasons: z.array(z.string()).meta({ example: [] }),
  /** The credit reference agency whose file a decline is based on, and how to see that file; null for any other. */
  creditAgency: z
    .strictObject({
      name: z.string().meta({ example: 'Sample Credit Files' }),
      address: z.string().meta({ example: '1 Ledger Street, Sampleton, ZZ99 7CR' }),
      phone: z.string().meta({ example: '0808 157 0100' }),
      /** Where the agency shows people their own file free of charge. */
      fileUrl: z.url().meta({ example: 'https://credit-files.example/my-file' }),
    })
    .nullable()
    .meta({ example: null }),
  /** Why a person reviews it; null unless Referred. */
  referredFor: z.enum(REFERRAL_REASONS).nullable().meta({ example: null }),
  /** The most that is offered to this applicant, when it is less than was asked: after a decline, or by a proof. */
  mostWeCanOffer: money.nullable().meta({ example: null }),
  /** Whether a person can be asked to look at the decline again: once, for 30 days. */
  canAskSecondLook: z.boolean().meta({ example: false }),
  /** When a person was asked to look again, and when they answered; null where no one was asked. */
  secondLook: z
    .strictObject({ askedAt: instant, answeredAt: instant.nullable() })
    .nullable()
    .meta({ example: null }),
  /** What `follow-up` was last answered; null before that. */
  followUp: z.boolean().nullable().meta({ example: null }),
  /** Whether another lender can be found: for 30 days after a decline, unless credit would harm the applicant. */
  isDeclinePanelOpen: z.boolean().meta({ example: false }),
  /** What `decline-consent` was last answered; null before that. */
  declinePanelConsented: z.boolean().nullable().meta({ example: null }),
  /** The other lender, once `decline-partner` has found one. */
  declinePartner: declinePartner.nullable().meta({ example: null }),
  quote: z.union([quote, reference]).nullable(),
  /** What else can be asked for: whole where it is embedded. */
  requotability: z
    .discriminatedUnion('isLoaded', [requotability, requotabilityNotLoaded])
    .meta({ example: { '@type': 'requotability', isLoaded: false } }),
  requirements: z.array(requirement).optional(),
  user: z.union([user, reference]),
  employmentStatus: z.union([employmentStatus, listReference]),
  loanProduct: z.union([loanProduct, listReference]),
  loan: reference.nullable().meta({ example: null }),
  /** Whether its loan could not be paid out: `follow-up` asks for another account. */
  isAccountNeeded: z.boolean().meta({ example: false }),
  documentSet: documentSet.nullable().meta({ example: null }),
  /** The plan of the current document set, or of the quote at equal months from today before there is one. */
  schedule: z.array(scheduleRow).optional(),
  /** What the payment day makes of the quote when the money is sent today; null before there is a quote. */
  paymentDays: paymentDays.nullable().optional(),
  /** The car; null for an unsecured loan. */
  vehicle: vehicle.nullable().optional(),
  /** The agreement that is settled; null for an unsecured loan. */
  finance: finance.nullable().optional(),
  /** What is paid for the introduction; null before there is a price and where nothing is paid. */
  commissionCalculation: commissionCalculation.nullable().optional(),
  isDrawdownToday: z.boolean().meta({ example: true }),
});
