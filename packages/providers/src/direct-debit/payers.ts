import type { CollectionEvent, DirectDebitReason } from './port.ts';
import { keysOf } from '@fairlead/core/records';

export interface CollectionStep {
  readonly kind: CollectionEvent['kind'];
  /** Working days after the collection day. */
  readonly after: number;
  readonly reason: DirectDebitReason | null;
}

interface PayerBehaviour {
  readonly outcome: string;
  readonly collection: readonly CollectionStep[];
  /** Working days after activation on which the payer's bank cancels the mandate. */
  readonly isCancelledAfter: number | null;
}

const COLLECTED: CollectionStep = { kind: 'collection-collected', after: 0, reason: null };

/** How each sandbox payer's bank behaves, by the first name on the mandate. Every collection has the same result. */
export const PAYERS = {
  Successful: {
    outcome: 'Every collection is paid on its day. The same for any name not listed here.',
    collection: [COLLECTED],
    isCancelledAfter: null,
  },
  Penniless: {
    outcome: 'Every collection fails on its day: refer to payer.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'refer-to-payer' }],
    isCancelledAfter: null,
  },
  Fickle: {
    outcome: 'Paid, then charged back five working days later.',
    collection: [COLLECTED, { kind: 'collection-charged-back', after: 5, reason: 'disputed' }],
    isCancelledAfter: null,
  },
  Late: {
    outcome: 'Paid, then failed one working day after it was confirmed.',
    collection: [COLLECTED, { kind: 'collection-failed', after: 1, reason: 'refer-to-payer' }],
    isCancelledAfter: null,
  },
  Closed: {
    outcome: 'The bank cancels the mandate one working day after it becomes active: account closed.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'account-closed' }],
    isCancelledAfter: 1,
  },
  Indemnity: {
    outcome: 'Paid, then reversed ten working days later by an indemnity claim.',
    collection: [COLLECTED, { kind: 'collection-charged-back', after: 10, reason: 'indemnity-claim' }],
    isCancelledAfter: null,
  },
} as const satisfies Record<string, PayerBehaviour>;

export type Payer = keyof typeof PAYERS;

const NAMES = keysOf(PAYERS);

/** The listed payer with this first name, ignoring case and surrounding spaces; any other payer pays. */
export function payerNamed(firstName: string): Payer {
  const requested = firstName.trim().toLowerCase();
  return NAMES.find((name) => name.toLowerCase() === requested) ?? 'Successful';
}
