import type { PaymentKind } from '../../database/tables/money/payments.ts';
import { isCancellable } from '../payment/payment-store.ts';
import type { OpenPayment } from './loan-view-store.ts';

const METHODS = {
  'direct-debit': 'DIRECT_DEBIT',
  card: 'CARD',
  'open-banking': 'OPEN_BANKING',
} as const satisfies Record<PaymentKind, string>;

/** A payment under way. One that the borrower asked for can be cancelled before it is submitted. */
export function presentPending(payment: OpenPayment) {
  const { id, kind, purpose, amount_pence: amount, status, created_on, submit_on, collect_on } = payment;
  return {
    '@type': 'repayment' as const,
    id,
    amount,
    method: METHODS[kind],
    purpose,
    state: status === 'created' ? ('created' as const) : ('submitted' as const),
    requestedOn: created_on,
    collectOn: collect_on,
    cancelBefore: isCancellable(payment) ? submit_on : null,
  };
}
