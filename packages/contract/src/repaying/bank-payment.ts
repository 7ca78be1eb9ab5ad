import {
  BANK_CONSENT_MINUTES,
  BANK_PAYMENT_FLOWS,
  BANK_PAYMENT_OUTCOMES,
  JOURNEY_ORIGINS,
  JOURNEY_SUBJECTS,
  RESUME_MINUTES,
} from '@fairlead/core/collection/bank-payment';
import { z } from 'zod';
import { keeps, repaymentRefusals } from './repayment.ts';
import { OPEN_BANKING_RESUME } from '../web/account-paths.ts';
import { id, idParams, instant, money, positiveMoney, secretText, text } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

export const bankPaymentOutcome = z.enum(BANK_PAYMENT_OUTCOMES);

const bankPayment = z.strictObject({
  '@type': z.literal('bank-payment'),
  id,
  loanId: id,
  flow: z.enum(BANK_PAYMENT_FLOWS),
  amount: money.meta({ example: 272.01 }),
  outcome: bankPaymentOutcome,
  /** The money has arrived and counts. */
  isCredited: z.boolean(),
  /** Where the payer agrees; null when that is over. Anyone with it can pay. */
  url: z.string().nullable().meta({ example: 'https://payment.truelayer.com/payments#payment_id=…' }),
});

const subjectType = z.enum(JOURNEY_SUBJECTS);
const origin = z.enum(JOURNEY_ORIGINS);

/** The longest id that a provider sends back. */
const PROVIDER_ID_LIMIT = 200;

const bankPaymentLimits = {
  perAddress: { calls: 60, perMinutes: HOUR },
  perAccount: { calls: 20, perMinutes: HOUR },
} as const;

/** Pages ask every few seconds while someone is at their bank. */
const followLimits = {
  perAddress: { calls: 1200, perMinutes: HOUR },
  perAccount: { calls: 1200, perMinutes: HOUR },
} as const;

/** Links cannot be guessed; this is for those who try. */
const resumeLimits = { perAddress: { calls: 60, perMinutes: 15 } } as const;

export const bankPaymentEndpoints = {
  startBankPayment: endpoint({
    method: 'POST',
    path: '/v2/truelayer/auth',
    summary: 'Start a payment by open banking',
    description:
      '`subjectId` is a loan. `late` and `early` need `amount`, and `early` takes `keeps` as a Direct Debit does; ' +
      '`settlement` is the figure of today; `link` is the amount of the loan’s repayment link. It replaces one to which ' +
      `no one has agreed, and ends without consent after ${BANK_CONSENT_MINUTES} minutes.`,
    actor: 'borrower',
    rateLimit: bankPaymentLimits,
    body: z.strictObject({
      subjectId: id,
      subjectType,
      flow: z.enum(BANK_PAYMENT_FLOWS),
      amount: positiveMoney.optional().meta({ example: 272.01 }),
      keeps: keeps.optional(),
    }),
    data: bankPayment,
    refusals: {
      ...repaymentRefusals,
      noRepaymentLink: refusal(404, 'This loan has no repayment link at the moment.'),
    },
  }),

  readBankPayment: endpoint({
    method: 'GET',
    path: '/v2/truelayer/payments/:id',
    summary: 'Follow a payment by open banking',
    description: 'Asks the provider while the payment is under way.',
    actor: 'borrower',
    rateLimit: followLimits,
    params: idParams,
    data: bankPayment,
  }),

  returnFromBank: endpoint({
    method: 'POST',
    path: '/v2/truelayer/payment-returns',
    summary: 'Come back from the bank after a payment',
    description:
      'Takes the provider’s id from the address. Another borrower’s payment is treated as one that does not exist.',
    actor: 'borrower',
    rateLimit: followLimits,
    body: z.strictObject({
      paymentId: text(PROVIDER_ID_LIMIT).meta({ example: 'a-payment-of-the-provider' }),
    }),
    data: bankPayment,
  }),

  makeResumeToken: endpoint({
    method: 'POST',
    path: '/v2/truelayer/resume-journey-token',
    summary: 'Make a link that resumes a journey',
    description:
      `Continues the payment of the loan that waits for consent, on another device, without signing in: once, and for ` +
      `${RESUME_MINUTES} minutes. It replaces the link before it. An application has nothing to resume.`,
    actor: 'borrower',
    rateLimit: bankPaymentLimits,
    body: z.strictObject({ subjectId: id, subjectType, origin }),
    data: z.strictObject({
      '@type': z.literal('resume-journey'),
      url: z.string().meta({ example: `https://loans.example${OPEN_BANKING_RESUME}?code=…&token=…` }),
      expiresAt: instant,
    }),
    refusals: {
      nothingToResume: refusal(409, 'No payment is waiting for your bank. Start it again.'),
    },
  }),

  resumeJourney: endpoint({
    method: 'POST',
    path: '/v2/truelayer/resume-journey-auth',
    summary: 'Resume a journey',
    description:
      'Returns where to pay, once. A second use returns the state of the payment and no address. It starts no session.',
    actor: 'anyone',
    rateLimit: resumeLimits,
    body: z.strictObject({
      subjectId: id,
      origin,
      subjectType,
      code: secretText.meta({ example: 'A-code-of-43-characters-in-the-address_____' }),
      resumeJourneyToken: secretText.meta({ example: 'A-token-of-43-characters-in-the-address____' }),
    }),
    data: z.strictObject({
      '@type': z.literal('resumed-journey'),
      firstName: z.string().meta({ example: 'Ada' }),
      amount: money.meta({ example: 272.01 }),
      outcome: bankPaymentOutcome,
      url: z.string().nullable().meta({ example: 'https://payment.truelayer.com/payments#payment_id=…' }),
    }),
    refusals: {
      resumeEnded: refusal(410, 'This link has ended. Make a new one where you started the payment.'),
    },
  }),
};
