import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { Instant, Owned } from '../../columns.ts';

export type PaymentStatus =
  | 'created'
  | 'submitted'
  | 'collected'
  | 'failed'
  | 'reversed'
  | 'voided'
  | 'expired';

export type PaymentKind = 'direct-debit' | 'card' | 'open-banking';

/** What it is for: an instalment or a promise of an arrangement on its date, or what the borrower asked to pay. */
export type PaymentPurpose = 'instalment' | 'arrangement' | 'late' | 'early' | 'settlement' | 'withdrawal';

export interface PaymentsTable extends Owned {
  loan_id: string;
  kind: PaymentKind;
  purpose: PaymentPurpose;
  /** What stays the same after an early payment. */
  keeps: 'instalment' | 'term' | null;
  /** Of `instalment` only. */
  instalment: number | null;
  attempt: number;
  amount_pence: Pence;
  status: PaymentStatus;
  due_on: Day;
  collect_on: Day;
  submit_on: Day;
  provider_reference: string | null;
  failure_reason: string | null;
  created_on: Day;
  /** Of a card, by the business clock. */
  asked_at: Instant | null;
  /** The payment whose money came back to us after it was gone. */
  restores_payment_id: string | null;
  /** The Idempotency-Key of the request that asked for a card to be charged. */
  request_key: string | null;
  updated_at: Instant;
}
