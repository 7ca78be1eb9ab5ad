import type { CollectionEvent, DirectDebitReason } from './port.ts';

export interface CollectionStep {
  readonly kind: CollectionEvent['kind'];
  /** Working days after the collection day. */
  readonly after: number;
  readonly reason: DirectDebitReason | null;
}

interface PayerBehaviour {
  readonly outcome: string;
  readonly collection: readonly CollectionStep[];
  /** The payer's bank cancels the mandate this many working days after it became active. */
  readonly isCancelledAfter: number | null;
}

const COLLECTED: CollectionStep = { kind: 'collection-collected', after: 0, reason: null };

/** How each sandbox payer's bank behaves, by the first name on the mandate. Every collection takes the same course. */
export const PAYERS = {
  Successful: {
    outcome: 'Every collection is paid on its day. So is everybody’s who is not listed here.',
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
    outcome: 'The bank cancels the mandate a working day after it became active: account closed.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'account-closed' }],
    isCancelledAfter: 1,
  },
  Indemnity: {
    outcome: 'Paid, then taken back ten working days later by an indemnity claim.',
    collection: [COLLECTED, { kind: 'collection-charged-back', after: 10, reason: 'indemnity-claim' }],
    isCancelledAfter: null,
  },
} as const satisfies Record<string, PayerBehaviour>;

export type Payer = keyof typeof PAYERS;

const NAMES = Object.keys(PAYERS) as Payer[];

/** Capitals and spaces around the name do not matter; anybody not listed pays. */
export function payerNamed(firstName: string): Payer {
  const wanted = firstName.trim().toLowerCase();
  return NAMES.find((name) => name.toLowerCase() === wanted) ?? 'Successful';
}
