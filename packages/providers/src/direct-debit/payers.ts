import type { DirectDebitReason } from '@fairlead/core/collection/direct-debit-reasons';
import { pence, type Pence } from '@fairlead/core/money/pence';
import type { CollectionEvent, MandateEvent } from './port.ts';
import { keysOf } from '@fairlead/core/records';

export interface CollectionStep {
  readonly kind: CollectionEvent['kind'];
  /** Working days after the collection day. */
  readonly after: number;
  readonly reason: DirectDebitReason | null;
}

export interface MandateChange {
  /** A mandate that fails never becomes active. */
  readonly kind: Exclude<MandateEvent['kind'], 'mandate-active'>;
  readonly after: number;
  readonly reason: DirectDebitReason | null;
  readonly accountEnding?: string;
}

interface PayerBehaviour {
  readonly outcome: string;
  readonly collection: readonly CollectionStep[];
  /** Collections of at most this amount are paid, whatever happens to larger ones. */
  readonly paysUpTo?: Pence;
  /** What the payer's bank does to the mandate: when, in working days after activation, and why. */
  readonly change: MandateChange | null;
}

const COLLECTED: CollectionStep = { kind: 'collection-collected', after: 0, reason: null };

const cancelled = (after: number, reason: DirectDebitReason): MandateChange => ({
  kind: 'mandate-cancelled',
  after,
  reason,
});

const failing = (reason: DirectDebitReason): readonly CollectionStep[] => [
  { kind: 'collection-failed', after: 0, reason },
];

/** How each sandbox payer's bank behaves, by the first name on the mandate. */
export const PAYERS = {
  Successful: {
    outcome: 'Every collection is paid on its day. The same for any name not listed here.',
    collection: [COLLECTED],
    change: null,
  },
  Penniless: {
    outcome: 'Every collection fails on its day: refer to payer.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'refer-to-payer' }],
    change: null,
  },
  Stretched: {
    outcome: 'Collections of up to £50 are paid on their day. Larger ones fail: refer to payer.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'refer-to-payer' }],
    paysUpTo: pence(50_00),
    change: null,
  },
  Fickle: {
    outcome: 'Paid, then charged back five working days later.',
    collection: [COLLECTED, { kind: 'collection-charged-back', after: 5, reason: 'disputed' }],
    change: null,
  },
  Relenting: {
    outcome: 'Paid, charged back five working days later, and paid again five working days after that.',
    collection: [
      COLLECTED,
      { kind: 'collection-charged-back', after: 5, reason: 'disputed' },
      { kind: 'collection-charge-back-undone', after: 10, reason: null },
    ],
    change: null,
  },
  Late: {
    outcome: 'Paid, then failed one working day after it was confirmed.',
    collection: [COLLECTED, { kind: 'collection-failed', after: 1, reason: 'refer-to-payer' }],
    change: null,
  },
  Closed: {
    outcome: 'The bank cancels the mandate one working day after it becomes active: account closed.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'account-closed' }],
    change: cancelled(1, 'account-closed'),
  },
  Deceased: {
    outcome: 'The bank cancels the mandate five working days after it becomes active: payer deceased.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'payer-deceased' }],
    change: cancelled(5, 'payer-deceased'),
  },
  Switching: {
    outcome: 'The bank cancels the mandate five working days after it becomes active: account transferred.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'account-transferred' }],
    change: cancelled(5, 'account-transferred'),
  },
  Moving: {
    outcome:
      'The account moves to another bank with its Direct Debit, five working days after it becomes active.',
    collection: [COLLECTED],
    change: { kind: 'mandate-moved', after: 5, reason: 'account-transferred', accountEnding: '31' },
  },
  Cancelling: {
    outcome: 'The payer cancels the Direct Debit at the bank, five working days after it becomes active.',
    collection: failing('instruction-cancelled'),
    change: cancelled(5, 'instruction-cancelled'),
  },
  Expired: {
    outcome: 'The Direct Debit expires at the bank, five working days after it becomes active.',
    collection: failing('instruction-expired'),
    change: cancelled(5, 'instruction-expired'),
  },
  Invalid: {
    outcome: 'The bank refuses the Direct Debit: the account details aren’t right.',
    collection: failing('invalid-details'),
    change: { kind: 'mandate-failed', after: 0, reason: 'invalid-details' },
  },
  Unsupported: {
    outcome: 'The bank refuses the Direct Debit: the account can’t take Direct Debits.',
    collection: failing('not-enabled'),
    change: { kind: 'mandate-failed', after: 0, reason: 'not-enabled' },
  },
  Departed: {
    outcome: 'Every collection fails: the bank reports that the payer has died.',
    collection: failing('payer-deceased'),
    change: null,
  },
  Unready: {
    outcome: 'Every collection fails on its day: the bank has no instruction yet.',
    collection: [{ kind: 'collection-failed', after: 0, reason: 'no-instruction' }],
    change: null,
  },
  Indemnity: {
    outcome: 'Paid, then reversed ten working days later by an indemnity claim.',
    collection: [COLLECTED, { kind: 'collection-charged-back', after: 10, reason: 'indemnity-claim' }],
    change: null,
  },
} as const satisfies Record<string, PayerBehaviour>;

export type Payer = keyof typeof PAYERS;

const NAMES = keysOf(PAYERS);

/** The listed payer with this first name, ignoring case and surrounding spaces; any other payer pays. */
export function payerNamed(firstName: string): Payer {
  const requested = firstName.trim().toLowerCase();
  return NAMES.find((name) => name.toLowerCase() === requested) ?? 'Successful';
}

/** What happens to a collection of an amount from this payer. */
export function stepsOf(payer: Payer, amount: Pence): readonly CollectionStep[] {
  const { collection, paysUpTo }: PayerBehaviour = PAYERS[payer];
  return paysUpTo !== undefined && amount <= paysUpTo ? [COLLECTED] : collection;
}
