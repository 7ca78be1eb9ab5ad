import type { Instant, Owned } from '../../columns.ts';

export type MandateStatus = 'created' | 'submitted' | 'active' | 'cancelled' | 'failed';

export interface MandatesTable extends Owned {
  loan_id: string;
  bank_account_id: string;
  status: MandateStatus;
  provider_mandate_id: string | null;
  reference: string;
  created_at: Instant;
  updated_at: Instant;
}
