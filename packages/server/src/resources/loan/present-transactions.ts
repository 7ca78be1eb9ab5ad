import type { loan } from '@fairlead/contract/loan';
import type { Day } from '@fairlead/core/calendar/day';
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
  'payment-received': { kind: 'repayment', description: 'Repayment' },
  'payment-failed': { kind: 'repayment-failed', description: 'Repayment not collected' },
  'payment-reversed': { kind: 'repayment-returned', description: 'Repayment taken back by your bank' },
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
      ...SHOWN[event.kind],
      valueOn: event.valueOn,
      happenedOn: recordedOn(event),
      amount: event.amount,
      method: methodOf(event),
      reason: reasonOf(event),
      outstandingAfter: outstanding[index] ?? ZERO,
    };
  });
}

/** What the borrower's bank said of a debit that failed or was taken back. */
function reasonOf(event: ShownEvent): string | null {
  const isByDebit = event.kind === 'payment-failed' || event.kind === 'payment-reversed';
  return isByDebit ? (directDebitReason(event.reason)?.words ?? null) : null;
}

/** Payouts and refunds go by bank transfer; only direct debits fail or are taken back. */
function methodOf(event: ShownEvent): string {
  if (event.kind === 'payment-received') return METHODS[event.method];
  const isByDebit = event.kind === 'payment-failed' || event.kind === 'payment-reversed';
  return METHODS[isByDebit ? 'direct-debit' : 'bank-transfer'];
}
