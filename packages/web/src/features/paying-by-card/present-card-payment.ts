import { typedPounds } from '../../parts/application/typed-pounds.ts';
import type { MagicValue } from '../../resources/sandbox.ts';
import type { ApiError } from '../../state/api-error.ts';

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

/** The test cards among the values of the sandbox. */
export function testCardsIn(values: readonly MagicValue[]) {
  return values.flatMap(({ group, value: label, typed: [value], outcome: hint }) =>
    group === 'Payment card' && value !== undefined ? [{ value, label, hint }] : [],
  );
}

/** Whether a failure is a word of the card's bank, and so not about the page. */
export function isDecline(error: ApiError): boolean {
  return error.type === 'cardPaymentFailedError';
}
