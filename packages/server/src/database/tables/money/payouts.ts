import type { Day } from '@fairlead/core/calendar/day';
import type { Pence } from '@fairlead/core/money/pence';
import type { Generated } from 'kysely';
import type { Instant, Owned } from '../../columns.ts';

export type PayoutStatus = 'created' | 'held' | 'sent' | 'settled' | 'returned' | 'failed';

export interface PayoutsTable extends Owned {
  loan_id: string;
  /** The old lender of a hire purchase, or the borrower. */
  payee: Generated<'borrower' | 'old-lender'>;
  attempt: number;
  amount_pence: Pence;
  status: PayoutStatus;
  provider_payout_id: string | null;
  /** Of one that is paid again: the last day on which the old lender takes it. */
  figure_valid_until: Day | null;
  /** When the account was checked before sending: from then on it is sent, and not held. */
  checked_at: Instant | null;
  /** When the account is checked again, after a check that said nothing. A business instant. */
  check_after: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}
