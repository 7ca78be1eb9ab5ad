import type { CardDeclineReason } from '@fairlead/core/collection/card-declines';
import { pence } from '@fairlead/core/money/pence';
import { z } from 'zod';
import type { CardOutcome, CardPayment } from './port.ts';

const paymentError = z.object({ code: z.string().nullish(), decline_code: z.string().nullish() });

/** A PaymentIntent of Stripe, as far as it is read (https://docs.stripe.com/api/payment_intents/object). */
export const stripeIntent = z.object({
  id: z.string().min(1),
  amount: z.int().positive(),
  status: z.string(),
  client_secret: z.string().nullish(),
  metadata: z.object({ paymentId: z.string().optional() }),
  last_payment_error: paymentError.nullish(),
});

export type StripeIntent = z.infer<typeof stripeIntent>;

export const stripeIntents = z.object({ data: z.array(stripeIntent), has_more: z.boolean() });

/** An error; that of a card has the intent in it (https://docs.stripe.com/api/errors). */
export const stripeError = z.object({
  error: z.object({
    type: z.string(),
    code: z.string().nullish(),
    decline_code: z.string().nullish(),
    payment_intent: stripeIntent.nullish(),
  }),
});

/** Codes with a reason of their own; any other is a decline (https://docs.stripe.com/declines/codes). */
const REASONS: Readonly<Record<string, CardDeclineReason>> = {
  processing_error: 'failed-to-process',
  insufficient_funds: 'insufficient-funds',
  card_velocity_exceeded: 'insufficient-funds',
  withdrawal_count_limit_exceeded: 'insufficient-funds',
  expired_card: 'card-expired',
  incorrect_cvc: 'wrong-security-code',
  invalid_cvc: 'wrong-security-code',
  incorrect_number: 'wrong-details',
  invalid_number: 'wrong-details',
  invalid_expiry_month: 'wrong-details',
  invalid_expiry_year: 'wrong-details',
  incorrect_zip: 'wrong-details',
  incorrect_address: 'wrong-details',
  authentication_required: 'not-authenticated',
  authentication_not_handled: 'not-authenticated',
  payment_intent_authentication_failure: 'not-authenticated',
  try_again_later: 'try-later',
  issuer_not_available: 'try-later',
  reenter_transaction: 'try-later',
};

/** Why a payment was declined: the bank's own code says more than the general one. */
export function declineOf(error: z.infer<typeof paymentError> | null | undefined): CardDeclineReason {
  return REASONS[error?.decline_code ?? ''] ?? REASONS[error?.code ?? ''] ?? 'declined';
}

function outcomeOf({ status, client_secret, last_payment_error }: StripeIntent): CardOutcome | undefined {
  if (status === 'succeeded') return { status };
  if (status === 'processing') return { status };
  if (status === 'requires_action' && client_secret)
    return { status: 'action-required', clientSecret: client_secret };
  if (status === 'requires_payment_method')
    return { status: 'declined', reason: declineOf(last_payment_error) };
  if (status !== 'canceled') return undefined;
  return last_payment_error
    ? { status: 'declined', reason: declineOf(last_payment_error) }
    : { status: 'cancelled' };
}

/** The payment of an intent; undefined for one that we do not make. */
export function paymentOf(intent: StripeIntent): CardPayment | undefined {
  const outcome = outcomeOf(intent);
  return (
    outcome && {
      paymentIntentId: intent.id,
      idempotencyKey: intent.metadata.paymentId ?? '',
      amount: pence(intent.amount),
      outcome,
    }
  );
}
