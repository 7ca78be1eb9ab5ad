import type { Pence } from '@fairlead/core/money/pence';
import type { Instant, Owned } from '../columns.ts';

export type PayoutStatus = 'created' | 'sent' | 'settled' | 'returned' | 'failed';

export interface PayoutsTable extends Owned {
  loan_id: string;
  attempt: number;
  amount_pence: Pence;
  status: PayoutStatus;
  provider_payout_id: string | null;
  created_at: Instant;
  updated_at: Instant;
}
