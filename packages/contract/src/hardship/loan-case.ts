import { LOSS_CAUSE_CODES } from '@fairlead/core/loan-case/car-cases';
import { CASE_OUTCOMES, LOAN_CASE_KINDS, MOST_OPEN_CASES } from '@fairlead/core/loan-case/loan-cases';
import { CLAIMED_WAY_CODES } from '@fairlead/core/missing-payment/claim';
import { TRACED_OUTCOMES } from '@fairlead/core/missing-payment/trace-payment';
import { z } from 'zod';
import {
  fileInput,
  fileRefusals,
  otherFileIsRead,
  proofRefusals,
  UPLOAD_LIMIT_BYTES,
} from '../proofs/proof.ts';
import { staffFile } from '../proofs/staff-proof.ts';
import { FILE_TYPES } from '../vocabulary.ts';
import { supportNeeds } from './support-needs.ts';
import { id, idParams, isoDay, money, positiveMoney, text } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { EXAMPLE } from '../wire/examples.ts';
import { DAY } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

/** The car of an agreement that its hirer has ended. */
export const carReturn = {
  /** Miles on the odometer. */
  mileage: z.int().min(0).max(999_999).meta({ example: 31_000 }),
  /** Where it can be collected. */
  where: text(200).meta({ example: '12 Sample Street, Sampleton ZZ99 1AB' }),
};

export const carLoss = {
  cause: z.enum(LOSS_CAUSE_CODES),
  happenedOn: isoDay.meta({ example: '2027-01-05' }),
  insurer: text(80).meta({ example: 'Sample Insurance' }),
  /** Empty where there is none yet. */
  claimNumber: z.string().trim().max(40).meta({ example: 'CL-20418' }),
};

const claim = {
  paidOn: isoDay.meta({ description: 'The day on which it left the account', example: '2027-01-05' }),
  amount: positiveMoney.meta({ example: 50 }),
  way: z.enum(CLAIMED_WAY_CODES),
  /** As on the bank statement; empty where there is none. */
  reference: z.string().trim().max(40).meta({ example: 'HARBOUR RENT' }),
};

/** What a borrower said, of one kind. */
const stated = z.strictObject({
  payment: z.strictObject({ ...claim, amount: money }).nullable(),
  breathingSpace: z
    .strictObject({ adviser: z.string().meta({ example: 'StepChange' }), appliedOn: isoDay })
    .nullable(),
  carReturn: z
    .strictObject({ ...carReturn, toPay: money.meta({ description: 'Owed on the day of the notice' }) })
    .nullable()
    .meta({ example: null }),
  carLoss: z.strictObject(carLoss).nullable().meta({ example: null }),
  plateChange: z
    .strictObject({ registrationNumber: z.string().meta({ example: 'AB12CDE' }) })
    .nullable()
    .meta({ example: null }),
});

export type Stated = z.output<typeof stated>;

export const loanCase = z.strictObject({
  '@type': z.literal('loan-case'),
  id,
  reference: z.string().meta({ example: `${EXAMPLE.loanReference}-Q1` }),
  kind: z.enum(LOAN_CASE_KINDS),
  ...stated.shape,
  /** What the borrower sent to show the payment. */
  files: z.array(
    z.strictObject({
      id,
      filename: z.string().meta({ example: 'statement.pdf' }),
      contentType: z.enum(FILE_TYPES),
      pages: z.int().meta({ example: 1 }),
    }),
  ),
  openedOn: isoDay,
  /** The last day on which it is answered. */
  answerBy: isoDay,
  /** Null while a person looks into it. */
  answer: z
    .strictObject({ outcome: z.enum(CASE_OUTCOMES), answeredOn: isoDay, words: z.string() })
    .nullable(),
});

const tracedPayment = z.strictObject({
  loanReference: z.string().meta({ example: EXAMPLE.loanReference }),
  isOnOtherLoan: z.boolean(),
  method: z.enum(['direct-debit', 'card', 'open-banking', 'bank-transfer']),
  amount: money,
  /** It has another amount than the borrower says. */
  isOtherAmount: z.boolean(),
  outcome: z.enum(TRACED_OUTCOMES),
  startedOn: isoDay,
  /** The day from which it counts, or would count. */
  countsOn: isoDay,
  /** When its outcome became known; null while there is none. */
  knownOn: isoDay.nullable(),
  /** The reason from the bank or the card; null where there was none. */
  why: z.string().nullable(),
});

const MOST_REPORTS = 20;

export const tooManyCases = refusal(
  409,
  `You have ${MOST_OPEN_CASES} open questions. Wait for an answer, or call us.`,
);

export const loanCaseEndpoints = {
  listLoanCases: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/cases',
    summary: 'List what a person looks into',
    description:
      'Payments that are missing, breathing spaces that were applied for, and what happened to a hired car, the ' +
      'newest first.',
    actor: 'borrower',
    params: idParams,
    data: z.array(loanCase),
  }),

  reportMissingPayment: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/missing-payments',
    summary: 'Trace a payment that does not show',
    description:
      'Returns the payments in our records that it could be. Where there are none, or where a person is asked for, it ' +
      'opens a case. While one is open, no reminder of a payment is sent.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: { perAccount: { calls: MOST_REPORTS, perMinutes: DAY } },
    params: idParams,
    body: z.strictObject({ ...claim, asksPerson: z.boolean() }),
    data: z.strictObject({
      '@type': z.literal('payment-trace'),
      found: z.array(tracedPayment),
      case: loanCase.nullable(),
    }),
    refusals: {
      paidOnNotPossible: refusal(422, 'Choose today or an earlier day, at most 400 days ago.'),
      tooManyCases,
    },
  }),

  sendCaseFile: endpoint({
    method: 'POST',
    path: '/v2/loan-cases/:id/files',
    summary: 'Send a file that shows a missing payment',
    description:
      'A JPG, PNG or PDF of up to 10 MB in base64, such as the bank’s proof of a transfer. Five at most, while the ' +
      'case waits for an answer.',
    actor: 'borrower',
    idempotent: true,
    bodyLimitBytes: UPLOAD_LIMIT_BYTES,
    rateLimit: { perAccount: { calls: MOST_REPORTS, perMinutes: DAY } },
    params: idParams,
    body: fileInput,
    data: loanCase,
    refusals: {
      otherFileIsRead,
      ...fileRefusals,
      tooManyFiles: proofRefusals.tooManyFiles,
      caseIsAnswered: refusal(409, 'We’ve answered this question, so it takes no more files.'),
    },
  }),

  reportBreathingSpace: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/breathing-space-applications',
    summary: 'Say that a breathing space is applied for',
    description:
      'Opens a case and pauses reminders of payments for 30 days. The breathing space itself begins once the ' +
      'register notifies the lender.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: { perAccount: { calls: MOST_REPORTS, perMinutes: DAY } },
    params: idParams,
    body: z.strictObject({ adviser: text(80).meta({ example: 'StepChange' }), appliedOn: isoDay }),
    data: loanCase,
    refusals: {
      appliedOnNotPossible: refusal(422, 'Choose today or an earlier day, at most 60 days ago.'),
      breathingSpaceKnown: refusal(409, 'You’ve already let us know, or you’re in a breathing space.'),
      tooManyCases,
    },
  }),
};

const caseForStaff = z.strictObject({
  '@type': z.literal('case-for-staff'),
  ...loanCase.omit({ '@type': true }).shape,
  loanId: id,
  loanReference: z.string().meta({ example: EXAMPLE.loanReference }),
  brandName: z.string().meta({ example: 'Asda Money' }),
  borrower: z.string().meta({ example: EXAMPLE.fullName }),
  supportNeeds: z.strictObject(supportNeeds).nullable(),
  /** What the automatic trace finds today. */
  found: z.array(tracedPayment),
});

export const staffCaseEndpoints = {
  listOpenCases: endpoint({
    method: 'GET',
    path: '/v2/staff/cases',
    summary: 'List cases that wait for an answer',
    description: 'Of every brand, without personal details, the oldest first.',
    actor: 'staff',
    calledFrom: 'page-server',
    data: z.array(
      z.strictObject({
        '@type': z.literal('waiting-case'),
        id,
        reference: loanCase.shape.reference,
        kind: loanCase.shape.kind,
        brandName: caseForStaff.shape.brandName,
        openedOn: isoDay,
        answerBy: isoDay,
      }),
    ),
  }),

  readCaseForStaff: endpoint({
    method: 'GET',
    path: '/v2/staff/cases/:id',
    summary: 'Read a case of a borrower',
    description: 'The audit trail records who read it. It is answered by an action on its loan.',
    actor: 'staff',
    calledFrom: 'page-server',
    params: idParams,
    data: caseForStaff,
  }),

  readCaseFile: endpoint({
    method: 'GET',
    path: '/v2/staff/cases/:id/files/:file',
    summary: 'Read a file that came with a case',
    description: 'In base64. The audit trail records who read it.',
    actor: 'staff',
    calledFrom: 'page-server',
    params: idParams.extend({ file: id }),
    data: staffFile,
  }),
};
