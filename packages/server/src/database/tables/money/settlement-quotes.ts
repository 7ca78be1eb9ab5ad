import type { Day } from '@fairlead/core/calendar/day';
import type { Instant, Owned } from '../../columns.ts';

export interface SettlementQuotesTable extends Owned {
  loan_id: string;
  kind: 'settlement' | 'cancellation';
  reason: string | null;
  created_on: Day;
  /** The last day on which it can be paid. */
  expires_on: Day;
  payment_method: 'DIRECT_DEBIT' | 'CARD' | null;
  /** The day on which it is paid; null until a method is chosen. */
  settle_on: Day | null;
  /** The Direct Debit that pays it. */
  payment_id: string | null;
  updated_at: Instant;
}
