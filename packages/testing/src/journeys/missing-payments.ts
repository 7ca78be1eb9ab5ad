import type { WireBody } from '../call.ts';

/** A bank transfer that is in no records. */
export const LOST_TRANSFER = {
  paidOn: '2026-11-20',
  amount: 50,
  way: 'bank',
  reference: 'HARBOUR RENT',
  asksPerson: false,
} as const satisfies WireBody<'reportMissingPayment'>;

/** What staff answer to it. */
export const NOT_RECEIVED = {
  kind: 'case-answered',
  reason: 'Nothing in suspense with this reference or amount.',
  outcome: 'not-received',
  words: 'Nothing with this reference has reached our account since 20 November.',
} as const;
