import { typedPounds } from '../../parts/application/typed-pounds.ts';
import type { CardPaymentResult } from './card-calls.ts';
import type { MagicValue } from '../../resources/sandbox.ts';
import { isApiError } from '../../state/api-error.ts';

const PURPOSES = ['late', 'early', 'settlement'] as const;

/** The payment that the address asks for, in pence; null where it asks for none. */
export function paymentIn(search: URLSearchParams) {
  const amount = typedPounds(search.get('amount') ?? '');
  const id = search.get('id');
  const purpose = PURPOSES.find((known) => known === (search.get('purpose') ?? 'late'));
  if (amount === null || id === null || purpose === undefined) return null;
  const keeps = search.get('keeps') === 'term' ? ('term' as const) : ('instalment' as const);
  return { id, amount, purpose, keeps };
}

export type AskedPayment = NonNullable<ReturnType<typeof paymentIn>>;

/** What a payment has come to. */
export type CardOutcome = 'paid' | 'open';

/** A loan whose payment by card is still under way has not been paid yet. */
export function outcomeOf(result: Extract<CardPaymentResult, { '@type': 'loan' }>): CardOutcome {
  return result.pendingRepayments?.some(({ method }) => method === 'CARD') ? 'open' : 'paid';
}

/** The test cards among the values of the sandbox. */
export function testCardsIn(values: readonly MagicValue[]) {
  return values.flatMap(({ group, value: label, typed: [value], outcome: hint }) =>
    group === 'Payment card' && value !== undefined ? [{ value, label, hint }] : [],
  );
}

/** The sentence of a failure, and whether another card can be tried; null where the card is not to blame. */
export function declineIn(error: unknown): { readonly text: string; readonly canRetry: boolean } | null {
  if (!isApiError(error) || error.type !== 'cardPaymentFailedError') return null;
  return { text: error.message, canRetry: error.reasonCode !== 'FAILED_TO_PROCESS' };
}
