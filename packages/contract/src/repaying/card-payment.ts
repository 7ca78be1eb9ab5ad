import { CARD_DECLINES } from '@fairlead/core/collection/card-declines';
import { z } from 'zod';
import { loan } from '../loan.ts';
import { repaymentRefusals } from './repayment.ts';
import { idParams, positiveMoney } from '../wire/codecs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { HOUR } from '../wire/rate-limit.ts';
import { refusal } from '../wire/refusal.ts';

/** The borrower has to confirm the payment with their bank before anything is taken. */
const cardActionRequired = z.strictObject({
  '@type': z.literal('card-action-required'),
  paymentIntentId: z.string().meta({ example: 'pi_3PqXyz0123456789' }),
  /** Opens the bank's question in the browser. */
  paymentIntentClientSecret: z.string().meta({ example: 'pi_3PqXyz0123456789_secret_…' }),
});

/** The loan is after the payment. While its outcome is open, the payment is in `pendingRepayments`. */
const cardPaymentResult = z.union([loan, cardActionRequired]);

/** Why is in `reasonCode` and in the message: `CARD_DECLINES` in core. */
const cardPaymentFailedError = refusal(422, CARD_DECLINES.declined.message);

/** A card is charged immediately: few people need many attempts, and people who try out stolen cards do. */
const chargeLimits = {
  perAddress: { calls: 30, perMinutes: HOUR },
  perAccount: { calls: 12, perMinutes: HOUR },
} as const;

/** Payments by card. */
export const cardPaymentEndpoints = {
  attemptCardCharge: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/card-late-repayment-attempt-charge',
    summary: 'Pay by card',
    description:
      'Charges a card immediately: arrears, or with `purpose` an early payment or what settles the loan today. After a notice of withdrawal `settlement` repays the credit. If the bank asks the borrower first, the borrower answers in the browser. After `FAILED_TO_PROCESS` no card is charged for the loan for 24 hours.',
    actor: 'borrower',
    idempotent: true,
    rateLimit: chargeLimits,
    params: idParams,
    body: z.strictObject({
      paymentMethodId: z
        .string()
        .regex(/^pm_\w{1,250}$/, 'Use the id of a payment method, like pm_card_visa')
        .meta({ example: 'pm_card_visa' }),
      amount: positiveMoney.meta({ description: 'In pounds', example: 272.01 }),
      purpose: z.enum(['late', 'early', 'settlement']).default('late'),
      /** Of an early payment: the instalment stays, so that the loan ends sooner, or the term stays. */
      keeps: z.enum(['instalment', 'term']).default('instalment'),
    }),
    data: cardPaymentResult,
    refusals: { ...repaymentRefusals, cardPaymentFailedError },
  }),

  confirmCardPayment: endpoint({
    method: 'POST',
    path: '/v2/loans/:id/card-late-repayment-3ds-confirmation',
    summary: 'Take in what the bank confirmed',
    description:
      'Asks what the payment has come to and charges nothing, so it can be called again. A payment that is still waiting for the bank is returned unchanged.',
    actor: 'borrower',
    rateLimit: { perAddress: { calls: 120, perMinutes: HOUR }, perAccount: { calls: 60, perMinutes: HOUR } },
    params: idParams,
    body: z.strictObject({
      paymentIntentId: z
        .string()
        .regex(/^pi[-_][\w-]{1,250}$/, 'Use the id that the payment was given')
        .meta({ example: 'pi_3PqXyz0123456789' }),
    }),
    data: cardPaymentResult,
    refusals: { cardPaymentFailedError },
  }),
};
