import { keysOf } from '@fairlead/core/records';
import { APPLICATION_STATES } from '@fairlead/core/application/states';
import { REQUIREMENT_KINDS, REQUIREMENT_STATES, REQUIREMENTS } from '@fairlead/core/requirement/requirement';
import { z } from 'zod';
import { id, instant, isoDay, listReference, money, reference } from '../wire/codecs.ts';
import { quote } from '../quote.ts';
import { user } from '../user.ts';
import { DOCUMENT_TYPES, documentSlug, employmentStatusName } from '../vocabulary.ts';

const requirement = z.strictObject({
  '@type': z.enum(REQUIREMENT_KINDS.map((kind) => REQUIREMENTS[kind].type)),
  id,
  state: z.enum(REQUIREMENT_STATES),
  /** Why it is asked. */
  reason: z.string(),
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
      type: z.enum(keysOf(DOCUMENT_TYPES)),
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
