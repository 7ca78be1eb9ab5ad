import { z } from 'zod';
import { id, idParams, isoDay } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';
import { settlementDayNotOffered, settlementNotPossible } from './settlement.ts';

const limits = {
  perAddress: { calls: 240, perMinutes: HOUR },
  perAccount: { calls: 120, perMinutes: HOUR },
} as const;

const period = z.strictObject({
  id,
  from: isoDay.meta({ example: '2026-11-20' }),
  to: isoDay.meta({ example: '2026-12-16' }),
});

const periodRefusals = {
  periodNotPossible: refusal(
    422,
    'Choose a first day that isn’t after the last one, and a last day that isn’t after today.',
  ),
};

/** The id of one of the loan's `historicalRepayments`. */
const transactionId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9-]+$/)
  .meta({ example: 'payment-received-01a1f8e9-5c3e-7aaa-8000-1f2e3d4c5b6a' });

/** Papers about a running loan that are made when they are asked for. */
export const statementEndpoints = {
  readStatement: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/statements/:from/:to.pdf',
    summary: 'Read a statement of account',
    description:
      'What was owed before and after a period, every payment in it, and what is still to be paid (Consumer Credit Act 1974, s.77B). Both days are included.',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    rateLimit: limits,
    params: period,
    data: z.undefined(),
    refusals: periodRefusals,
  }),

  exportStatement: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/statements/:from/:to.csv',
    summary: 'Export the transactions of a period',
    description:
      'Comma-separated values (RFC 4180) with a row of headings, amounts in pounds, the earliest first.',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    rateLimit: limits,
    params: period,
    data: z.undefined(),
    refusals: periodRefusals,
  }),

  readSettlementStatement: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/settlement-statements/:date.pdf',
    summary: 'Read a settlement statement',
    description:
      'What pays off the loan on a day of the next 28, what is saved, and how it is calculated (Consumer Credit Act 1974, s.97).',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    rateLimit: limits,
    params: z.strictObject({ id, date: isoDay.meta({ example: '2026-12-18' }) }),
    data: z.undefined(),
    refusals: { settlementNotPossible, settlementDayNotOffered },
  }),

  readReceipt: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/receipts/:transaction.pdf',
    summary: 'Read a receipt',
    description: 'Of a payment that was received; one that the bank took back later says so.',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    rateLimit: limits,
    params: z.strictObject({ id, transaction: transactionId }),
    data: z.undefined(),
  }),

  readTitleCertificate: endpoint({
    method: 'GET',
    path: '/v2/loans/:id/title-certificate.pdf',
    summary: 'Read the certificate of ownership',
    description:
      'Of the car of a hire purchase, once everything is paid: the lender has no claim on it any more.',
    actor: 'borrower',
    answers: 'document',
    calledFrom: 'link',
    rateLimit: limits,
    params: idParams,
    data: z.undefined(),
    refusals: {
      titleNotPassed: refusal(409, 'The car belongs to the lender until everything is paid.'),
    },
  }),
};
