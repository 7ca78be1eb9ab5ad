import { pence } from '@fairlead/core/money/pence';
import { z } from 'zod';
import type { BankPaymentReport } from '@fairlead/core/collection/bank-payment';
import type { BankPayment, BankPaymentFailure, NewBankPayment } from './port.ts';

/**
 * What TrueLayer's Payments v3 takes and answers, as far as it is used (https://docs.truelayer.com/reference, and the
 * types of TrueLayer's own client, github.com/TrueLayer/truelayer-java).
 */

/** Part of an address, so nothing that could lead to another one. */
export const PAYMENT_ID = /^[\w-]{1,100}$/;

/** Visible ASCII: it is sent in a header or a fragment. */
const secret = z.string().regex(/^[\x21-\x7e]{1,10000}$/);

export const clientToken = z.object({ access_token: secret, expires_in: z.number().positive() });

export const startedAnswer = z.object({ id: z.string().regex(PAYMENT_ID), resource_token: secret });

/** https://docs.truelayer.com/docs/single-payment-statuses */
const STATUSES = {
  authorization_required: 'waiting',
  authorizing: 'waiting',
  attempt_failed: 'waiting',
  authorized: 'authorised',
  executed: 'executed',
  settled: 'settled',
  failed: 'failed',
} as const satisfies Readonly<Record<string, BankPaymentReport>>;

const WIRE_STATUSES = Object.keys(STATUSES) as (keyof typeof STATUSES)[]; // the keys of the literal above

/** Reasons by their name; one that is not listed is `other`. */
const REASONS: Readonly<Record<string, BankPaymentFailure>> = {
  canceled: 'cancelled',
  user_canceled_at_provider: 'cancelled',
  user_canceled_at_scheme: 'cancelled',
  insufficient_funds: 'insufficient-funds',
  expired: 'expired',
  authorization_expired: 'expired',
  provider_expired: 'expired',
  rejected: 'rejected',
  provider_rejected: 'rejected',
  authorization_failed: 'rejected',
  verification_declined: 'rejected',
  payment_limit_exceeded: 'rejected',
  provider_error: 'bank-unavailable',
  scheme_unavailable: 'bank-unavailable',
  provider_unavailable: 'bank-unavailable',
};

const paymentAnswer = z.object({
  id: z.string(),
  amount_in_minor: z.int().positive(),
  currency: z.literal('GBP'),
  status: z.enum(WIRE_STATUSES),
  failure_reason: z.string().optional(),
});

/** A payment in our terms. */
export const paymentOnWire = paymentAnswer.transform(
  ({ id, amount_in_minor, status, failure_reason = '' }): BankPayment => ({
    paymentId: id,
    amount: pence(amount_in_minor),
    status: STATUSES[status],
    reason: status === 'failed' ? (REASONS[failure_reason] ?? 'other') : null,
  }),
);

/** RFC 7807. Its other text can repeat what was asked, so it is not read. */
export const problem = z.object({ type: z.string() });

export const IS_REUSED_KEY = /#idempotency-key-reuse$/;

export interface Beneficiary {
  readonly merchantAccountId: string;
  readonly accountHolderName: string;
}

/** A payment by the bank that the payer chooses, into our account at TrueLayer, by Faster Payments only. */
export function bodyOf(
  { amount, reference, payer, isNameChecked }: NewBankPayment,
  { merchantAccountId, accountHolderName }: Beneficiary,
): string {
  return JSON.stringify({
    amount_in_minor: amount,
    currency: 'GBP',
    payment_method: {
      type: 'bank_transfer',
      provider_selection: {
        type: 'user_selected',
        filter: {
          countries: ['GB'],
          customer_segments: ['retail'],
          release_channel: 'general_availability',
        },
        scheme_selection: { type: 'instant_only' },
      },
      beneficiary: {
        type: 'merchant_account',
        merchant_account_id: merchantAccountId,
        account_holder_name: accountHolderName,
        reference,
        ...(isNameChecked && { verification: { type: 'automated', remitter_name: true } }),
      },
    },
    user: { name: payer.name, email: payer.email },
  });
}
