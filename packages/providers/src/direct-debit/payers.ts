import type { DirectDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import type { CollectionEvent } from './port.ts';
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
  /** When the payer's bank cancels the mandate, in working days after activation, and why. */
  readonly cancellation: { readonly after: number; readonly reason: DirectDebitReason } | null;
}

const COLLECTED: CollectionStep = { kind: 'collection-collected', after: 0, reason: null };

/** How each sandbox payer's bank behaves, by the first name on the mandate. Every collection has the same result. */
export const PAYERS = {
  Successful: {
    outcome: 'Every collection is paid on its day. The same for any name not listed here.',
    collection: [COLLECTED],
    cancellation: null,
  },
  Penniless: {
    outcome: 'Every collection fails on its day: refer to payer.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'refer-to-payer' }],
    cancellation: null,
  },
  Fickle: {
    outcome: 'Paid, then charged back five working days later.',
    collection: [COLLECTED, { kind: 'collection-charged-back', after: 5, reason: 'disputed' }],
    cancellation: null,
  },
  Late: {
    outcome: 'Paid, then failed one working day after it was confirmed.',
    collection: [COLLECTED, { kind: 'collection-failed', after: 1, reason: 'refer-to-payer' }],
    cancellation: null,
  },
  Closed: {
    outcome: 'The bank cancels the mandate one working day after it becomes active: account closed.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'account-closed' }],
    cancellation: { after: 1, reason: 'account-closed' },
  },
  Deceased: {
    outcome: 'The bank cancels the mandate five working days after it becomes active: payer deceased.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'payer-deceased' }],
    cancellation: { after: 5, reason: 'payer-deceased' },
  },
  Switching: {
    outcome: 'The bank cancels the mandate five working days after it becomes active: account transferred.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'account-transferred' }],
    cancellation: { after: 5, reason: 'account-transferred' },
  },
  Unready: {
    outcome: 'Every collection fails on its day: the bank has no instruction yet.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'no-instruction' }],
    cancellation: null,
  },
  Indemnity: {
    outcome: 'Paid, then reversed ten working days later by an indemnity claim.',
    collection: [COLLECTED, { kind: 'collection-charged-back', after: 10, reason: 'indemnity-claim' }],
    cancellation: null,
  },
} as const satisfies Record<string, PayerBehaviour>;

export type Payer = keyof typeof PAYERS;

const NAMES = keysOf(PAYERS);

/** The listed payer with this first name, ignoring case and surrounding spaces; any other payer pays. */
export function payerNamed(firstName: string): Payer {
  const requested = firstName.trim().toLowerCase();
  return NAMES.find((name) => name.toLowerCase() === requested) ?? 'Successful';
}
