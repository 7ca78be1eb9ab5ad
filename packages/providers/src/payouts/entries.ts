import { addDays, type Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { PayoutEvent } from './port.ts';

export interface PayoutEntry {
  readonly payoutId: string;
  readonly idempotencyKey: string;
  readonly amount: Pence;
  readonly sentOn: Day;
  readonly isReturned: boolean;
  /** Without it, the money arrives on the day it is sent. */
  readonly isSlow?: boolean;
}

/** The events that follow from a payout: always the same for the same payout. */
export function payoutEvents({
  payoutId,
  idempotencyKey,
  amount,
  sentOn,
  isReturned,
  isSlow = false,
}: PayoutEntry): PayoutEvent[] {
  const about = { payoutId, idempotencyKey, amount };
  const settled: PayoutEvent = {
    ...about,
    eventId: `${payoutId}:settled`,
    kind: 'payout-settled',
    on: isSlow ? addDays(sentOn, 1) : sentOn,
    reason: null,
  };
  const returned: PayoutEvent = {
    ...about,
    eventId: `${payoutId}:returned`,
    kind: 'payout-returned',
    on: addDays(sentOn, 1),
    reason: 'account-closed',
  };
  return isReturned ? [settled, returned] : [settled];
}
