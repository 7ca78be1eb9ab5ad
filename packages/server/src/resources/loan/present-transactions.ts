import type { loan } from '@fairlead/contract/loan';
import type { Day } from '@fairlead/core/calendar/day';
import { CARD_RETURNS, isCardReturn } from '@fairlead/core/collection/card-returns';
import { directDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import { londonDay } from '@fairlead/core/calendar/london';
import type { Agreement } from '@fairlead/core/loan/agreement';
import type { LoanEvent, LoanEventKind, PaymentMethod } from '@fairlead/core/loan/events';
import { outstandingAfterEach } from '@fairlead/core/loan/read/outstanding-after';
import { ZERO } from '@fairlead/core/money/pence';
import type { z } from 'zod';

type Transaction = NonNullable<z.output<typeof loan>['historicalRepayments']>[number];

/** What borrowers see of a history: the events that moved money or failed to. The others have no row. */
const SHOWN = {
  disbursed: { kind: 'payout', description: 'Paid to your bank account' },
  'payout-returned': { kind: 'payout-returned', description: 'Sent back by your bank' },
  'payment-received': { kind: 'repayment', description: 'Payment' },
  'payment-failed': { kind: 'repayment-failed', description: 'Payment not collected' },
  'payment-reversed': { kind: 'repayment-returned', description: 'Payment taken back' },
  'credit-refunded': { kind: 'refund', description: 'Overpayment sent back to you' },
} as const satisfies Partial<
  Record<LoanEventKind, { readonly kind: Transaction['kind']; readonly description: string }>
>;

const METHODS = {
  'direct-debit': 'Direct Debit',
  card: 'Card',
  'open-banking': 'Bank app',
  'bank-transfer': 'Bank transfer',
} as const satisfies Record<PaymentMethod, string>;

type ShownEvent = Extract<LoanEvent, { kind: keyof typeof SHOWN }>;

const isShown = (event: LoanEvent): event is ShownEvent => event.kind in SHOWN;

const recordedOn = ({ recordedAt }: LoanEvent): Day => londonDay(Date.parse(recordedAt));

/** Money that moved, in the order in which it was recorded, with what was owed after each. */
export function presentTransactions(agreement: Agreement, events: readonly LoanEvent[]): Transaction[] {
  const outstanding = outstandingAfterEach(agreement, events, recordedOn);
  return events.flatMap((event, index) => {
    if (!isShown(event)) return [];
    return {
      id: `${event.kind}-${event.reference}`,
      kind: SHOWN[event.kind].kind,
      description: descriptionOf(event),
      valueOn: event.valueOn,
      happenedOn: recordedOn(event),
      amount: event.amount,
      method: METHODS[methodOf(event, events)],
      reason: reasonOf(event),
      outstandingAfter: outstanding[index] ?? ZERO,
    };
  });
}

function descriptionOf(event: ShownEvent): string {
  if (event.kind === 'disbursed' && event.payee === 'old-lender') return 'Paid to your old lender';
  if (event.kind === 'payout-returned' && event.payee === 'old-lender') return 'Sent back by your old lender';
  if (event.kind === 'payment-received' && event.restores !== undefined) return 'Payment credited again';
  if (event.kind === 'payment-reversed' && isCardReturn(event.reason)) return 'Card payment returned';
  return SHOWN[event.kind].description;
}

/** Why a payment failed or was taken back, in our words. */
function reasonOf(event: ShownEvent): string | null {
  if (event.kind !== 'payment-failed' && event.kind !== 'payment-reversed') return null;
  const { reason } = event;
  return isCardReturn(reason) ? CARD_RETURNS[reason] : (directDebitReason(reason)?.words ?? null);
}

/** Payouts go by bank transfer. What is taken back, is taken back the way it was paid. */
function methodOf(event: ShownEvent, events: readonly LoanEvent[]): PaymentMethod {
  switch (event.kind) {
    case 'payment-received':
      return event.method;
    case 'payment-failed':
      return 'direct-debit';
    case 'payment-reversed': {
      const paid = events.find(
        (other) => other.kind === 'payment-received' && other.reference === event.reverses,
      );
      return paid?.kind === 'payment-received' ? paid.method : 'direct-debit';
    }
    case 'credit-refunded':
      return event.method ?? 'bank-transfer';
    case 'disbursed':
    case 'payout-returned':
      return 'bank-transfer';
  }
}
