import type { Generated } from 'kysely';
import type { Instant, Owned } from '../../columns.ts';

export type MandateStatus = 'created' | 'submitted' | 'active' | 'cancelled' | 'failed';

export interface MandatesTable extends Owned {
  loan_id: string;
  bank_account_id: string;
  status: MandateStatus;
  provider_mandate_id: string | null;
  reference: string;
  /** Its loan is finished, or there is a newer one of the loan. */
  may_end: Generated<boolean>;
  /** Of the account that banks moved it to by themselves: all that the provider says of its number. */
  account_ending: string | null;
  created_at: Instant;
  updated_at: Instant;
}
