import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { Instant, Owned } from '../columns.ts';

export type PaymentStatus =
  'created' | 'submitted' | 'collected' | 'failed' | 'reversed' | 'voided' | 'expired';

export interface PaymentsTable extends Owned {
  loan_id: string;
  kind: 'direct-debit';
  instalment: number;
  attempt: number;
  amount_pence: Pence;
  status: PaymentStatus;
  due_on: Day;
  collect_on: Day;
  submit_on: Day;
  provider_reference: string | null;
  failure_reason: string | null;
  created_on: Day;
  updated_at: Instant;
}
