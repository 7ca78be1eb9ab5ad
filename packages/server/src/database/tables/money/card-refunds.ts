import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { Instant, Owned } from '../../columns.ts';

/** `returned`: it was sent, and its money came back. `failed`: it never was sent. */
export type CardRefundStatus = 'created' | 'sent' | 'failed' | 'returned';

/** An overpayment that goes back to the card that paid it. */
export interface CardRefundsTable extends Owned {
  loan_id: string;
  payment_id: string;
  amount_pence: Pence;
  status: CardRefundStatus;
  provider_reference: string | null;
  failure_reason: string | null;
  created_on: Day;
  updated_at: Instant;
}
