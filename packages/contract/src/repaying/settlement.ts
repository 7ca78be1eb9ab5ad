import { SETTLEMENT_REFUSALS } from '@fairlead/core/collection/settling';
import { SETTLEMENT_REASONS } from '@fairlead/core/settlement/settlement-reasons';
import { z } from 'zod';
import { pendingRepayment } from '../loan.ts';
import { embeddedQuery, id, idParams, isoDay, money } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';
import { working } from '../working.ts';

/** Paying off early, or repaying a loan that the borrower withdraws from. */
const quoteType = z.enum(['settlement', 'cancellation']);

/** What a day costs. */
const settlementDay = z.strictObject({
  date: isoDay.meta({ example: '2026-12-18' }),
  amount: money.meta({ example: 7288.51 }),
  /** Less than everything that would otherwise be paid. */
  saved: money.meta({ example: 3326.06 }),
});

/** How the figure of the first day was calculated, and what each day until the last costs. */
const settlementContext = z.strictObject({
  days: z.array(settlementDay),
  /** The first day on which a Direct Debit can be collected; null without an active instruction. */
  directDebitFrom: isoDay.nullable(),
  working,
});

const preview = z.strictObject({
  '@type': z.literal('early-settlement-quote-preview'),
  asOf: isoDay.meta({ example: '2026-12-16' }),
  amount: money.meta({ example: 7281.02 }),
  saved: money.meta({ example: 3333.55 }),
  leftToPay: money.meta({ example: 10_614.57 }),
  /** Principal with interest to date, which is not what pays off the loan. */
  balance: money.meta({ example: 7505.31 }),
  expiresOn: isoDay.meta({ example: '2027-01-13' }),
  context: settlementContext,
});

const quote = z.strictObject({
  '@type': z.literal('early-settlement-quote'),
  id,
  type: quoteType,
  createdOn: isoDay.meta({ example: '2026-12-16' }),
  /** The last day on which it can be paid. */
  expiresOn: isoDay.meta({ example: '2027-01-13' }),
  /** What pays off the loan today, or on the day that was chosen. */
  amount: money.meta({ example: 7288.51 }),
  settleOn: isoDay.meta({ example: '2026-12-18' }),
  paymentMethod: z.enum(['DIRECT_DEBIT', 'CARD']).nullable(),
  pendingRepayments: z.array(pendingRepayment).optional(),
  context: settlementContext.optional(),
});

/** Relations of a settlement quote. */
const SETTLEMENT_EMBEDS = ['pendingRepayments', 'context'] as const;

const limits = {
  perAddress: { calls: 120, perMinutes: HOUR },
  perAccount: { calls: 60, perMinutes: HOUR },
} as const;

/** Why is in the message: `SETTLEMENT_REFUSALS` in core. */
export const settlementNotPossible = refusal(400, SETTLEMENT_REFUSALS.loanNotActive);
const noQuote = refusal(404, 'There is no settlement figure in force. Ask for one first.');

export const settlementDayNotOffered = refusal(
  422,
  'This day is no longer available. Choose one of the days shown.',
);

const choiceRefusals = {
  noQuote,
  settlementNotPossible,
  settlementUnderWay: refusal(
    409,
    'A payment that pays off your loan is under way. Cancel it first to change it.',
  ),
  settlementDayNotOffered,
  noMandate: refusal(
    409,
    'Your Direct Debit isn’t set up at the moment, so we can’t collect a payment. Set it up again, or pay another way.',
  ),
};

/** The day on which to pay; without it the first possible one. */
const settleOn = isoDay.optional().meta({ example: '2026-12-18' });

/** Paying off a loan early. */
export const settlementEndpoints = {
  previewEarlySettlementQuote: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/preview-early-settlement-quote',
    summary: 'Preview a settlement figure',
    description:
      'The figure of today and of each of the next 28 days, with how it is calculated; for `cancellation` what repays the credit after a notice of withdrawal.',
    actor: 'borrower',
    rateLimit: limits,
    params: idParams,
    query: z.strictObject({ type: quoteType.default('settlement') }),
    data: preview,
    refusals: { settlementNotPossible },
  }),

  createEarlySettlementQuote: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/create-early-settlement-quote',
    summary: 'Ask for a settlement figure',
    description:
      'Returns the figure in force, or makes one that can be paid on any of the next 28 days. Payments in the meantime reduce it. **`cancellation` is the notice of withdrawal**: from then nothing falls due, and the credit is repaid with daily interest within 30 days.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: limits,
    embeds: SETTLEMENT_EMBEDS,
    params: idParams,
    query: embeddedQuery,
    body: z.strictObject({
      type: quoteType,
      settlementReason: z.enum(SETTLEMENT_REASONS).optional(),
    }),
    data: quote,
    refusals: { settlementNotPossible },
  }),

  unexpiredEarlySettlementQuote: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/unexpired-early-settlement-quote',
    summary: 'Read the settlement figure in force',
    actor: 'borrower',
    embeds: SETTLEMENT_EMBEDS,
    params: idParams,
    query: embeddedQuery,
    data: quote,
    refusals: { noQuote },
  }),

  selectEarlySettlementQuotePaymentMethod: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/select-early-settlement-quote-payment-method',
    summary: 'Choose how to pay a settlement',
    description:
      'By Direct Debit the amount of the chosen day is collected on it, and nothing else from then. By card it is paid by the calls for cards.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: limits,
    params: idParams,
    body: z.strictObject({ paymentMethod: z.enum(['DIRECT_DEBIT', 'CARD']), settleOn }),
    data: quote,
    refusals: choiceRefusals,
  }),

  changeEarlySettlementQuotePaymentMethodToDirectDebit: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/change-early-settlement-quote-payment-method-to-direct-debit',
    summary: 'Pay a settlement by Direct Debit',
    actor: 'borrower',
    idempotent: true,
    rateLimit: limits,
    params: idParams,
    body: z.strictObject({ settleOn }),
    data: quote,
    refusals: choiceRefusals,
  }),
};
