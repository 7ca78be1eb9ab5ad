import { LOAN_STATES } from '@fairlead/core/loan/states';
import { z } from 'zod';
import { embeddedQuery, id, idParams, isoDay, money, percent, reference } from './wire/codecs.ts';
import { endpoint } from './wire/endpoint.ts';

const scheduledPayment = z.strictObject({
  number: z.int(),
  dueOn: isoDay,
  collectOn: isoDay,
  amount: money,
  interest: money,
  principal: money,
  fee: money,
  closing: money,
  paid: money,
  status: z.enum(['paid', 'part-paid', 'pending', 'due', 'upcoming', 'missed', 'ended']),
});

/** Money that moved, either way: the payout, each repayment, each returned payment. */
const transaction = z.strictObject({
  id: z.string(),
  kind: z.enum([
    'payout',
    'payout-returned',
    'repayment',
    'repayment-failed',
    'repayment-returned',
    'refund',
  ]),
  /** When it counts: a collection on its own day counts on the due date. */
  valueOn: isoDay,
  /** When it happened. */
  happenedOn: isoDay,
  amount: money,
  method: z.string(),
  description: z.string(),
  outstandingAfter: money,
});

const pendingRepayment = z.strictObject({
  '@type': z.literal('repayment'),
  id,
  amount: money,
  method: z.enum(['DIRECT_DEBIT', 'CARD', 'OPEN_BANKING']),
  state: z.enum(['created', 'submitted']),
  collectOn: isoDay,
});

const nextPayment = z.strictObject({
  number: z.int(),
  amount: money,
  dueOn: isoDay,
  collectOn: isoDay,
  isPending: z.boolean(),
  reason: z.enum(['scheduled', 'moved-to-working-day', 'last-instalment', 'arrears', 'arrangement']),
});

export const loan = z.strictObject({
  '@type': z.literal('loan'),
  id,
  state: z.enum(LOAN_STATES),
  reference: z.string(),
  isActive: z.boolean(),
  isEligibleForCancellation: z.boolean(),
  hasActiveCancellationQuote: z.boolean(),
  hasActiveSettlementQuote: z.boolean(),
  isMandateActive: z.boolean(),
  isEligibleForSelfServeArrangement: z.boolean(),
  disbursalDate: isoDay.nullable(),
  signedOn: isoDay,
  withdrawUntil: isoDay,
  asOf: isoDay,
  amount: money,
  term: z.int(),
  monthlyCost: money,
  finalPayment: money,
  totalFees: money,
  totalAmountPayable: money,
  totalChargeForCredit: money,
  apr: percent,
  interestRate: percent,
  totalPaid: money,
  leftToPay: money,
  outstanding: money,
  interestToDate: money,
  creditBalance: money,
  paidInstalments: z.int(),
  endsOn: isoDay,
  nextPayment: nextPayment.nullable(),
  arrears: z.strictObject({ amount: money, since: isoDay.nullable(), days: z.int(), instalments: z.int() }),
  user: reference,
  loanApplication: reference,
  historicalRepayments: z.array(transaction).optional(),
  scheduledPayments: z.array(scheduledPayment).optional(),
  unpaidScheduledPayments: z.array(scheduledPayment).optional(),
  pendingRepayments: z.array(pendingRepayment).optional(),
  scheduledFees: z.array(z.strictObject({ name: z.string(), amount: money, dueOn: isoDay })).optional(),
  bankDetails: z
    .strictObject({ accountName: z.string(), maskedSortCode: z.string(), maskedAccountNumber: z.string() })
    .nullable()
    .optional(),
});

const loanDocumentParams = z.strictObject({
  id,
  slug: z.enum(['contract', 'secci', 'adequate-explanations']),
});

/** Relations of a loan. */
export const LOAN_EMBEDS = [
  'historicalRepayments',
  'scheduledPayments',
  'unpaidScheduledPayments',
  'pendingRepayments',
  'scheduledFees',
  'bankDetails',
] as const;

export const loanEndpoints = {
  readLoan: endpoint({
    method: 'GET',
    path: '/v2/loans/:id',
    summary: 'One loan, as of today',
    actor: 'borrower',
    embeds: LOAN_EMBEDS,
    params: idParams,
    query: embeddedQuery,
    data: loan,
  }),

  readLoanDocument: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/:slug.pdf',
    summary: 'A signed document of the loan',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    params: loanDocumentParams,
    data: z.undefined(),
  }),

  downloadLoanDocument: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/:slug.pdf/download',
    summary: 'The same document as a file to keep',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    params: loanDocumentParams,
    data: z.undefined(),
  }),
};
